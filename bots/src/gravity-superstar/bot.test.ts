import { describe, expect, test } from 'vitest';
import { gravitySuperstar, LAST_ROUND, legalMovesOf, play, type State } from '#games/gravity-superstar';
import { pick, quickChance } from '#tabletop';
import { playMatch } from '../match.ts';
import { gravitySuperstarBot } from './bot.ts';

/** Some position at the beginning of an action, from a random match. */
function position(seed: number): State {
  const dice = quickChance(seed);
  const state = gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(seed), null);
  for (let made = 0; made < 10 || state.phase !== 'act'; made++) {
    play(state, { at: 0, by: state.turn, move: pick(dice, legalMovesOf(state, state.turn)) }, null);
  }
  return state;
}

/** The fewest stars that can be left on the board when this turn is over. */
function fewestStars(state: State, seat: number): number {
  if (state.turn !== seat || state.phase === 'over') return state.starsLeft;
  return Math.min(
    ...legalMovesOf(state, seat).map((move) => {
      const next = gravitySuperstar.copy(state);
      play(next, { at: 0, by: seat, move }, null);
      return fewestStars(next, seat);
    }),
  );
}

describe('going round in circles', () => {
  test('late in a match every turn is played for the stars that are left', () => {
    for (let seed = 0; seed < 40; seed++) {
      const state = position(seed);
      state.round = 45;
      const seat = state.turn;
      const fewest = fewestStars(state, seat);
      const decision = gravitySuperstarBot.decide(gravitySuperstar.view(state, seat), {
        level: 'expert',
        seed,
        now: 0,
      });
      if (decision === null) throw new Error('the bot has a move to make');
      play(state, { at: 0, by: seat, move: decision.move }, null);
      expect(fewestStars(state, seat)).toBe(fewest);
    }
  });

  test('no match among bots is cut short by the last round', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { state } = playMatch({
        game: gravitySuperstar,
        options: { end: 'normal' },
        players: seed % 2 === 0 ? ['regular', 'regular'] : ['rookie', 'expert'],
        bot: gravitySuperstarBot,
        seed,
      });
      expect(state.round).toBeLessThan(LAST_ROUND);
    }
  });
});
