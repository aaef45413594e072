/** Space Builder: replaying a match, hash and all, must cost less than twice parsing and printing its JSON. */

import { faultsIn, type Move, planOf, type State, spaceBuilder } from '#games/space-builder';
import {
  act,
  below,
  type Chance,
  defaultOptions,
  pick,
  quickChance,
  type Seat,
  type SeatInput,
  sealedChance,
  writeRecording,
} from '#tabletop';
import { replyToLine } from '../src/commands/replay.ts';
import { type Benchmark, during, type Measured } from './benchmark.ts';

const MATCHES = 1_000;
/** One building in so many is built wrong at first. */
const SLIPS = 12;

/** What a player who mostly gets it right would do now, if anything. */
function deed(state: State, seat: Seat, chance: Chance): Move | null {
  const held = state.held[seat] ?? [];
  switch (state.phase) {
    case 'building': {
      if (state.finished.includes(seat) || state.plan === null) return null;
      const plan = planOf(state.plan);
      const missing = faultsIn(state.boards[seat] ?? [], plan, held).filter(({ fault }) => fault === 'missing');
      if (missing.length === 0) return { type: 'finish' };
      const asked = plan[pick(chance, missing).building - 1];
      if (asked === undefined) return null;
      const build = { type: 'build', ...asked } as const;
      return below(chance, SLIPS) > 0 ? build : { ...build, turn: pick(chance, [0, 1, 2, 3]) };
    }
    case 'choosing':
      if (state.rounds.at(-1)?.winner === seat) {
        return {
          type: 'unlock',
          building: pick(
            chance,
            ([5, 6, 7, 8] as const).filter((each) => !held.includes(each)),
          ),
        };
      }
      return state.ready[seat] ? null : { type: 'ready' };
    case 'waiting':
      return state.ready[seat] ? null : { type: 'ready' };
    case 'over':
      return null;
  }
}

/** A whole match as one line of text. */
function recordedMatch(number: number): string {
  const chance = quickChance(number);
  const seatCount = 2 + (number % 3);
  const key = number.toString(16).padStart(128, '0');
  const options = defaultOptions(spaceBuilder.options);
  const state = spaceBuilder.setup({ options, seatCount }, sealedChance(key), null);
  const moves: SeatInput<Move>[] = [];
  for (let at = 0; spaceBuilder.outcome(state) === null; at += 1 + below(chance, 900)) {
    const by = below(chance, seatCount);
    const move = deed(state, by, chance);
    if (move === null) continue;
    const input = { at, by, move };
    if (act(spaceBuilder, state, input, () => undefined) === null) moves.push(input);
  }
  const players = Array.from({ length: seatCount }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  return JSON.stringify(writeRecording(spaceBuilder, { options, players, chance: { key }, moves }));
}

const recordedMatches = (): readonly string[] => Array.from({ length: MATCHES }, (_, number) => recordedMatch(number));

/** A line in, a line out, as `starboard replay --many` does it. */
function replayed(line: string): void {
  const reply = replyToLine(line);
  if (!reply.startsWith('{"ok":true')) throw new Error(reply);
}

function printedAgain(line: string): void {
  if (JSON.stringify(JSON.parse(line)).length !== line.length) throw new Error('JSON does not come out as it went in');
}

function through(work: (line: string) => void, millis: number): Measured {
  const lines = recordedMatches();
  let next = 0;
  return during(millis, () => {
    work(lines[next] ?? '');
    next = (next + 1) % lines.length;
    return 1;
  });
}

const spaceBuilderReplay: Benchmark = {
  name: 'replaying Space Builder',
  unit: 'matches',
  contenders: {
    replay: (millis) => through(replayed, millis),
    json: (millis) => through(printedAgain, millis),
  },
  bars: [{ of: 'replay', against: 'json', atLeast: 0.5 }],
};

export default spaceBuilderReplay;
