/** In the real-time games bots take their time: never less than a person could, and never more for a busy server. */

import { describe, expect, test } from 'vitest';
import { GAMES } from '#games';
import type { View as BowlView } from '#games/space-bowl';
import { type View as BuilderView, spaceBuilder } from '#games/space-builder';
import { defaultOptions, type Game, LEVELS, type Millis, type Seat } from '#tabletop';
import { BOTS, type Bot, playMatch, type Strength } from '../src/index.ts';
import { SKILLS as BOWL, LANDED } from '../src/space-bowl/skill.ts';
import { SKILLS as BUILDER } from '../src/space-builder/skill.ts';

interface Answered<View, Move> {
  readonly view: View;
  readonly level: Strength;
  readonly seed: number;
  readonly now: Millis;
  readonly at: Millis;
  readonly move: Move;
}

/** Every answer in a few matches of all levels. */
function answersIn<View, Move>(id: 'space-bowl' | 'space-builder', matches: number): readonly Answered<View, Move>[] {
  const game: Game = GAMES[id];
  const answers: Answered<View, Move>[] = [];
  const watched: Bot = {
    decide(view, asked) {
      const decision = BOTS[id].decide(view, asked);
      if (decision !== null) {
        const at = asked.now + decision.after;
        answers.push({ view: view as View, ...asked, at, move: decision.move as Move });
      }
      return decision;
    },
  };
  for (let seed = 0; seed < matches; seed++) {
    playMatch({ game, options: defaultOptions<object>(game.options), players: LEVELS, bot: watched, seed });
  }
  return answers;
}

describe('no bot acts before its least reaction time', () => {
  test('space-bowl: after the throw, and after a call', () => {
    const answers = answersIn<BowlView, { type: string }>('space-bowl', 10);
    const seen = new Map<string, number>();
    for (const { view, level, at, move } of answers) {
      const { phase, thrownAt, calledAt } = view.round;
      seen.set(move.type, (seen.get(move.type) ?? 0) + 1);
      if (phase === 'search') expect(at - (thrownAt ?? 0)).toBeGreaterThanOrEqual(LANDED + BOWL[level].least);
      if (['follow', 'joker', 'place'].includes(move.type) && phase === 'countdown')
        expect(at - (calledAt ?? 0)).toBeGreaterThanOrEqual(Math.min(BOWL[level].least, 500));
    }
    expect([...seen.keys()].sort()).toEqual(['doom', 'follow', 'go', 'joker', 'place', 'ready', 'throw']);
  });

  test('space-builder: after the plan came up, and after the building before', () => {
    const game = spaceBuilder;
    for (const level of LEVELS) {
      const { inputs } = playMatch({
        game,
        options: defaultOptions(game.options),
        players: [level, level],
        bot: BOTS['space-builder'] as Bot<never>,
        seed: 3,
      });
      const last = new Map<Seat, Millis>();
      for (const { at, by, move } of inputs) {
        if (move.type !== 'build') continue;
        expect(at - (last.get(by) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(BUILDER[level].least);
        last.set(by, at);
      }
      expect(last.size).toBe(2);
    }
    for (const { view, level, at, move } of answersIn<BuilderView, { type: string }>('space-builder', 2)) {
      if (move.type === 'build') expect(at - view.since).toBeGreaterThanOrEqual(BUILDER[level].least);
    }
  });
});

describe('asked again before its time a bot means to do the same at the same moment', () => {
  test.each(['space-bowl', 'space-builder'] as const)('%s', (id) => {
    let asked = 0;
    for (const { view, level, seed, now } of answersIn<object, object>(id, 3)) {
      const first = BOTS[id].decide(view, { level, seed, now });
      if (first === null || first.after < 2) continue;
      const later = now + Math.floor(first.after / 2);
      const again = BOTS[id].decide(view, { level, seed, now: later });
      expect({ move: again?.move, at: later + (again?.after ?? 0) }).toEqual({
        move: first.move,
        at: now + first.after,
      });
      asked++;
    }
    expect(asked).toBeGreaterThan(100);
  });
});
