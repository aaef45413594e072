import type { ComponentChildren } from 'preact';
import { Sign } from './icon.tsx';
import { down } from './icons.ts';
import './disclosure.css';

/** More for those who want it: the browser's own details. */
export function Disclosure({
  summary,
  children,
  open,
}: {
  summary: ComponentChildren;
  children: ComponentChildren;
  open?: boolean;
}) {
  return (
    <details class="disclosure" open={open}>
      <summary class="disclosure-summary">
        <span>{summary}</span>
        <Sign of={down} />
      </summary>
      <div class="disclosure-body">{children}</div>
    </details>
  );
}
