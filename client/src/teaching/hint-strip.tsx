/** The line above a board that says the one thing to know now. It keeps its place: nothing below it ever moves. */

import { useEffect, useMemo, useRef } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import type { Title } from '../catalogue/titles.ts';
import { pageNow, type Scene } from '../host/host.ts';
import type { TableHost } from '../host/table-host.ts';
import { Sign } from '../look/icon.tsx';
import { check, cross, type Icon } from '../look/icons.ts';
import { Spoken } from '../look/live.tsx';
import { dismissed, done, type Hint, hintNow, isKnown, type Moment, type Subject, shown, wordingOf } from './hints.ts';
import { keepMarks, marksFor, switchHints } from './memory.ts';
import { type Teacher, teaching } from './teacher.ts';
import './hint-strip.css';

const { say } = teaching;

/** What stood for less was not read. */
const READABLE = 2_500;

export interface HintStripProps {
  readonly host: TableHost;
  readonly title: Title;
  readonly teacher: Teacher;
  readonly scene: Scene;
  /** Nothing can be done yet. */
  readonly isHeld: boolean;
}

export function HintStrip({ host, title, teacher, scene, isHeld }: HintStripProps) {
  const you = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const log = host.log.value;
  // What each game told comes out of its wrapping again in the game's own hints.
  const moment = useMemo(
    (): Moment => ({
      view: scene.view,
      you,
      offers: isHeld ? [] : (scene.offers as readonly Subject['move'][]),
      events: log.map(({ event }) => event),
    }),
    [scene, log, isHeld],
  );
  const hint = hintNow(teacher.hints, moment, marksFor(title));
  useDeeds(host, title, teacher, you);
  useReading(title, hint);
  const words = hint === null ? null : wordsOf(teacher, hint, moment, host);
  return (
    <aside class="hint-strip" aria-label={say('hint')} data-hint={hint?.id}>
      <p class="hint-words" data-rests={words === null ? '' : undefined} key={words}>
        {words ?? teacher.reminder(scene.view)}
      </p>
      {hint === null ? null : (
        <StripButton
          class="hint-known"
          sign={check}
          words={say('hint.known')}
          onPress={() => keepMarks(title, dismissed(hint, marksFor(title)))}
        />
      )}
      <StripButton
        class="hint-none"
        sign={cross}
        words={say('hint.none')}
        onPress={() => {
          switchHints(false);
          notify(say('hint.none.said'));
        }}
      />
      <Spoken words={words ?? ''} />
    </aside>
  );
}

interface StripButtonProps {
  readonly class: string;
  readonly sign: Icon;
  readonly words: string;
  readonly onPress: () => void;
}

/** Its words are seen where there is room for them. */
function StripButton({ class: kind, sign, words, onPress }: StripButtonProps) {
  return (
    <button type="button" class={`hint-button ${kind}`} title={words} onClick={onPress}>
      <Sign of={sign} size={20} />
      <span class="hint-button-words">{words}</span>
    </button>
  );
}

function wordsOf(teacher: Teacher, hint: Hint, moment: Moment, host: TableHost): string {
  const { key, who, count } = wordingOf(hint, moment);
  const name = who === undefined ? '' : (host.seats.value[who]?.name ?? '');
  return teacher.say(key, { ...teacher.labels(), name, count: count ?? 0 });
}

/** Whoever does it knows it. */
function useDeeds(host: TableHost, title: Title, teacher: Teacher, you: number): void {
  const seat = useRef(you);
  seat.current = you;
  useEffect(
    () =>
      host.onTold(({ event }) => {
        const before = marksFor(title);
        const after = done(teacher.hints, event, seat.current, before);
        if (after !== before) keepMarks(title, after);
      }),
    [host, title, teacher],
  );
}

/** What stood there for a while has been read once. */
function useReading(title: Title, hint: Hint | null): void {
  useEffect(() => {
    if (hint === null) return;
    const from = pageNow();
    return () => {
      const marks = marksFor(title);
      if (pageNow() - from >= READABLE && !isKnown(hint, marks)) keepMarks(title, shown(hint, marks));
    };
  }, [title, hint]);
}
