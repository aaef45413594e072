import { describe, expect, test } from 'vitest';
import { quickChance, throughText, type Viewer } from '#tabletop';
import { begun, type Deed, EMMA, LUCAS, MARIE, played, playedOn, type TestMatch } from '../tests/table.ts';
import { imagine } from './imagine.ts';
import { spaceBowl } from './index.ts';
import { legalMoves } from './legal.ts';
import { placeOf, readCard, writeMove } from './notation.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const THROWN: Deed = [1_000, EMMA, 'throw'];
const GO: Deed = [2_000, EMMA, 'go'];
const DOOM: Deed = [2_000, EMMA, 'doom'];

const VIEWERS: readonly Viewer[] = [EMMA, MARIE, LUCAS, 'spectator'];

const textFor = ({ state, events }: TestMatch, viewer: Viewer): string =>
  JSON.stringify([
    view(state, viewer),
    legalMoves(view(state, viewer)),
    events.flatMap((event) => spaceBowl.eventFor(event, viewer) ?? []),
  ]);

describe('[SECRET-1] nobody but who made a choice learns', () => {
  test.each<[string, readonly Deed[], readonly Deed[]]>([
    ['that it was made', [], [[3_000, MARIE, 'place B2']]],
    ['which it is', [[3_000, MARIE, 'place A1']], [[3_000, MARIE, 'place B2']]],
    [
      'that it was changed',
      [[3_000, MARIE, 'place B2']],
      [
        [3_000, MARIE, 'place D4'],
        [4_000, MARIE, 'place B2'],
      ],
    ],
    [
      'that it was withdrawn',
      [[5_000, MARIE, 'follow']],
      [
        [3_000, MARIE, 'place B2'],
        [5_000, MARIE, 'follow'],
      ],
    ],
    ['that it was made after zero', [[12_500]], [[12_500, MARIE, 'place B2']]],
  ])('%s', (_, one, other) => {
    const here = played({}, THROWN, DOOM, ...one);
    const there = played({}, THROWN, DOOM, ...other);
    expect([here.refusal, there.refusal]).toEqual([null, null]);
    for (const viewer of [EMMA, LUCAS, 'spectator'] as const)
      expect(textFor(here, viewer)).toBe(textFor(there, viewer));
  });

  test('they see their own', () => {
    const match = played({}, THROWN, GO, [3_000, EMMA, 'place B2']);
    expect(view(match.state, EMMA).choice).toBe('B2');
    expect(match.events.at(-1)).toEqual({ type: 'chosen', by: EMMA, position: 'B2', at: 3_000 });
    const toldTo = VIEWERS.filter((viewer) =>
      match.events.some((event) => event.type === 'chosen' && spaceBowl.eventFor(event, viewer) !== null),
    );
    expect(toldTo).toEqual([EMMA]);
  });

  test('the reveal shows everything to everybody', () => {
    const { state } = played({}, THROWN, GO, [3_000, EMMA, 'place B2'], [12_000]);
    for (const viewer of VIEWERS) {
      expect(view(state, viewer).lastReveal?.tokens).toEqual([
        { seat: EMMA, position: 'B2', verdict: 'valid', turn: 0 },
      ]);
    }
  });
});

describe('[SECRET-2] nobody knows', () => {
  function changed(change: (state: State) => void, options = { void: true }): readonly string[] {
    const there = begun({ options, faceDown: ['A1'] });
    change(there);
    return VIEWERS.filter(
      (viewer) =>
        JSON.stringify(view(begun({ options, faceDown: ['A1'] }), viewer)) !== JSON.stringify(view(there, viewer)),
    ).map(String);
  }

  test.each<[string, (state: State) => void]>([
    [
      'the cards under the top of infinity',
      (state) => state.infinity.splice(1, 2, ...state.infinity.slice(1, 3).reverse()),
    ],
    ['whether they lie face down', (state) => state.faceDown.push(state.infinity[1] ?? 0)],
    [
      'the face-down cards',
      (state) => {
        state.galaxy[0] = readCard('aes');
        state.faceDown = [readCard('aes')];
      },
    ],
    ['the coming throws', (state) => state.throws.splice(0)],
    ['what chance has in store', (state) => Object.assign(state, { chance: quickChance(99) })],
  ])('%s', (_, change) => {
    expect(changed(change)).toEqual([]);
  });

  test('the next card of infinity even when the match has ended before it came', () => {
    const { state } = played({ scores: [15, 4, 4] }, THROWN, GO, [3_000, EMMA, 'place B2'], [12_000]);
    expect(state.winners).toEqual([EMMA]);
    expect(view(state, EMMA).infinity).toEqual({ top: null, left: 9 });
  });

  test('[END-8] a face-down card that was won', () => {
    const table = { options: { void: true }, faceDown: ['A1'] as const };
    const deeds: readonly Deed[] = [
      THROWN,
      GO,
      [3_000, EMMA, 'place A1'],
      [4_000, MARIE, 'joker C1'],
      [12_500, MARIE, 'place B2'],
    ];
    const here = played(table, ...deeds);
    const there = begun(table);
    there.galaxy[0] = readCard('aes');
    there.faceDown = [readCard('aes')];
    const other = playedOn(there, ...deeds);
    expect(here.state.rounds).toHaveLength(1);
    for (const viewer of VIEWERS) expect(textFor(here, viewer)).toBe(textFor(other, viewer));
  });
});

