import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo, matchKey } from '#tabletop';
import { starboard } from './starboard.ts';

/** Fixed set-up, so that nothing is drawn: two players, one round won by the first to finish. */
const RECORDING = {
  format: 'starboard-recording/1',
  game: 'space-builder',
  rulesVersion: 1,
  options: {},
  players: [{ name: 'Ada' }, { name: 'Grace' }],
  setup: { plans: [1, 2], turns: [0, 1] },
  moves: [
    { at: 1000, by: 0, move: { type: 'ready' } },
    { at: 2000, by: 1, move: { type: 'ready' } },
    { at: 5000, by: 0, move: { type: 'build', building: 1, face: 'A', plot: 1, turn: 1 } },
  ],
};
const text = JSON.stringify(RECORDING);
const refused = JSON.stringify({
  ...RECORDING,
  moves: [...RECORDING.moves, { at: 6000, by: 1, move: { type: 'finish' } }],
});

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starboard-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('replay', () => {
  test('prints how the match stands, as one JSON object', async () => {
    const { code, out, err } = await starboard(['replay', '-'], text);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({
      ok: true,
      game: 'space-builder',
      finished: false,
      at: 5000,
      result: {
        held: [
          [1, 2, 3, 4],
          [1, 2, 3, 4],
        ],
        round: 0,
        rounds: [],
        boards: [[{ building: 1, face: 'A', plot: 1, turn: 1 }], []],
        winners: null,
      },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  test('a refused move is told by its number, with exit code 2', async () => {
    const { code, out, err } = await starboard(['replay', '-'], refused);
    expect([code, err]).toEqual([2, '']);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      move: 3,
      because: expect.any(String) as string,
      rule: expect.any(String) as string,
    });
  });

  test.each([
    ['not JSON', 'hello', 'starboard: not a recording: this is not JSON\n'],
    ['no recording', '{}', 'starboard: not a recording: "format" must be "starboard-recording/1"\n'],
  ])('%s: a message and exit code 1', async (_name, stdin, message) => {
    expect(await starboard(['replay', '-'], stdin)).toEqual({ code: 1, out: '', err: message });
  });

  test('without set-up and chance a key is drawn and told, and with that key the match is the same', async () => {
    const { setup, moves, ...rest } = RECORDING;
    expect([setup.plans.length, moves.length]).toEqual([2, 3]);
    const bare = { ...rest, moves: moves.slice(0, 2), until: 60_000 };
    const drawn = JSON.parse((await starboard(['replay', '-'], JSON.stringify(bare))).out);
    expect(drawn.chance.key).toMatch(/^[0-9a-f]{128}$/);
    const again = JSON.parse((await starboard(['replay', '-'], JSON.stringify({ ...bare, chance: drawn.chance }))).out);
    expect(again.hash).toBe(drawn.hash);
    expect(again.chance).toBeUndefined();
  });

  test('many: one line out for each line in, and bad lines stop nobody', async () => {
    const { code, out } = await starboard(['replay', '--many', '-'], `${text}\nnonsense\n\n${refused}\n${text}`);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      { ok: true },
      { ok: false, error: 'this is not JSON' },
      { ok: false, error: 'this is not JSON' },
      { ok: false, move: 3 },
      { ok: true },
    ]);
    expect(lines[4]).toEqual(lines[0]);
  });
});

test('legal lists every move of every seat', async () => {
  const { out } = await starboard(['legal', '-'], text);
  const { legal } = JSON.parse(out);
  expect(Object.keys(legal)).toEqual(['0', '1']);
  expect(legal[0]).toContainEqual({ type: 'takeBack', building: 1 });
  expect(legal[0]).toHaveLength(4 * 2 * 8 * 4 + 1);
  expect(legal[1]).toHaveLength(4 * 2 * 8 * 4);
});

test("view shows a seat its own board and hides the other's; a spectator sees both", async () => {
  const views = await Promise.all(
    [['--seat', '0'], ['--seat', '1'], ['--spectator']].map(async (who) =>
      JSON.parse((await starboard(['view', '-', ...who], text)).out),
    ),
  );
  const board = [{ building: 1, face: 'A', plot: 1, turn: 1 }];
  expect(views.map(({ view }) => view.boards)).toEqual([
    [board, null],
    [null, []],
    [board, []],
  ]);
});

test('replay reads what somebody took along from a server: each match that is over', async () => {
  const running = { id: 'a', recording: null };
  const file = {
    format: 'starboard-export/1',
    matches: [{ id: 'b', recording: RECORDING }, running, { id: 'c', recording: {} }],
  };
  const { code, out } = await starboard(['replay', '-'], JSON.stringify(file));
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect([code, lines.map(({ ok }) => ok)]).toEqual([0, [true, false]]);
});

