import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { inTurn } from '../moments.ts';

interface LaterProps<T> {
  /** What it shows. */
  readonly of: T;
  readonly children: (of: T) => ComponentChildren;
}

/**
 * A part of the table that is not looked at first: it comes, and follows what happens, a frame after the rest and in a
 * task of its own.
 */
export function Later<T extends object>({ of, children }: LaterProps<T>) {
  const [shown, setShown] = useState<T | null>(null);
  useLayoutEffect(() => (shown === of ? undefined : inTurn(() => setShown(of))), [of, shown]);
  return shown === null ? null : children(shown);
}