test('[SECRET-3] everybody sees the galaxy, who called, followed, laid the joker or is ready', () => {
  const { state } = played(
    { options: { void: true }, faceDown: ['E5'] },
    THROWN,
    GO,
    [3_000, MARIE, 'joker D2'],
    [4_000, LUCAS, 'ready'],
  );
  for (const viewer of VIEWERS) {
    const seen = view(state, viewer);
    expect(seen.galaxy[placeOf('B2', 5)]).toBe(readCard('aer'));
    expect(seen.galaxy[placeOf('E5', 5)]).toBe(null);
    expect(seen).toMatchObject({ viewer, captain: EMMA, infinity: { top: readCard('ae'), left: 10 } });
    expect(seen.round).toMatchObject({
      phase: 'countdown',
      deadline: 12_000,
      beganAt: 0,
      thrownAt: 1_000,
      calledAt: 2_000,
      zeroAt: null,
      call: { kind: 'go', caller: EMMA },
      followers: [MARIE],
      joker: { position: 'D2', by: MARIE },
      ready: [false, false, true],
    });
  }
});

describe('legal moves', () => {
  /** `joker *` for every card of the galaxy. */
  function legalFor(viewer: Viewer, ...deeds: readonly Deed[]): string {
    const { state } = played({}, ...deeds);
    const moves = legalMoves(throughText(view(state, viewer))).map(writeMove);
    const aimed = ['joker', 'place'].filter((type) => moves.filter((move) => move.startsWith(type)).length === 25);
    return [...moves.filter((move) => !move.includes(' ')), ...aimed.map((type) => `${type} *`)].join(', ');
  }

  test.each<[string, Viewer, readonly Deed[], string]>([
    ['[THROW-1] the captain before the throw', EMMA, [], 'throw'],
    ['[THROW-1] others before the throw', MARIE, [], ''],
    ['[CALL-1] after it', MARIE, [THROWN], 'go, doom, ready'],
    ['[PLACE-1] the go caller', EMMA, [THROWN, GO], 'ready, joker *, place *'],
    ['[JOKER-5] others in a go round', MARIE, [THROWN, GO], 'follow, ready, joker *'],
    ['[CALL-4] the doom caller', EMMA, [THROWN, DOOM], 'ready'],
    ['[CALL-4] others in a doom round', MARIE, [THROWN, DOOM], 'follow, ready, joker *, place *'],
    ['[CALL-6] who laid the joker', MARIE, [THROWN, DOOM, [3_000, MARIE, 'joker D2']], 'ready, place *'],
    ['[PLACE-3] after zero without a choice', EMMA, [THROWN, GO, [12_000]], 'ready, place *'],
    [
      '[PLACE-3] after zero with one',
      MARIE,
      [THROWN, GO, [3_000, MARIE, 'follow'], [4_000, MARIE, 'place B2'], [12_000]],
      'ready',
    ],
    ['[READY-2] who is ready', MARIE, [THROWN, [1_500, MARIE, 'ready']], ''],
    ['[SECRET-1] a spectator', 'spectator', [THROWN, DOOM], ''],
  ])('%s', (_, viewer, deeds, moves) => {
    expect(legalFor(viewer, ...deeds)).toBe(moves);
  });

  test('[BIG-1] 36 places in a big galaxy', () => {
    const state = spaceBowl.setup(
      { options: { ...begun().options, bigGalaxy: true }, seatCount: 2 },
      quickChance(1),
      null,
    );
    const moves = legalMoves(view(playedOn(state, [15_000], [16_000, EMMA, 'doom']).state, MARIE));
    expect(moves.filter(({ type }) => type === 'place')).toHaveLength(36);
  });
});

describe('imagining', () => {
  const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

  test('[SECRET-1] [SECRET-2] other choices and other cards, though all looks the same', () => {
    const { state } = played({}, THROWN, DOOM, [3_000, LUCAS, 'place D4']);
    const imagined = SEEDS.map((seed) => imagine(view(state, LUCAS), quickChance(seed)));
    expect(new Set(imagined.map((other) => JSON.stringify(view(other, LUCAS)))).size).toBe(1);
    expect(new Set(imagined.map(({ infinity }) => infinity[1])).size).toBeGreaterThan(10);
    expect(new Set(imagined.map(({ choices }) => choices.length))).toEqual(new Set([1, 2]));
    expect(new Set(imagined.map(({ choices }) => choices[0]?.seat))).toEqual(new Set([MARIE, LUCAS]));
    const cards = imagined.map(({ galaxy, infinity, gone }) => new Set([...galaxy, ...infinity, ...gone]).size);
    expect(new Set(cards)).toEqual(new Set([35]));
  });

  test('[PLACE-5] after zero somebody without a choice is left to wait for', () => {
    const { state } = played({}, THROWN, DOOM, [3_000, LUCAS, 'place D4'], [12_000]);
    const imagined = SEEDS.map((seed) => imagine(view(state, LUCAS), quickChance(seed)));
    expect(imagined.filter(({ choices }) => choices.some(({ seat }) => seat === MARIE))).toEqual([]);
  });
});
