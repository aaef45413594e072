/** What the illustrated rules of all games are made of; each game fills it with its own words and pictures. */

import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { Keycap } from '../look/keycap.tsx';
import { ChapterOrder } from './chapter-turns.ts';
import './rule-chapters.css';

export function Chapter({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const turns = useContext(ChapterOrder);
  const [place] = useState(() => turns.take());
  const isDrawn = place <= turns.due.value;
  return (
    <section class="rules-chapter" data-coming={isDrawn ? undefined : ''}>
      <h2>{title}</h2>
      {isDrawn ? children : null}
    </section>
  );
}

/** Steps come one after the other; points in any order. */
export function Points({ of, steps = false }: { readonly of: readonly string[]; readonly steps?: boolean }) {
  const items = of.map((words) => <li key={words}>{words}</li>);
  return steps ? <ol class="rules-list">{items}</ol> : <ul class="rules-list">{items}</ul>;
}

export interface KeyUse {
  readonly keys: string;
  readonly words: string;
}

export function KeyUses({ of }: { readonly of: readonly KeyUse[] }) {
  return (
    <ul class="rules-keys">
      {of.map(({ keys, words }) => (
        <li key={keys}>
          <Keycap always>{keys}</Keycap> {words}
        </li>
      ))}
    </ul>
  );
}
