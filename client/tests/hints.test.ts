import { describe, expect, test } from 'vitest';
import type { Seat } from '#tabletop';
import type { Title } from '../src/catalogue/titles.ts';
import { HINTS as GRAVITY } from '../src/tables/gravity-superstar/hints.ts';
import { HINTS as BOWL } from '../src/tables/space-bowl/hints.ts';
import { HINTS as BUILDER } from '../src/tables/space-builder/hints.ts';
import { HINTS as LAB } from '../src/tables/space-lab/hints.ts';
import {
  dismissed,
  done,
  type Hint,
  hintNow,
  isBeginner,
  isKnown,
  type Marks,
  type Moment,
  shown,
  wordingOf,
} from '../src/teaching/hints.ts';
import gravityWords from '../src/words/gravity-superstar-hints/en.ts';
import bowlWords from '../src/words/space-bowl-hints/en.ts';
import builderWords from '../src/words/space-builder-hints/en.ts';
import labWords from '../src/words/space-lab-hints/en.ts';
import { random, recorded, type Witness } from './taught-matches.ts';

interface Taught {
  readonly title: Title;
  readonly hints: readonly Hint[];
  readonly words: Readonly<Record<string, string>>;
  /** Which move a button or card named in a sentence makes. */
  readonly makes: (label: string, moment: Moment) => boolean;
  readonly tables: readonly (readonly [options: object, seats: number])[];
}

const offers =
  (types: Readonly<Record<string, string>>) =>
  (label: string, moment: Moment): boolean =>
    moment.offers.some(({ type }) => type === (types[label] ?? label));

const GAMES: readonly Taught[] = [
  {
    title: 'space-bowl',
    hints: BOWL,
    words: bowlWords,
    makes: offers({ pass: 'ready', sure: 'ready' }),
    tables: [
      [{}, 2],
      [{ noJoker: true, sphere: true }, 3],
      [{ rotation: true, void: true, blackHole: true }, 4],
    ],
  },
  {
    title: 'gravity-superstar',
    hints: GRAVITY,
    words: gravityWords,
    makes: (label, { offers: moves }) =>
      label === 'again'
        ? moves.some(({ type }) => type === 'replay')
        : moves.some((move) => move.type === 'play' && 'card' in move && move.card === label),
    tables: [
      [{}, 2],
      [{ end: 'expert' }, 3],
    ],
  },
  {
    title: 'space-lab',
    hints: LAB,
    words: labWords,
    makes: offers({}),
    tables: [
      [{}, 2],
      [{ advanced: true }, 3],
      [{}, 1],
    ],
  },
  {
    title: 'space-builder',
    hints: BUILDER,
    words: builderWords,
    // How a building is held is no move.
    makes: (label, moment) => label === 'turn' || label === 'flip' || offers({})(label, moment),
    tables: [
      [{}, 2],
      [{ upright: true }, 3],
    ],
  },
];

/** Everything the game's tests recorded, and a few matches at tables of every kind. */
function livedThrough({ title, tables }: Taught, witness: Witness): void {
  expect(recorded(title, witness)).toBeGreaterThan(5);
  for (const [index, [options, seats]] of tables.entries()) {
    random(title, options, seats, 10 + index, witness);
    random(title, options, seats, 20 + index, witness);
  }
}

/** What is filled in besides names and numbers. */
const labelsIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)]
    .map(([, label = '']) => label)
    .filter((label) => label !== 'name' && label !== 'count');

/** What is found out by looking at every moment once. */
function facts(taught: Taught) {
  const { hints, words, makes } = taught;
  const moments = new Set<string>();
  const sentences = new Set<string>();
  const lies = new Set<string>();
  livedThrough(taught, {
    stood(moment) {
      for (const hint of hints) {
        if (!hint.isNow(moment)) continue;
        const { key } = wordingOf(hint, moment);
        moments.add(hint.id);
        sentences.add(key);
        // What only explains may name a button that was pressed before.
        if (hint.isDone === undefined) continue;
        for (const label of labelsIn(words[key] ?? '')) if (!makes(label, moment)) lies.add(`${key}: ${label}`);
      }
    },
  });
  return { moments, sentences, lies };
}

describe.each(GAMES)('the hints of $title', (taught) => {
  const { hints, words } = taught;

  test('each has its moment and its words, and whoever is told to press something can', () => {
    const { moments, sentences, lies } = facts(taught);
    expect(hints.map(({ id }) => id).filter((id) => !moments.has(id))).toEqual([]);
    const catalogue = Object.keys(words).filter((key) => !key.startsWith('goal'));
    expect([...sentences].toSorted()).toEqual(catalogue.toSorted());
    expect([...lies]).toEqual([]);
  });

  test('nothing is said that was learnt, and after a few matches nobody is a beginner', () => {
    const learners = new Map<Seat, Marks>();
    const standing = new Map<Seat, Hint | null>();
    const marksOf = (seat: Seat): Marks => learners.get(seat) ?? {};
    let said = 0;
    livedThrough(taught, {
      told: (event, you) => learners.set(you, done(hints, event, you, marksOf(you))),
      stood(moment) {
        const { you } = moment;
        const before = standing.get(you) ?? null;
        const hint = hintNow(hints, moment, marksOf(you));
        if (before !== null && before !== hint) learners.set(you, shown(before, marksOf(you)));
        standing.set(you, hint);
        if (hint === null) return;
        said++;
        expect(isKnown(hint, marksOf(you))).toBe(false);
        expect(hint.isNow(moment)).toBe(true);
      },
    });
    expect(said).toBeGreaterThan(hints.length);
    expect(isBeginner(hints, {})).toBe(true);
    expect(isBeginner(hints, marksOf(0))).toBe(false);
  });
});

describe('which hint is shown', () => {
  const moment: Moment = { view: {}, you: 0, offers: [], events: [] };
  const hint = (id: string, more: Partial<Hint> = {}): Hint => ({ id, isNow: () => true, ...more });

  test('the one seen least, the first of the list among equals', () => {
    const hints = [hint('one'), hint('two')];
    expect(hintNow(hints, moment, {})?.id).toBe('one');
    expect(hintNow(hints, moment, { one: 1 })?.id).toBe('two');
    expect(hintNow(hints, moment, { one: 1, two: 1 })?.id).toBe('one');
    expect(hintNow(hints, moment, { one: 2, two: 2 })).toBeNull();
  });

  test('a deed counts for whoever did it, and three of them are enough', () => {
    const thrown = hint('throw', { isDone: (event, you) => event.type === 'thrown' && you === 0 });
    const event = { type: 'thrown' };
    let marks: Marks = {};
    expect(done([thrown], event, 1, marks)).toBe(marks);
    for (let times = 0; times < 3; times++) {
      expect(hintNow([thrown], moment, marks)?.id).toBe('throw');
      marks = done([thrown], event, 0, marks);
    }
    expect(hintNow([thrown], moment, marks)).toBeNull();
    expect(done([thrown], event, 0, marks)).toBe(marks);
  });

  test('what is dismissed never comes again', () => {
    const one = hint('one');
    expect(hintNow([one], moment, dismissed(one, {}))).toBeNull();
  });
});
