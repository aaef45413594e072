import type { ComponentChildren, TargetedToggleEvent } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Sign } from './icon.tsx';
import { check, type Icon } from './icons.ts';
import { neighbour } from './keys.ts';
import './menu.css';

type MenuItem = {
  readonly label: ComponentChildren;
  readonly icon?: Icon | undefined;
  /** Given for choices of which one is in force. */
  readonly checked?: boolean | undefined;
  /** The language of the label, when it is another than the page's. */
  readonly lang?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly onChoose: () => void;
};

type MenuProps = {
  /** What the menu is for. */
  readonly label: string;
  /** What stands on the button; its words should begin with or contain the label. */
  readonly children: ComponentChildren;
  readonly items: readonly MenuItem[];
  readonly kind?: 'chip' | 'bare' | undefined;
};

/** Below its button, or above where there is no room. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = list;
  const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
  const below = at.bottom + 6;
  list.style.left = `${left}px`;
  list.style.top = `${below + height > innerHeight - 8 ? Math.max(8, at.top - height - 6) : below}px`;
}

export function Menu({ label, children, items, kind = 'chip' }: MenuProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  const opened = (event: TargetedToggleEvent<HTMLDivElement>) => {
    const isOpen = event.newState === 'open';
    button.current?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen || list.current === null || button.current === null) return;
    place(list.current, button.current);
    const checked = items.findIndex((item) => item.checked === true);
    entries()[Math.max(0, checked)]?.focus();
  };

  const walk = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry.matches(':focus'));
    const next = neighbour(event.key, at, all.length, 'down');
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        class="menu-button"
        data-kind={kind}
        popovertarget={listId}
        aria-haspopup="menu"
        aria-expanded="false"
        aria-label={kind === 'bare' ? label : undefined}
        title={label}
      >
        {children}
      </button>
      <div
        ref={list}
        id={listId}
        class="menu"
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={opened}
        onKeyDown={walk}
      >
        {items.map((item, index) => (
          <button
            {...(item.checked === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': item.checked })}
            key={index}
            type="button"
            class="menu-item"
            data-danger={item.danger ? '' : undefined}
            lang={item.lang}
            tabIndex={-1}
            onClick={() => {
              list.current?.hidePopover();
              item.onChoose();
            }}
          >
            {item.icon === undefined ? null : <Sign of={item.icon} />}
            <span class="menu-words">{item.label}</span>
            {item.checked ? <Sign of={check} class="menu-check" /> : null}
          </button>
        ))}
      </div>
    </>
  );
}
