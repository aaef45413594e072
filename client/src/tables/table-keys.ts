import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Keys work anywhere on a table, but never while somebody types or a dialog is open. `answer` says whether the key meant
 * anything; null while none does.
 */
export function useTableKeys(answer: ((event: KeyboardEvent) => boolean) | null): void {
  // A key may come between a new view and whatever follows it: it must meet what is on the screen.
  const latest = useRef(answer);
  latest.current = answer;
  // At once, not after the next frame: whoever sees a table can press its keys.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere()) return;
      if (latest.current?.(event)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isElsewhere(): boolean {
  const { activeElement } = document;
  return (
    document.querySelector('dialog[open]') !== null ||
    activeElement instanceof HTMLInputElement ||
    activeElement instanceof HTMLSelectElement ||
    activeElement instanceof HTMLTextAreaElement
  );
}
