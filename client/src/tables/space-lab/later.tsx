import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { View } from '#games/space-lab';
import { inTurn } from './in-turn.ts';

interface LaterProps {
  readonly view: View;
  readonly children: (view: View) => ComponentChildren;
}

/**
 * A part of the table that is not looked at first: it comes, and follows what happens, a frame after the rest and in a
 * task of its own. Another pair of eyes never sees what the last one saw.
 */
export function Later({ view, children }: LaterProps) {
  const [shown, setShown] = useState<View | null>(null);
  useLayoutEffect(() => (shown === view ? undefined : inTurn(() => setShown(view))), [view, shown]);
  return shown === null || shown.viewer !== view.viewer ? null : children(shown);
}
