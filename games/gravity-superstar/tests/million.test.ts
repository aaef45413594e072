import { expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, type Move } from '#games/gravity-superstar';
import { fingerprint, pick, quickChance, type Seat } from '#tabletop';

const MOVES = 1_000_000;

interface Match {
  readonly seed: number;
  readonly seatCount: number;
  readonly inputs: { readonly by: Seat; readonly move: Move }[];
}

const begin = ({ seed, seatCount }: Match) =>
  gravitySuperstar.setup(
    { options: { end: seed % 2 === 0 ? 'normal' : 'expert' }, seatCount },
    quickChance(seed),
    null,
  );

/** Random matches, one after another, until there are enough moves. */
function randomMatches(): readonly Match[] {
  const chance = quickChance(1);
  const matches: Match[] = [];
  for (let played = 0, seed = 0; played < MOVES; seed++) {
    const match: Match = { seed, seatCount: 2 + (seed % 5), inputs: [] };
    const state = begin(match);
    while (state.phase !== 'over' && played < MOVES) {
      const move = pick(chance, legalMovesOf(state, state.turn));
      match.inputs.push({ by: state.turn, move });
      gravitySuperstar.play(state, { at: 0, by: state.turn, move }, () => undefined);
      played++;
    }
    matches.push(match);
  }
  return matches;
}

function finalHash(match: Match): string {
  const state = begin(match);
  for (const { by, move } of match.inputs) {
    const refusal = gravitySuperstar.play(state, { at: 0, by, move }, () => undefined);
    if (refusal !== null) throw new Error(refusal.because);
  }
  return fingerprint(JSON.stringify(state));
}

test('a million random moves, replayed twice, give the same final hashes', () => {
  const matches = randomMatches();
  expect(matches.reduce((sum, { inputs }) => sum + inputs.length, 0)).toBe(MOVES);
  expect(matches.map(finalHash)).toEqual(matches.map(finalHash));
});
