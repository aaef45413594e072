import type { ComponentChildren } from 'preact';
import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import './banner.css';

/** A line across the top that stays as long as it is true: offline, update ready, you are watching. */
export function Banner({
  icon,
  children,
  action,
}: {
  icon: Icon;
  children: ComponentChildren;
  action?: ComponentChildren;
}) {
  return (
    <div class="banner" role="status">
      <Sign of={icon} />
      <span class="banner-words">{children}</span>
      {action}
    </div>
  );
}
