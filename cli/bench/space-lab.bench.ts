/** Space Lab: a random two-player match, legal lists included, against reading and writing its recording. */

import { spaceLab } from '#games/space-lab';
import { pick, quickChance, type SeatInput, seatsOf, writeRecording } from '#tabletop';
import { type Benchmark, during } from './benchmark.ts';

const SEATS = seatsOf(2);
/** Matches differ in length; each contender goes through the same ones. */
const SEEDS = Array.from({ length: 32 }, (_, seed) => seed);
const table = { options: { advanced: false }, seatCount: SEATS.length };

type LabMove = NonNullable<ReturnType<typeof spaceLab.parseMove>>;

/** Everybody who can act is given the list of what they may do; one of it is drawn. */
function randomMatch(seed: number): SeatInput<LabMove>[] {
  const chance = quickChance(seed);
  const state = spaceLab.setup(table, quickChance(seed + 1), null);
  const moves: SeatInput<LabMove>[] = [];
  while (spaceLab.outcome(state) === null) {
    for (const seat of SEATS) {
      const offers = spaceLab.legalMoves(spaceLab.view(state, seat));
      if (offers.length === 0) continue;
      const input = { at: moves.length, by: seat, move: spaceLab.offers.draw(pick(chance, offers), chance) };
      moves.push(input);
      const refusal = spaceLab.play(state, input, () => undefined);
      if (refusal !== null) throw new Error(`refused: ${refusal.because}`);
    }
  }
  return moves;
}

/** The match as it would be stored. */
function recordingOf(seed: number): string {
  return JSON.stringify(
    writeRecording(spaceLab as unknown as Parameters<typeof writeRecording>[0], {
      options: table.options,
      players: [{ name: 'Ada' }, { name: 'Grace' }],
      chance: { key: 'c0ffee'.repeat(20) },
      moves: randomMatch(seed),
    }),
  );
}

const benchmark: Benchmark = {
  name: 'space-lab',
  unit: 'matches',
  contenders: {
    match: (millis) => during(millis, () => SEEDS.map(randomMatch).length),
    json: (millis) => {
      const texts = SEEDS.map(recordingOf);
      return during(millis, () => texts.map((text) => JSON.stringify(JSON.parse(text))).length);
    },
  },
  bars: [{ of: 'match', against: 'json', atLeast: 0.1 }],
};

export default benchmark;
