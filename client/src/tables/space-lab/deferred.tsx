import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { runAfterFrame } from '../moments.ts';

interface DeferredProps<T> {
  /** What it shows. */
  readonly of: T;
  readonly children: (of: T) => ComponentChildren;
}

/**
 * A part of the table that is not looked at first: it comes, and follows what happens, a frame after the rest and in a
 * task of its own.
 */
export function Deferred<T extends object>({ of, children }: DeferredProps<T>) {
  const [shown, setShown] = useState<T | null>(null);
  useLayoutEffect(() => (shown === of ? undefined : runAfterFrame(() => setShown(of))), [of, shown]);
  return shown === null ? null : children(shown);
}
