/** Keys of the tables for one, the same as at a match's. */

import { useEffect, useRef } from 'preact/hooks';

/** By key, in small letters. */
export type Strokes = Readonly<Record<string, () => void>>;

/** They work anywhere on the table; an arrow leads into the galaxy. */
export function useStrokes(strokes: Strokes): void {
  const latest = useRef(strokes);
  latest.current = strokes;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const stroke = event.key.startsWith('Arrow') ? enterGalaxy : latest.current[event.key.toLowerCase()];
      if (stroke === undefined) return;
      stroke();
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** To the card that was left last, or to the first one. */
export const enterGalaxy = (): void =>
  document.querySelector<HTMLElement>('.galaxy [tabindex="0"]')?.focus({ preventScroll: true });
