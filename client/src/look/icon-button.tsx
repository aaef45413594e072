import type { ComponentChildren, RefCallback } from 'preact';
import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import './icon-button.css';

type IconButtonProps = {
  readonly icon: Icon;
  /** What it does, in words; shown as a hint by the browser as well. */
  readonly label: string;
  readonly kind?: 'quiet' | 'bare' | 'primary' | 'paper' | undefined;
  readonly pressed?: boolean | undefined;
  readonly blocked?: string | null | undefined;
  readonly expanded?: boolean | undefined;
  /** Something is on its way: a second press does nothing. */
  readonly busy?: boolean | undefined;
  /** A short word or number beside the sign. */
  readonly children?: ComponentChildren | undefined;
  readonly href?: string | undefined;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
  readonly ref?: RefCallback<HTMLElement> | undefined;
};

export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = 'quiet', pressed, blocked, expanded, busy, children, href, onPress, ref } = props;
  const isBlocked = blocked !== undefined && blocked !== null;
  const name = isBlocked ? `${label}. ${blocked}` : label;
  const look = {
    class: 'icon-button',
    'data-kind': kind,
    'aria-label': children === undefined ? name : undefined,
    title: isBlocked ? blocked : label,
    ref: ref ?? null,
  };
  const inside = (
    <>
      <Sign of={icon} size={22} />
      {children === undefined ? null : <span class="spoken">{name} </span>}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <a {...look} href={href} onClick={onPress}>
        {inside}
      </a>
    );
  }
  return (
    <button
      {...look}
      type="button"
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-busy={busy === true ? 'true' : undefined}
      aria-disabled={isBlocked ? 'true' : undefined}
      onClick={isBlocked || busy === true ? undefined : onPress}
    >
      {inside}
    </button>
  );
}
