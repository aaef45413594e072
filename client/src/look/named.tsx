import type { ComponentChildren } from 'preact';
import './named.css';

/** What a button is called, and what it shows instead: pictures and numbers that words say better. */
export function Named({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  return (
    <>
      <span class="spoken">{words}</span>
      <span class="unspoken" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
