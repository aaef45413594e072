import type { ComponentChildren, RefCallback } from 'preact';
import { useId } from 'preact/hooks';
import { Sign } from './icon.tsx';
import type { Icon } from './icons.ts';
import { Keycap } from './keycap.tsx';
import { useSettling } from './settling.ts';
import './button.css';

export const BUTTON_KINDS = ['primary', 'second', 'quiet', 'paper', 'danger'] as const;
type ButtonKind = (typeof BUTTON_KINDS)[number];

type ButtonProps = {
  readonly children: ComponentChildren;
  /** primary: the one thing to do on a screen; only it and danger have thickness. */
  readonly kind?: ButtonKind | undefined;
  readonly size?: 'normal' | 'large' | undefined;
  readonly icon?: Icon | undefined;
  /** A second, smaller line. */
  readonly detail?: ComponentChildren | undefined;
  /** Why it can't be pressed yet; it stays reachable and says so. */
  readonly blocked?: string | null | undefined;
  readonly busy?: boolean | undefined;
  /** The key that does the same, shown in the corner on wide screens. */
  readonly shortcut?: string | undefined;
  readonly wide?: boolean | undefined;
  /** It comes where another button was: a press in its first half second was meant for that one. */
  readonly settles?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly label?: string | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly class?: string | undefined;
  readonly href?: string | undefined;
  /** What is behind the address is kept under this name. */
  readonly download?: string | undefined;
  readonly onPress?: ((event: MouseEvent) => void) | undefined;
  readonly ref?: RefCallback<HTMLElement> | undefined;
};

export function Button(props: ButtonProps) {
  const { children, kind = 'quiet', size = 'normal', icon, detail, blocked, busy, shortcut, wide, onPress } = props;
  const reasonId = useId();
  const isBlocked = blocked !== undefined && blocked !== null;
  const second = isBlocked ? blocked : detail;
  const isSettling = useSettling(props.settles === true);
  const press = (event: MouseEvent) => {
    if (isBlocked || busy || isSettling) event.preventDefault();
    else onPress?.(event);
  };
  const look = {
    class: `button ${props.class ?? ''}`,
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide ? '' : undefined,
    'data-settling': isSettling ? '' : undefined,
    'aria-label': props.label,
    'aria-describedby': isBlocked && props.label !== undefined ? reasonId : undefined,
    'aria-keyshortcuts': shortcut,
    ref: props.ref ?? null,
    onClick: press,
  };
  const inside = (
    <>
      {icon === undefined ? null : <Sign of={icon} class="button-sign" />}
      <span class="button-words">
        <span class="button-main">{children}</span>
        {second === undefined ? null : (
          <span class="button-detail" id={reasonId}>
            {second}
          </span>
        )}
      </span>
      {shortcut === undefined ? null : <Keycap>{shortcut.replace('Shift+', '⇧').replace('Enter', '⏎')}</Keycap>}
    </>
  );
  if (props.href !== undefined) {
    return (
      <a {...look} href={props.href} download={props.download}>
        {inside}
      </a>
    );
  }
  return (
    <button
      {...look}
      type={props.type ?? 'button'}
      aria-disabled={isBlocked || busy ? 'true' : undefined}
      aria-busy={busy ? 'true' : undefined}
      aria-pressed={props.pressed}
    >
      {inside}
    </button>
  );
}
