import { expect, test } from 'vitest';
import { gravitySuperstar, legalMovesOf, type Move, play } from '#games/gravity-superstar';
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
      play(state, { at: 0, by: state.turn, move }, null);
      played++;
    }
    matches.push(match);
  }
  return matches;
}

/** With somebody listening, or nobody: that makes no difference. */
function finalHash(match: Match, tell: (() => void) | null): string {
  const state = begin(match);
  for (const { by, move } of match.inputs) {
    const refusal = play(state, { at: 0, by, move }, tell);
    if (refusal !== null) throw new Error(refusal.because);
  }
  return fingerprint(JSON.stringify(state));
}

/** Some ten seconds; more on a machine that has other things to do. */
const PATIENCE = 900_000;

test('a million random moves, replayed twice, give the same final hashes', { timeout: PATIENCE }, () => {
  const matches = randomMatches();
  expect(matches.reduce((sum, { inputs }) => sum + inputs.length, 0)).toBe(MOVES);
  const [once, twice] = [() => undefined, null].map((tell) => matches.map((match) => finalHash(match, tell)));
  expect(twice).toEqual(once);
});
