/** What the illustrated rules of all games are made of; each game fills it with its own words and pictures. */

import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { Keycap } from '../look/keycap.tsx';
import type { Area } from '../words/area.ts';
import { pages } from '../words/pages.ts';
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

/** Every ruling of this house: the words of the game whose keys are rule numbers. */
export function Clarifications({ of: words }: { readonly of: Pick<Area<never>, 'sayAll'> }) {
  return (
    <Chapter title={pages.say('rules.clarifications.title')}>
      <p>{pages.say('rules.clarifications')}</p>
      <Points of={words.sayAll('ruling.')} />
    </Chapter>
  );
}

/** What happens when somebody takes long, or is away. */
export function Time({ pace }: { readonly pace: 'turns' | 'away' }) {
  return (
    <Chapter title={pages.say('rules.time.title')}>
      <p>{pages.say(`rules.time.${pace}`)}</p>
    </Chapter>
  );
}

interface SheetProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Pieces side by side on paper. */
export function Sheet({ class: extra = '', children }: SheetProps) {
  return (
    <div class={`rules-sheet ${extra}`} data-surface="paper">
      {children}
    </div>
  );
}

interface KeysProps<Name extends string> {
  readonly of: readonly Name[];
  /** What each key does, and what is written on it, which differs from language to language. */
  readonly say: (words: 'keys.title' | `keys.${NoInfer<Name>}` | `keys.${NoInfer<Name>}.key`) => string;
}

export function Keys<Name extends string>({ of, say }: KeysProps<Name>) {
  return (
    <Chapter title={say('keys.title')}>
      <ul class="rules-keys">
        {of.map((name) => (
          <li key={name}>
            <Keycap always>{say(`keys.${name}.key`)}</Keycap> {say(`keys.${name}`)}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
