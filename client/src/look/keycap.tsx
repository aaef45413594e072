import type { ComponentChildren } from 'preact';
import './keycap.css';

/** A key of the keyboard; shown only where there is a keyboard to press it on. */
export function Keycap({ children, always }: { children: ComponentChildren; always?: boolean }) {
  return (
    <kbd class="keycap" data-always={always ? '' : undefined} aria-hidden={always ? undefined : 'true'}>
      {children}
    </kbd>
  );
}
