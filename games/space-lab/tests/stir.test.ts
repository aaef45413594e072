import { expect, test } from 'vitest';
import { spaceLab } from '#games/space-lab';
import { LiveMatch, quickChance, sealedChance, viewersOf } from '#tabletop';
import { nextInput } from '#tabletop/testing';

const table = { options: { advanced: false }, seatCount: 3 };

test('with a new future nobody sees anything else, and everything that comes is another', () => {
  const chance = quickChance(4);
  let stirred = 0;
  for (let seed = 0; seed < 20; seed++) {
    const match = new LiveMatch(spaceLab, { ...table, chance: sealedChance(`${10 + seed}`) });
    for (let step = 0; step < 8 * seed && match.outcome === null; step++) {
      const next = nextInput({ game: spaceLab }, { state: match.state, table, now: step }, chance);
      if (next?.by !== null && next !== null) match.play({ ...next, at: step });
    }
    const before = spaceLab.copy(match.state);
    const after = spaceLab.copy(match.state);
    Object.assign(after, { chance: sealedChance('77') });
    spaceLab.stir?.(after);
    for (const viewer of viewersOf(3)) expect(spaceLab.view(after, viewer)).toEqual(spaceLab.view(before, viewer));
    expect([...after.pile].sort()).toEqual([...before.pile].sort());
    expect([...after.projects].sort()).toEqual([...before.projects].sort());
    if (after.pile.join() !== before.pile.join() && after.projects.join() !== before.projects.join()) stirred++;
  }
  expect(stirred).toBeGreaterThan(10);
});
