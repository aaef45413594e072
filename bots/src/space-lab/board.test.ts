import { describe, expect, test } from 'vitest';
import { COMPONENTS, layoutFor, pointsOf, spaceLab } from '#games/space-lab';
import { below, pick, quickChance, shuffle } from '#tabletop';
import { playMatch } from '../match.ts';
import { boardWorth, gainOf, type Laid, surveyOf } from './board.ts';
import { spaceLabBot } from './bot.ts';
import { crew, groundFor } from './cards.ts';

const tiles = COMPONENTS.validations;

describe.each([1, 3])('the worth of a station at a table of %i', (seatCount) => {
  const { slots, capsules } = layoutFor(seatCount);
  const ground = groundFor(seatCount);

  test('a card gains exactly what the board is worth more with it', () => {
    const dice = quickChance(seatCount);
    for (let trial = 0; trial < 400; trial++) {
      const cards = shuffle(
        dice,
        COMPONENTS.lab.map(({ id }) => id),
      );
      const laid: Laid = {
        station: slots.map(() => (below(dice, 2) === 0 ? (cards.pop() ?? null) : null)),
        capsules: shuffle(
          dice,
          COMPONENTS.objectives.map(({ id }) => id),
        ).slice(0, capsules.length),
        validations: capsules.map(() => null),
        projects: shuffle(
          dice,
          COMPONENTS.projects.map(({ id }) => id),
        ).slice(0, below(dice, 6)),
      };
      const free = slots.flatMap((_, slot) => (laid.station[slot] === null ? [slot] : []));
      if (free.length === 0) continue;
      const outlook = { future: below(dice, 5) / 4, tiles };
      const [slot, card] = [pick(dice, free), cards.pop() as string];
      const survey = surveyOf(laid, ground, outlook);
      const after = surveyOf({ ...laid, station: laid.station.with(slot, card) }, ground, outlook);
      expect(gainOf(survey, crew(card), slot)).toBeCloseTo(boardWorth(after) - boardWorth(survey), 9);
    }
  });

  test('with nothing to come it is the score', () => {
    for (let seed = 0; seed < 10; seed++) {
      const players = Array.from({ length: seatCount }, () => 'expert' as const);
      const { state } = playMatch({ game: spaceLab, options: { advanced: false }, players, bot: spaceLabBot, seed });
      for (const seat of state.seats) {
        expect(boardWorth(surveyOf(seat, ground, { future: 0, tiles: [] }))).toBe(pointsOf(seat));
      }
    }
  });
});
