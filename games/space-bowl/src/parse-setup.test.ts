import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#tabletop';
import { DECK } from './components.ts';
import { readCard } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { parseSetup } from './parse-setup.ts';

interface WrittenCard {
  planets: unknown[];
  decoys: unknown[];
  faceDown: unknown;
}

interface Written {
  galaxy: WrittenCard[][];
  infinity: WrittenCard[];
  captain: unknown;
  throws: { destination: unknown; marbles: Record<string, unknown>; blackHole: unknown }[];
  scores?: unknown;
  cardsWon?: unknown;
}

const PLAIN = {
  options: defaultOptions(OPTIONS),
  seatCount: 3,
};

/** The first conformance case: a plain table, everything fixed. */
const FIRST_CASE = readFileSync(new URL('../tests/conformance.jsonl', import.meta.url), 'utf8').split('\n')[0] ?? '';

function written(): Written {
  const { recording } = JSON.parse(FIRST_CASE) as { recording: { setup: Written } };
  return { ...recording.setup, captain: 1 };
}

type Change = (setup: Written) => void;

function errorIn(change: Change, options: Partial<Options> = {}): string | null {
  const setup = written();
  change(setup);
  const table = { ...PLAIN, options: { ...PLAIN.options, ...options } };
  const answer = parseSetup(JSON.parse(JSON.stringify(setup)), table);
  return answer.ok ? null : answer.error;
}

const galaxyCard = ({ galaxy }: Written): WrittenCard => galaxy[0]?.[0] ?? { planets: [], decoys: [], faceDown: null };
const topCard = ({ infinity }: Written): WrittenCard => infinity[0] ?? { planets: [], decoys: [], faceDown: null };
const firstThrow = ({ throws }: Written): Written['throws'][number] =>
  throws[0] ?? { destination: null, marbles: {}, blackHole: null };

describe('[SETUP-5] [SETUP-6] is a set-up', () => {
  test.each<[string, Change, Partial<Options>?]>([
    ['everything fixed', () => undefined],
    ['fewer throws than rounds', (setup) => setup.throws.splice(1)],
    ['no throws', (setup) => setup.throws.splice(0)],
    ['one card of infinity, with its throw', (setup) => [setup.infinity.splice(1), setup.throws.splice(1)]],
    ['planets in another order', (setup) => galaxyCard(setup).planets.reverse()],
    ['decoys in another order', (setup) => setup.galaxy[0]?.[1]?.decoys.reverse()],
    ['scores and cards won', (setup) => Object.assign(setup, { scores: [0, 17, 3], cardsWon: [0, 2, 1] })],
    ['scores past the track', (setup) => Object.assign(setup, { scores: [0, 18, 30] })],
    ['a face-down card with void', (setup) => Object.assign(galaxyCard(setup), { faceDown: true }), { void: true }],
    ['a face-down top of infinity', (setup) => Object.assign(topCard(setup), { faceDown: true }), { void: true }],
    [
      'a black disc with option and decoy',
      (setup) => [setup.throws.splice(1), Object.assign(firstThrow(setup), { blackHole: 'e' })],
      { blackHole: true },
    ],
    [
      'a learner’s disc in the middle',
      (setup) => [setup.throws.splice(1), Object.assign(firstThrow(setup), { destination: 'c' })],
      { learner: true },
    ],
    ['no galaxy', (setup) => Reflect.deleteProperty(setup, 'galaxy')],
    ['no infinity', (setup) => Reflect.deleteProperty(setup, 'infinity')],
    ['no captain', (setup) => Reflect.deleteProperty(setup, 'captain')],
  ])('%s', (_, change, options) => {
    expect(errorIn(change, options)).toBe(null);
  });
});

