import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { findGame, GAMES } from '#games';
import { type Game, parseRecording, pick, quickChance, replay } from '#tabletop';
import { Engine } from '../src/engine/engine.ts';
import { starboard } from './starboard.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const games: readonly Game[] = Object.values(GAMES);

interface Answer {
  readonly [name: string]: unknown;
}

const asking =
  (engine: Engine) =>
  (line: object): Answer =>
    JSON.parse(engine.answer(JSON.stringify(line))) as Answer;

/** Whoever can move, with what they can do. */
function ableIn({ legal }: Answer): [seat: number, moves: readonly object[]] | null {
  const able = Object.entries(legal as { [seat: string]: object[] }).find(([, moves]) => moves.length > 0);
  return able === undefined ? null : [Number(able[0]), able[1]];
}

describe.each(games.map((game) => ({ game, id: game.id })))('the engine of $id', ({ game, id }) => {
  test('has played a recording as the replay does', () => {
    for (const file of globSync(`${ROOT}/games/${id}/tests/recordings/*.json`).slice(0, 6)) {
      const { recording } = JSON.parse(readFileSync(file, 'utf8'));
      const read = parseRecording(recording, findGame);
      if (!read.ok || read.value.game !== game || read.value.chance === null) continue;
      const played = replay(read.value, () => '');
      if (!played.ok) continue;
      const ask = asking(new Engine(game));
      expect(ask({ do: 'load', recording })).toMatchObject({ at: played.match.at });
      const { state, outcome } = played.match;
      expect(ask({ do: 'result' })).toEqual(JSON.parse(JSON.stringify({ outcome, result: game.result(state) })));
      expect(ask({ do: 'view', viewer: 0 })).toEqual(JSON.parse(JSON.stringify({ view: game.view(state, 0) })));
    }
  });

  test('plays on, and imagines positions that look like what was seen', () => {
    const ask = asking(new Engine(game));
    const chance = quickChance(5);
    ask({ do: 'new', seats: 2, seed: 11 });
    for (let count = 0; count < 30; count++) {
      const able = ableIn(ask({ do: 'legal' }));
      if (able === null) {
        if (ask({ do: 'pass' }).over === true) break;
        continue;
      }
      const [seat, moves] = able;
      const { at } = ask({ do: 'pass', to: count * 400 });
      expect(ask({ do: 'play', seat, move: pick(chance, moves), at, events: 'spectator' })).not.toHaveProperty('error');
      for (const viewer of [0, 1]) {
        const { view } = ask({ do: 'view', viewer });
        ask({ do: 'imagine', view, seats: 2, seed: count, on: 'imagined' });
        expect(ask({ do: 'view', viewer, on: 'imagined' })).toEqual({ view });
      }
    }
  });

  test('leaves a position alone that is copied', () => {
    const ask = asking(new Engine(game));
    ask({ do: 'new', seats: 2, seed: 3 });
    const before = ask({ do: 'view', viewer: 0 });
    ask({ do: 'copy', to: 'b' });
    const [seat, [move]] = ableIn(ask({ do: 'legal' })) as [number, object[]];
    ask({ do: 'play', seat, move, on: 'b' });
    expect(ask({ do: 'view', viewer: 0 })).toEqual(before);
    expect(ask({ do: 'view', viewer: seat, on: 'b' })).not.toEqual(ask({ do: 'view', viewer: seat }));
    expect(ask({ do: 'drop', on: 'b' })).toEqual({ dropped: true });
    expect(ask({ do: 'view', viewer: 0, on: 'b' })).toHaveProperty('error');
  });
});

test.each([
  'x',
  '[]',
  '{}',
  '{"do":"hack"}',
  '{"do":"new","seats":99}',
  '{"do":"new","options":{"none":1}}',
  '{"do":"new","seed":-1}',
  '{"do":"new","more":1}',
  '{"do":"play","seat":7,"move":{}}',
  '{"do":"play","seat":0,"move":{},"at":-5}',
  '{"do":"pass","to":0.5}',
  '{"do":"legal","on":"nowhere"}',
  '{"do":"view","viewer":"me"}',
  '{"do":"imagine","view":{},"seats":2}',
  '{"do":"imagine","view":null,"seats":2}',
  '{"do":"load","recording":{}}',
])('%s is an error that changes nothing', (line) => {
  const engine = new Engine(GAMES['gravity-superstar'] as unknown as Game);
  const ask = asking(engine);
  ask({ do: 'new', seats: 2, seed: 3 });
  const before = ask({ do: 'view', viewer: 0 });
  expect(JSON.parse(engine.answer(line))).toEqual({ error: expect.any(String) });
  expect(ask({ do: 'view', viewer: 0 })).toEqual(before);
});

test('a move that the rules refuse is refused by its rule', () => {
  const ask = asking(new Engine(GAMES['gravity-superstar'] as unknown as Game));
  ask({ do: 'new', seed: 7 });
  expect(ask({ do: 'play', seat: 0, move: { type: 'end' } })).toEqual({
    refused: { because: 'action-due', rule: 'TURN-3' },
  });
  expect(ask({ do: 'play', seat: 0, move: 'x' })).toEqual({ refused: { because: 'not-a-move', rule: 'TABLE-1' } });
});

describe('over the pipe', () => {
  test('every line has its answer, in order, also the last without an end', async () => {
    const lines = ['{"do":"new","seed":1}', 'x', '', '{"do":"legal","seat":1}', '{"do":"result"}'];
    const { code, out } = await starboard(['engine', 'gravity-superstar'], lines.join('\n'));
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line))),
    ).toEqual([['at', 'wakeAt', 'over'], ['error'], ['moves'], ['outcome', 'result']]);
  });

  test('no such game is a complaint', async () => {
    expect(await starboard(['engine', 'chess'])).toMatchObject({ code: 1, out: '' });
  });

  test('the example of a search in Python beats somebody who moves at random', async () => {
    const command = `${process.execPath} ${join(ROOT, 'cli/starboard.mjs')} engine`;
    const args = ['gravity-superstar', '--games', '3', '--seed', '1', '--command', command];
    const { stdout } = await promisify(execFile)('python3', [join(ROOT, 'docs/examples/search.py'), ...args]);
    expect(JSON.parse(stdout)).toEqual({ games: 3, won: 3 });
  });
});
