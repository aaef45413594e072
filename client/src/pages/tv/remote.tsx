/** What can be done from the sofa: a remote has arrows and OK. Arrows go from button to button, OK presses. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

type RemoteRowProps = {
  /** Which button has the focus at first. */
  readonly first?: number;
  readonly children: ComponentChildren;
};

/** A row of large buttons; one of them always holds the focus, so that OK does something from the first press on. */
export function RemoteRow({ first = 0, children }: RemoteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const buttons = (): readonly HTMLElement[] => [...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  useEffect(() => {
    const walk = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      const all = buttons();
      const at = all.findIndex((button) => button.matches(':focus'));
      event.preventDefault();
      all[at < 0 ? 0 : (at + step + all.length) % all.length]?.focus();
    };
    addEventListener('keydown', walk);
    return () => removeEventListener('keydown', walk);
  }, []);
  useEffect(() => {
    if (!buttons().some((button) => button.matches(':focus'))) buttons()[first]?.focus({ preventScroll: true });
  });
  return (
    <div class="tv-row" ref={row}>
      {children}
    </div>
  );
}
