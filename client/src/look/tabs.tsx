import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { neighbour } from './keys.ts';
import './tabs.css';

export type Tab<Key extends string> = {
  readonly key: Key;
  readonly label: ComponentChildren;
  readonly content: ComponentChildren;
};

type TabsProps<Key extends string> = {
  /** What the tabs are about. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
};

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.key === chosen) ?? tabs[0];

  const walk = (event: KeyboardEvent) => {
    const next = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.key === shown?.key),
      tabs.length,
      'across',
    );
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            class="tab"
            aria-selected={tab.key === shown?.key}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === shown?.key ? 0 : -1}
            onClick={() => onChoose(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown?.key ?? ''}`} class="tab-panel">
        {shown?.content}
      </div>
    </div>
  );
}