describe('[SETUP-6] is none', () => {
  test.each<[string, Change, string, Partial<Options>?]>([
    ['an unknown key', (setup) => Object.assign(setup, { deck: [] }), 'unknown key "deck"'],
    ['four rows', (setup) => setup.galaxy.pop(), '5 rows of 5 cards'],
    ['a short row', (setup) => setup.galaxy[2]?.pop(), '5 rows of 5 cards'],
    ['a small galaxy at a big table', () => undefined, '6 rows of 6 cards', { bigGalaxy: true }],
    ['a galaxy of none', (setup) => Object.assign(setup, { galaxy: null }), '5 rows of 5 cards'],
    ['no cards in infinity', (setup) => setup.infinity.splice(0), '1 to 10 cards'],
    ['eleven cards in infinity', (setup) => setup.infinity.push(topCard(setup)), '1 to 10 cards'],
    ['infinity as an object', (setup) => Object.assign(setup, { infinity: {} }), '1 to 10 cards'],
    ['a card with no planets', (setup) => galaxyCard(setup).planets.splice(0), 'of the deck'],
    ['a card with all six', (setup) => Object.assign(galaxyCard(setup), { planets: everyPlanet() }), 'of the deck'],
    ['a planet twice on a card', (setup) => galaxyCard(setup).planets.push('azure'), 'of the deck'],
    ['an unknown planet', (setup) => galaxyCard(setup).planets.push('earth'), 'of the deck'],
    ['other decoys than printed', (setup) => galaxyCard(setup).decoys.splice(0, 1, 'star'), 'of the deck'],
    ['a decoy too many', (setup) => galaxyCard(setup).decoys.push('star'), 'of the deck'],
    ['a decoy twice', (setup) => galaxyCard(setup).decoys.push('comet'), 'of the deck'],
    ['no decoys', (setup) => galaxyCard(setup).decoys.splice(0), 'of the deck'],
    ['faceDown as text', (setup) => Object.assign(galaxyCard(setup), { faceDown: 'false' }), 'of the deck'],
    ['a card without faceDown', (setup) => Reflect.deleteProperty(galaxyCard(setup), 'faceDown'), 'of the deck'],
    ['a card with an id', (setup) => Object.assign(galaxyCard(setup), { id: 'SB01' }), 'of the deck'],
    ['a card as text', (setup) => Object.assign(setup.infinity, { 3: 'SB01' }), 'of the deck'],
    ['a face-down card without void', (setup) => Object.assign(topCard(setup), { faceDown: true }), 'without "void"'],
    [
      'four face-down cards',
      (setup) => setup.galaxy[0]?.slice(0, 4).map((card) => Object.assign(card, { faceDown: true })),
      'no more than 3',
      { void: true },
    ],
    ['a card twice in the galaxy', (setup) => Object.assign(galaxyCard(setup), setup.galaxy[4]?.[4]), 'twice'],
    ['a card in galaxy and infinity', (setup) => Object.assign(galaxyCard(setup), setup.infinity[9]), 'twice'],
    ['a captain of no seat', (setup) => Object.assign(setup, { captain: 3 }), '"captain"'],
    ['a captain below 0', (setup) => Object.assign(setup, { captain: -1 }), '"captain"'],
    ['a captain of null', (setup) => Object.assign(setup, { captain: null }), '"captain"'],
    ['a captain between seats', (setup) => Object.assign(setup, { captain: 0.5 }), '"captain"'],
    ['throws as an object', (setup) => Object.assign(setup, { throws: {} }), '"throws" must be a list'],
    ['more throws than cards', (setup) => setup.throws.push(firstThrow(setup)), 'at most 10'],
    ['a throw of null', (setup) => Object.assign(setup.throws, { 2: null }), 'throw 2 must be'],
    ['a throw with an unknown key', (setup) => Object.assign(firstThrow(setup), { disc: 'c' }), 'throw 0 must be'],
    ['a throw without hole', (setup) => Reflect.deleteProperty(firstThrow(setup), 'blackHole'), 'throw 0 must be'],
    ['a disc nowhere', (setup) => Object.assign(firstThrow(setup), { destination: null }), 'throw 0 must be'],
    ['a disc in no cell', (setup) => Object.assign(firstThrow(setup), { destination: 'x' }), 'throw 0 must be'],
    ['a marble in no cell', (setup) => Object.assign(firstThrow(setup).marbles, { azure: 'x' }), 'throw 0 must be'],
    ['a marble of no planet', (setup) => Object.assign(firstThrow(setup).marbles, { earth: 'c' }), 'throw 0 must be'],
    ['marbles as a list', (setup) => Object.assign(firstThrow(setup), { marbles: [] }), 'throw 0 must be'],
    ['a marble too many', (setup) => Object.assign(firstThrow(setup).marbles, { ash: 'c' }), 'other marbles'],
    ['a marble missing', (setup) => Reflect.deleteProperty(firstThrow(setup).marbles, 'rust'), 'other marbles'],
    ['no marbles', (setup) => Object.assign(firstThrow(setup), { marbles: {} }), 'other marbles'],
    [
      'a hole without the option',
      (setup) => Object.assign(firstThrow(setup), { blackHole: 'c' }),
      'without its option',
    ],
    [
      'a hole without the decoy',
      (setup) => [
        setup.throws.splice(0, 2),
        setup.infinity.splice(0, 2),
        Object.assign(firstThrow(setup), { blackHole: 'c' }),
      ],
      'without its option or decoy',
      { blackHole: true },
    ],
    ['option and decoy without the hole', () => undefined, 'lacks the black disc', { blackHole: true }],
    ['a learner’s disc elsewhere', () => undefined, 'elsewhere than in "c"', { learner: true }],
    ['two throws for one card', (setup) => twoThrowsAlike(setup), 'twice'],
    ['throws for a card of the galaxy', (setup) => throwsForGalaxy(setup), 'twice'],
    ['scores for some', (setup) => Object.assign(setup, { scores: [4, 4] }), '"scores"'],
    ['scores for too many', (setup) => Object.assign(setup, { scores: [4, 4, 4, 4] }), '"scores"'],
    ['a score below 0', (setup) => Object.assign(setup, { scores: [4, -1, 4] }), '"scores"'],
    ['half a point', (setup) => Object.assign(setup, { scores: [4, 1.5, 4] }), '"scores"'],
    ['scores of null', (setup) => Object.assign(setup, { scores: null }), '"scores"'],
    ['cards won by some', (setup) => Object.assign(setup, { cardsWon: [0] }), '"cardsWon"'],
    ['cards won as text', (setup) => Object.assign(setup, { cardsWon: ['0', '0', '0'] }), '"cardsWon"'],
  ])('%s', (_, change, error, options) => {
    expect(errorIn(change, options)).toContain(error);
  });

  test.each([[null], [[]], ['{}'], [7]])('%j', (json) => {
    expect(parseSetup(json, PLAIN)).toEqual({ ok: false, error: 'it must be an object' });
  });
});

test('[SETUP-5] marbles are kept in one order, however they are written', () => {
  const throws = [{ destination: 'c', marbles: { ash: 'n', ember: 's', azure: 'c' }, blackHole: null }];
  const answer = parseSetup({ throws }, PLAIN);
  expect(answer.ok && JSON.stringify(answer.value.throws[0]?.marbles)).toBe('{"azure":"c","ember":"s","ash":"n"}');
  expect(answer.ok && answer.value.infinity).toEqual([readCard('aeh')]);
});

function everyPlanet(): unknown[] {
  return [...new Set(DECK.flatMap(({ planets }) => planets))];
}

function twoThrowsAlike(setup: Written): void {
  Reflect.deleteProperty(setup, 'infinity');
  setup.throws = [firstThrow(setup), firstThrow(setup)];
}

function throwsForGalaxy(setup: Written): void {
  Reflect.deleteProperty(setup, 'infinity');
  const marbles = Object.fromEntries(galaxyCard(setup).planets.map((planet) => [String(planet), 'c']));
  setup.throws = [{ destination: 'c', marbles, blackHole: null }];
}
