/** Live rounds taken apart into what each seat would have recorded alone, and put together again: nothing changes. */

import { expect, test } from 'vitest';
import { BOTS, type Contestant, playMatch } from '#bots';
import { type Options as BowlOptions, type State as BowlState, spaceBowl, spaceBowlChallenge } from '#games/space-bowl';
import { type State as BuilderState, spaceBuilderChallenge } from '#games/space-builder';
import {
  aloneMatch,
  below,
  type ChallengeRules,
  type Chance,
  compose,
  drawOptions,
  type Game,
  LEVELS,
  parseRecording,
  pick,
  quickChance,
  replay,
  type Words,
} from '#tabletop';
import { BOWL, BUILDER, type LiveRound, roundsApart } from './apart.ts';

const ROUNDS = 500;
const CONTESTANTS: readonly Contestant[] = [...LEVELS, 'beginner', 'random'];

interface Told {
  readonly rounds: number;
  /** By number of players. */
  readonly tables: ReadonlySet<number>;
  /** Moves that came after the end of their round, and changed nothing. */
  readonly late: number;
  readonly kinds: ReadonlyMap<string, number>;
}

interface Trial<W extends Words> {
  readonly rules: ChallengeRules<W>;
  drawOptions(chance: Chance): W['Options'];
  readonly cutting: Parameters<typeof roundsApart<W>>[1];
  kindOf(finished: unknown): string;
  readonly seed: number;
}

/** Matches of bots, of newcomers and of players who do anything legal, until there are enough rounds. */
function tried<W extends Words>(trial: Trial<W>): Told {
  const { rules, cutting } = trial;
  const { game } = rules;
  const bot = BOTS[game.id as keyof typeof BOTS] as never;
  const chance = quickChance(trial.seed);
  const kinds = new Map<string, number>();
  const tables = new Set<number>();
  let [rounds, late] = [0, 0];
  for (let match = 0; rounds < ROUNDS; match++) {
    const seatCount = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const players = Array.from({ length: seatCount }, () => pick(chance, CONTESTANTS));
    const options = trial.drawOptions(chance);
    const key = below(chance, 2 ** 32)
      .toString(16)
      .padStart(8, '0');
    const { inputs, at: end } = playMatch<W>({ game, options, players, bot, seed: match, key });
    const live = { rules: { ...rules, options }, options, seatCount, key, inputs, end };
    for (const round of roundsApart(live, cutting).slice(0, ROUNDS - rounds)) {
      const again = together(live.rules, round, seatCount);
      expect(again.finished, `match ${match}`).toEqual(round.finished);
      expect(again.standing, `match ${match}`).toEqual(round.standing);
      kinds.set(trial.kindOf(round.finished), (kinds.get(trial.kindOf(round.finished)) ?? 0) + 1);
      tables.add(seatCount);
      late += again.late;
      rounds++;
    }
  }
  return { rounds, tables, late, kinds };

  function together(own: ChallengeRules<W>, { setup, runs, endedAt }: LiveRound, seatCount: number) {
    runs.forEach((run, seat) => {
      expect(refusedAlone(own, forTwo(setup, seat), run)).toEqual([]);
    });
    const names = Array.from({ length: seatCount }, (_, seat) => ({ name: `seat ${seat}` }));
    const { recording, state } = compose(own, setup, names, runs);
    expect(replayed(recording, game), 'its recording').toEqual(game.result(state));
    const further = runs.map((run) => cutting.goOn(run, endedAt));
    expect(compose(own, setup, names, further).recording, 'with what came too late').toEqual(recording);
    return {
      finished: cutting.finished(state)[0],
      standing: cutting.standing(state),
      late: count(further) - count(runs),
    };
  }
}

const count = (runs: LiveRound['runs']): number => runs.reduce((sum, run) => sum + run.length, 0);

/** Each of them could have been recorded alone: the rules accept it beside an empty seat. */
function refusedAlone<W extends Words>(rules: ChallengeRules<W>, setup: object, run: LiveRound['runs'][number]) {
  const match = aloneMatch({ ...rules, setup: () => setup }, {});
  return run.flatMap(({ at, move }) => match.play({ at, by: 0, move }) ?? []);
}

/** Alone it is no matter how everybody stood; what was held is the same for all in a challenge. */
function forTwo(setup: object, seat: number): object {
  const { scores: _scores, cardsWon: _cards, captain: _captain, ...round } = setup as Record<string, unknown>;
  const { held } = round as { readonly held?: readonly unknown[] };
  return held === undefined ? { ...round, captain: 0 } : { ...round, held: [held[seat], held[seat]] };
}

function replayed(recording: object, game: Game): object {
  const read = parseRecording(JSON.parse(JSON.stringify(recording)), () => game);
  if (!read.ok) throw new Error(read.error);
  const again = replay(read.value, () => '00');
  if (!again.ok) throw new Error(again.refusal.because);
  expect(again.match.drawnKey).toBe(null);
  return game.result(again.match.state);
}

test('500 live rounds of Space Bowl, taken apart and put together, score the same', () => {
  const told = tried({
    rules: spaceBowlChallenge,
    drawOptions: (chance): BowlOptions => ({
      ...drawOptions(spaceBowl.options, chance),
      ...{ noJoker: true, searchSeconds: 180, countdownSeconds: 10, placeSeconds: 3, pauseSeconds: 15 },
    }),
    cutting: BOWL as never,
    kindOf: (finished) => {
      const { kind, found } = finished as BowlState['rounds'][number];
      return `${kind} ${found}`;
    },
    seed: 1,
  });
  expect(told.rounds).toBe(500);
  expect([...told.tables].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  const kinds = ['doom false', 'doom true', 'go false', 'go true', 'silent false'];
  expect(told.late).toBeGreaterThan(500);
  expect([...told.kinds.keys()].sort()).toEqual(kinds);
});

test('500 live rounds of Space Builder, taken apart and put together, score the same', () => {
  const told = tried({
    rules: spaceBuilderChallenge,
    drawOptions: (chance) => ({ upright: false, roundSeconds: pick(chance, [30, 60, 300]), pauseSeconds: 15 }),
    cutting: BUILDER as never,
    kindOf: (finished) => {
      const { winner, finished: order } = finished as BuilderState['rounds'][number];
      return winner === null ? 'nobody' : order.includes(winner) ? 'finished' : 'stopped';
    },
    seed: 2,
  });
  expect(told.rounds).toBe(500);
  expect([...told.tables].sort()).toEqual([2, 3, 4]);
  expect(told.late).toBeGreaterThan(500);
  expect([...told.kinds.keys()].sort()).toEqual(['finished', 'nobody', 'stopped']);
});
