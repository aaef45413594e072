import { useLayoutEffect, useRef } from 'preact/hooks';

/** By key, letters in small, `Shift+` before a key pressed with it. Whoever answers false had nothing to do. */
export type KeyActions = Readonly<Record<string, () => unknown>>;

/** Keys work anywhere on a table, but never while somebody types or a dialog is open. Null: none does anything. */
export function useKeyActions(actions: KeyActions | null): void {
  // A key may come between a new view and whatever follows it: it must meet what is on the screen.
  const latest = useRef(actions);
  latest.current = actions;
  // At once, not after the next frame: whoever sees a table can press its keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isElsewhere()) return;
      const name = key.length === 1 ? key.toLowerCase() : key;
      const action = (shiftKey ? latest.current?.[`Shift+${name}`] : undefined) ?? latest.current?.[name];
      if (action !== undefined && action() !== false) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Number keys choose one of a few things, counted from 1. */
export const numberKeys = <Thing>(things: readonly Thing[], choose: (thing: Thing) => unknown): KeyActions =>
  Object.fromEntries(things.slice(0, 9).map((thing, at) => [String(at + 1), () => choose(thing)]));

function isElsewhere(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
