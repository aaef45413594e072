/** What holds for every bot in every game, tried over whole matches. */

import { describe, expect, test } from 'vitest';
import { GAME_IDS, GAMES, type GameId } from '#games';
import {
  act,
  advance,
  defaultOptions,
  drawOptions,
  type Game,
  type Millis,
  pick,
  quickChance,
  type Seat,
  sameData,
  sealedChance,
  seatsOf,
  throughText,
} from '#tabletop';
import { type Asked, BOTS, type Bot, playMatch, type Strength } from '../src/index.ts';

const game = (id: GameId): Game => GAMES[id];
const optionsOf = (id: GameId): object => defaultOptions<object>(game(id).options);
const KEY = 'c0ffee';
const tables = GAME_IDS.flatMap((id) =>
  [game(id).seats.min, game(id).seats.max].map((seatCount) => ({ id, seatCount })),
);

/** A match among the quick levels. */
function playWith(id: GameId, seatCount: number, seed: number, bot: Bot): ReturnType<typeof playMatch> {
  const players = seatsOf(seatCount).map((seat): Strength => QUICK[(seat + seed) % QUICK.length] as Strength);
  return playMatch({ game: game(id), options: optionsOf(id), players, bot, seed });
}

/** Masters think longest: they are asked in matches of their own, few of them. */
const QUICK: readonly Strength[] = ['beginner', 'cadet', 'rookie', 'regular', 'expert'];
const EARLY: readonly Strength[] = ['beginner', 'cadet', 'rookie', 'regular'];

describe.each(tables)('$id with $seatCount', ({ id, seatCount }) => {
  test('levels play whole matches by the rules', () => {
    const { outcome } = playWith(id, seatCount, 1, BOTS[id]);
    expect(outcome.scores).toHaveLength(seatCount);
  });

  test('an answer can not depend on what the bot may not know, nor on what it was asked before', () => {
    const rules = game(id);
    let worlds = 0;
    const doubting: Bot = {
      decide(view, asked) {
        const before = throughText(view);
        const decision = BOTS[id].decide(view, asked);
        expect(view).toEqual(before);
        const world = rules.imagine(throughText(view), quickChance(asked.now + worlds));
        const sameView = rules.view(world, (view as { viewer: Seat }).viewer);
        if (!sameData(view, sameView)) return decision;
        worlds++;
        BOTS[id].decide(rules.view(world, 0), { ...asked, seed: asked.seed + 1 });
        expect(BOTS[id].decide(throughText(sameView), asked)).toEqual(decision);
        return decision;
      },
    };
    playWith(id, seatCount, 4, doubting);
    expect(worlds).toBeGreaterThan(10);
  });
});

test.each(GAME_IDS)('a master of %s plays a whole match', (id) => {
  const { outcome } = playMatch({
    game: game(id),
    options: optionsOf(id),
    players: ['master', 'rookie'],
    bot: BOTS[id],
    seed: 9,
  });
  expect(outcome.winners.length).toBeGreaterThan(0);
});

test.each(GAME_IDS)('%s is played to its end at tables of every kind', (id) => {
  const { options, seats } = game(id);
  const dice = quickChance(1);
  for (let seed = 0; seed < 10; seed++) {
    const players = seatsOf(seats.min + (seed % (seats.max - seats.min + 1))).map(() => pick(dice, EARLY));
    const plan = { game: game(id), options: drawOptions<object>(options, dice), players, bot: BOTS[id], seed };
    expect(playMatch(plan).outcome.scores).toHaveLength(players.length);
  }
});

describe.each(GAME_IDS)('taking over a seat of %s in mid-match', (id) => {
  test.each(QUICK)('a %s finishes what anybody began', (level) => {
    const rules = game(id);
    const options = optionsOf(id);
    const begun = playMatch({ game: rules, options, players: ['random', 'random'], bot: BOTS[id], seed: 5, key: KEY });
    const state = rules.setup({ options, seatCount: 2 }, sealedChance(KEY), null);
    const quiet = (): void => undefined;
    let now: Millis = 0;
    for (const input of begun.inputs.slice(0, 12)) {
      expect(act(rules, state, input, quiet)).toBeNull();
      now = input.at;
    }
    for (let step = 0; step < 3_000 && rules.outcome(state) === null; step++) {
      const asked = (seat: Seat): Asked => ({ level, seed: seat + 1, now });
      const plans = seatsOf(2).flatMap((by) => {
        const decision = BOTS[id].decide(rules.view(state, by), asked(by));
        return decision === null ? [] : [{ by, at: now + decision.after, move: decision.move }];
      });
      const [next] = plans.toSorted((one, other) => one.at - other.at);
      const wake = rules.wakeAt(state);
      if (next === undefined || (wake !== null && wake <= next.at)) {
        now = wake ?? now;
        advance(rules, state, now, quiet);
        continue;
      }
      now = next.at;
      expect(act(rules, state, next, quiet)).toBeNull();
    }
    expect(rules.outcome(state)).not.toBeNull();
  });
});
