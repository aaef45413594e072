/**
 * Random matches of Gravity Superstar through `starboard engine`, as a program in another language would play them: a
 * list of legal moves before every move, many matches side by side so that a write has many lines. Beside it the same
 * in one process. Of the pipe the time of both processes counts, as if they had one processor between them.
 */

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { gravitySuperstar, type Move } from '#games/gravity-superstar';
import { below, pick, quickChance } from '#tabletop';
import { type Benchmark, during, type Measured } from './benchmark.ts';

const MAIN = fileURLToPath(new URL('../starboard.mjs', import.meta.url));
const SIDE_BY_SIDE = 64;
const WARM_UP = 0.5;

interface Answer {
  readonly over?: boolean;
  readonly legal?: { readonly [seat: string]: readonly Move[] };
}

/** Many lines in one write, and as many answers. */
function asking({ stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>) {
  let text = '';
  stdout.setEncoding('utf8');
  stdout.on('data', (chunk: string) => {
    text += chunk;
  });
  return async (asked: readonly object[]): Promise<readonly Answer[]> => {
    stdin.write(asked.map((line) => `${JSON.stringify(line)}\n`).join(''));
    const answers: string[] = [];
    while (answers.length < asked.length) {
      if (!text.includes('\n')) await once(stdout, 'data');
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      answers.push(...lines);
    }
    return answers.map((line) => JSON.parse(line) as Answer);
  };
}

/** As Linux counts it, in hundredths of a second. */
function processorMillis(pid: number): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return 10 * (user + system);
}

async function throughThePipe(millis: number): Promise<Measured> {
  const engine = spawn(process.execPath, [MAIN, 'engine', 'gravity-superstar'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ask = asking(engine);
  const chance = quickChance(1);
  const names = Array.from({ length: SIDE_BY_SIDE }, (_, index) => String(index));
  const fresh = (on: string): object => ({ do: 'new', seats: 2, seed: below(chance, 2 ** 31), on });
  const asked = (on: string): object => ({ do: 'legal', on });
  let legal = await ask([...names.map(fresh), ...names.map(asked)]);
  legal = legal.slice(names.length);
  /** A move in every match, and what can be done then; a match that is over begins anew. */
  const playRound = async (): Promise<number> => {
    const moves = names.map((on, index) => {
      const able = Object.entries(legal[index]?.legal ?? {}).find(([, list]) => list.length > 0);
      return able === undefined ? fresh(on) : { do: 'play', seat: Number(able[0]), move: pick(chance, able[1]), on };
    });
    legal = (await ask(moves.flatMap((move, index) => [move, asked(names[index] as string)]))).filter(
      (_, index) => index % 2 === 1,
    );
    return moves.filter((move) => 'move' in move).length;
  };
  const spent = (): number => processorMillis(process.pid) + processorMillis(engine.pid as number);
  const repeated = async (long: number): Promise<Measured> => {
    const begun = spent();
    let done = 0;
    while (spent() - begun < long) done += await playRound();
    return { done, millis: spent() - begun };
  };
  await repeated(WARM_UP * millis);
  const measured = await repeated(millis);
  engine.stdin.end();
  await once(engine, 'close');
  return measured;
}

function inProcess(millis: number): Measured {
  const chance = quickChance(1);
  const fresh = () =>
    gravitySuperstar.setup({ options: { end: 'normal' }, seatCount: 2 }, quickChance(below(chance, 2 ** 31)), null);
  let state = fresh();
  return during(millis, () => {
    const [seat, moves] = ([0, 1] as const)
      .map((one) => [one, gravitySuperstar.legalMoves(gravitySuperstar.view(state, one))] as const)
      .find(([, list]) => list.length > 0) ?? [0, []];
    if (moves.length === 0) {
      state = fresh();
      return 0;
    }
    gravitySuperstar.play(state, { at: 0, by: seat, move: pick(chance, moves) }, () => undefined);
    return 1;
  });
}

const engine: Benchmark = {
  name: 'engine',
  unit: 'moves',
  contenders: {
    'through the pipe': throughThePipe,
    'in one process': inProcess,
    '20,000 a second': () => ({ done: 20_000, millis: 1_000 }),
  },
  bars: [
    { of: 'through the pipe', against: '20,000 a second', atLeast: 1 },
    { of: 'through the pipe', against: 'in one process', atLeast: 0.05 },
  ],
};

export default engine;
