import { describe, expect, test } from 'vitest';
import { drawThrow, skyIn, solutions, spaceBowl } from '#games/space-bowl';
import { drawOptions, LEVELS, quickChance } from '#tabletop';
import { type Candidate, candidatesFor } from './pattern.ts';
import { searchOf } from './search.ts';
import { LANDED, SKILLS } from './skill.ts';

/** A galaxy, a throw into it, and what the oracle says of them. */
function puzzle(seed: number, given: Partial<ReturnType<typeof anyOptions>> = {}) {
  const options = { ...anyOptions(seed), ...given };
  const state = spaceBowl.setup({ options, seatCount: 2 }, quickChance(seed), null);
  const sky = skyIn(spaceBowl.view(state, 0));
  const thrown = drawThrow(state.infinity[0] as number, options, quickChance(seed + 1));
  return { candidates: candidatesFor(sky, thrown, options), found: solutions(sky, thrown, options) };
}

const anyOptions = (seed: number) => drawOptions(spaceBowl.options, quickChance(seed));
const PLAIN = {
  blackHole: false,
  noJoker: false,
  void: false,
  bigGalaxy: false,
  rotation: false,
  sphere: false,
  learner: false,
};

const isValid = ({ relations }: Candidate): boolean => relations.every(({ holds }) => holds);

test('relation by relation a card is valid exactly when the oracle says so', () => {
  for (let seed = 0; seed < 2_000; seed++) {
    const { candidates, found } = puzzle(seed);
    const valid = new Set(candidates.filter(isValid).map(({ position }) => position));
    expect([...valid].sort()).toEqual(found.valid.map(({ position }) => position).sort());
  }
});

describe('a search by eye', () => {
  const puzzles = Array.from({ length: 2_400 }, (_, seed) => puzzle(seed, PLAIN)).filter(
    ({ found }) => found.valid.length === 1,
  );

  test.each([
    ['beginner', 19],
    ['cadet', 18],
    ['rookie', 13],
    ['regular', 9],
    ['expert', 6],
    ['master', 4],
  ] as const)('a %s finds the only card in about %i seconds', (level, seconds) => {
    const times = puzzles.flatMap(({ candidates, found }, seed) => {
      const search = searchOf(candidates, SKILLS[level], quickChance(seed));
      return search.found?.position === found.valid[0]?.position ? [search.found?.at ?? 0] : [];
    });
    const median = (times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0) / 1_000;
    expect(times.length).toBeGreaterThan(400);
    expect(Math.abs(median - seconds)).toBeLessThan(1);
  });

  test.each(LEVELS)('a %s has seen the throw before it knows anything, and does not search for ever', (level) => {
    const skill = SKILLS[level];
    for (const [seed, { candidates }] of puzzles.entries()) {
      const { found, jokerIdeas, passes } = searchOf(candidates, skill, quickChance(seed));
      const moments = [...(found === null ? [] : [found.at]), ...jokerIdeas.map(({ at }) => at), ...passes];
      expect(Math.min(...moments)).toBeGreaterThanOrEqual(LANDED + skill.least);
      expect(passes.at(-1) ?? 0).toBeLessThanOrEqual(LANDED + 1.25 * skill.patience);
      if (found === null) expect(passes.length).toBeGreaterThan(0);
    }
  });

  test('makes mistakes: some take a wrong card for the right one, fewer the better they search', () => {
    const wrong = LEVELS.map(
      (level) =>
        puzzles.filter(({ candidates, found }, seed) => {
          const search = searchOf(candidates, SKILLS[level], quickChance(seed));
          return search.found !== null && search.found.position !== found.valid[0]?.position;
        }).length,
    );
    expect(wrong.every((count) => count > 0)).toBe(true);
    expect(wrong).toEqual(wrong.toSorted((one, other) => other - one));
  });
});