describe('verify', () => {
  test('a match without an end is not verified', async () => {
    expect(await starboard(['verify', '-'], text)).toMatchObject({
      code: 2,
      out: '{"ok":false,"because":"not-finished"}\n',
    });
  });

  test('a match that nobody built in used chance only for its plans', async () => {
    const { moves, ...rest } = RECORDING;
    const idle = { ...rest, moves: moves.slice(0, 0), until: 3_600_000 };
    const given = { ...idle, setup: { plans: [1, 2, 3], turns: [0, 0, 0] } };
    expect(JSON.parse((await starboard(['verify', '-'], JSON.stringify(given))).out)).toMatchObject({
      ok: true,
      chance: 'unused',
    });
    const drawn = { ...idle, chance: { key: 'ab'.repeat(64) } };
    expect(await starboard(['verify', '-'], JSON.stringify(drawn))).toMatchObject({
      code: 2,
      out: '{"ok":false,"because":"no-commitment"}\n',
    });
  });

  describe('against what somebody kept', () => {
    const [mine, theirs] = ['01'.repeat(16), '02'.repeat(16)];
    const { setup: _setup, ...drawn } = RECORDING;
    const bound = { table: 'the-match', game: drawn.game, rulesVersion: drawn.rulesVersion };
    /** Before the match the server committed to this. */
    const [secret, shown] = ['ab'.repeat(64), commitmentTo('ab'.repeat(64), bound)];
    /** As a server publishes it that has this secret afterwards. */
    const published = (secret: string, contributions: readonly (string | null)[]): string =>
      JSON.stringify({
        ...{ ...drawn, moves: [], until: 3_600_000 },
        chance: {
          key: matchKey(secret, contributions, bound),
          proof: { table: bound.table, commitment: commitmentTo(secret, bound), secret, contributions },
        },
      });
    const verified = async (text: string, ...kept: readonly string[]) => {
      const { code, out } = await starboard(['verify', '-', ...kept], text);
      return { code, ...(JSON.parse(out) as object) };
    };

    test('an honest match is proven, and says by what', async () => {
      const text = published(secret, [mine, theirs]);
      expect(await verified(text, '--commitment', shown, '--bytes', `0:${mine}`)).toMatchObject({
        ...{ code: 0, ok: true, chance: 'proven', commitment: 'given', contributed: [0], unknown: [1] },
      });
      expect(await verified(text)).toMatchObject({ code: 0, ok: true, commitment: null, unknown: [0, 1] });
    });

    test('a server that chose its secret afterwards is found, and only by that', async () => {
      const text = published('cd'.repeat(64), [mine, theirs]);
      expect(await verified(text)).toMatchObject({ code: 0, ok: true, commitment: null });
      expect(await verified(text, '--commitment', shown)).toMatchObject({
        ...{ code: 2, ok: false, because: 'other-commitment-than-shown' },
      });
    });

    test('bytes that were left out or changed are found', async () => {
      expect(await verified(published(secret, [null, theirs]), '--bytes', `0:${mine}`)).toMatchObject({
        ...{ code: 2, ok: false, because: 'contribution-left-out' },
      });
      expect(await verified(published(secret, [theirs, null]), '--bytes', `0:${mine}`)).toMatchObject({
        ...{ code: 2, ok: false, because: 'contribution-changed' },
      });
    });
  });
});

test('simulate plays the same matches from the same seed, and writes a report', async () => {
  const args = ['simulate', 'space-builder', '--bots', 'random,random', '--games', '4', '--seed', '3', '--json'];
  const [one, two] = await Promise.all([starboard([...args, '--out', folder]), starboard(args)]);
  expect(one.out).toBe(two.out);
  const summary = JSON.parse(one.out);
  expect(Object.keys(summary)).toEqual(['games', 'winRates', 'intervals', 'meanScores']);
  expect(summary.games).toBe(4);
  expect(summary.winRates).toHaveLength(2);
  expect(JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'))).toMatchObject(summary);
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('<svg');
});

test('census counts the valid cards of a throw and draws them', async () => {
  const { code, out } = await starboard(['census', '--throws', '2000', '--seed', '1', '--out', folder]);
  expect(code).toBe(0);
  const [head, ...rows] = out.trimEnd().split('\n');
  expect(head).toMatch(/^valid cards +none +one +two +three or more$/);
  expect(rows.map((row) => row.slice(0, 16).trim())).toEqual(
    ['2 marbles', '3 marbles', '4 marbles', '5 marbles', 'all throws'].flatMap((row) => [row, 'joker allowed']),
  );
  expect(readFileSync(join(folder, 'census.html'), 'utf8')).toContain('<svg');
});

describe('bad usage says what was wrong, exits 1, and shows no stack trace', () => {
  test.each([
    [[], 'Starboard: four space board games'],
    [['fly'], 'no command "fly"'],
    [['replay'], 'something is missing'],
    [['replay', 'a', 'b'], 'too much: "b"'],
    [['replay', '--fast', '-'], "Unknown option '--fast'"],
    [['replay', 'nowhere.json'], "can't read nowhere.json: ENOENT"],
    [['replay', '--many', 'nowhere.jsonl'], "can't read nowhere.jsonl: ENOENT"],
    [['view', '-'], 'say who looks: --seat N or --spectator'],
    [['view', '-', '--seat', '2'], '--seat must be a whole number from 0 to 1, not "2"'],
    [['simulate', 'chess', '--bots', 'random'], 'no game "chess"'],
    [['simulate', 'space-builder'], 'say who plays: --bots regular,expert'],
    [['simulate', 'space-builder', '--bots', 'deep,blue'], 'no bot "deep"'],
    [['simulate', 'space-builder', '--bots', 'random'], 'space-builder is for 2 to 4 players, not 1'],
    [['simulate', 'space-builder', '--bots', 'random,random', '--options', 'speed=1'], 'unknown option "speed"'],
    [['simulate', 'space-builder', '--bots', 'random,random', '--games', 'x'], '--games must be a whole number'],
    [['bench', 'chess'], 'no benchmark "chess"'],
  ])('%j: %s', async (args, message) => {
    const { code, out, err } = await starboard(args, text);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
  });
});

test.each(['replay', 'legal', 'view', 'verify', 'simulate', 'bench'])('%s --help', async (command) => {
  const { code, out } = await starboard([command, '--help']);
  expect(code).toBe(0);
  expect(out).toContain(`starboard ${command}`);
});
