import { describe, expect, test } from 'vitest';
import { spaceBuilder } from '#games/space-builder';
import { spaceLab } from '#games/space-lab';
import type { TableInfo, ToClient } from '#protocol';
import { type Clock, type Game, RECORDING_FORMAT } from '#tabletop';
import { finishedMatch } from '../../tests/finished-match.ts';
import { SCENES } from '../tables/space-lab/tutorial/scenes.ts';
import type { StoredMatch } from './stored-matches.ts';
import { DeviceTable } from './table.worker.ts';

/** As matches were stored before their moves had names. */
const stored: StoredMatch = {
  ...{ id: 'match', game: 'space-builder', startedAt: 0, touchedAt: 0, people: [0, 1], acting: [], isFinished: false },
  recording: {
    ...{ format: RECORDING_FORMAT, game: 'space-builder', rulesVersion: 1 },
    options: { upright: false, roundSeconds: 120, pauseSeconds: 15 },
    players: [{ name: 'Ada' }, { name: 'Grace' }],
    chance: { key: '11'.repeat(64) },
    moves: [
      { at: 1_000, by: 0, move: { type: 'ready' } },
      { at: 2_000, by: 1, move: { type: 'ready' } },
    ],
    until: 9_000,
  },
};
const building = { type: 'build', building: 1, face: 'A', plot: 0, turn: 0 };

/** Time stands at `now`; what was asked to happen later is forgotten. */
function opened(match: StoredMatch, game = spaceBuilder as unknown as Game) {
  const clock = { now: 500_000, wall: () => 0, after: () => () => undefined };
  const kept: StoredMatch[] = [];
  const table = new DeviceTable(game, match, {
    clock: { ...clock, now: () => clock.now } as Clock,
    keep: async (written) => void kept.push(written),
    drawId: () => 'stream',
  });
  const visit = () => {
    const heard: ToClient[] = [];
    const line = { send: (frame: string) => void heard.push(JSON.parse(frame) as ToClient) };
    const say = async (message: object): Promise<void> => {
      table.hear(line, JSON.stringify(message));
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { heard, line, say };
  };
  return { table, clock, kept, visit };
}

const join = { type: 'join', version: 1, table: 'match' };
const tableIn = (message: ToClient | undefined): TableInfo | null =>
  message?.type === 'welcome' || message?.type === 'table' ? message.table : null;

describe('a table on this device', () => {
  test('goes on where a match of earlier days stood, and nothing passes while nobody looks', async () => {
    const { clock, visit } = opened(stored);
    const { heard, say } = visit();
    clock.now += 60_000;
    await say(join);
    expect(heard.map(({ type }) => type)).toEqual(['welcome', 'view', 'view']);
    expect(tableIn(heard[0])?.match?.stands).toEqual({ at: 9_000, isPaused: false });
    expect(heard[1]).toMatchObject({ viewer: 0, at: 2_000, view: { phase: 'building' } });
  });

  test('match time goes on while somebody looks, and stands when it is paused', async () => {
    const { table, clock, kept, visit } = opened(stored);
    const { heard, line, say } = visit();
    await say(join);
    table.see(line, true);
    clock.now += 1_500;
    await say({ type: 'move', key: 'my-first-key', seat: 0, move: building });
    expect(heard.find(({ type }) => type === 'accepted')).toMatchObject({ at: 10_500, seq: 1 });
    await say({ type: 'pause', isPaused: true });
    clock.now += 60_000;
    expect(tableIn(heard.at(-1))?.match?.stands).toEqual({ at: 10_500, isPaused: true });
    expect(kept.at(-1)).toMatchObject({ keys: ['stored-0', 'stored-1', 'my-first-key'], recording: { until: 10_500 } });
  });

  test('what was accepted is stored before anybody hears of it, and counts once after the table has moved', async () => {
    const first = opened(stored);
    const { heard, line } = first.visit();
    first.table.hear(line, JSON.stringify(join));
    const move = JSON.stringify({ type: 'move', key: 'my-first-key', seat: 0, move: building });
    first.table.hear(line, move);
    expect([first.kept.at(-1)?.recording.moves.length, heard.some(({ type }) => type === 'accepted')]).toEqual([
      3,
      false,
    ]);
    const second = opened(first.kept.at(-1) as StoredMatch);
    const other = second.visit();
    await other.say(join);
    await other.say(JSON.parse(move) as object);
    expect(other.heard.at(-1)).toMatchObject({ type: 'accepted', key: 'my-first-key', at: 9_000 });
    expect(second.kept).toEqual([]);
  });

  test('how and when a match ended is written down with its last move, and looking at it later changes nothing', async () => {
    const { recording } = finishedMatch();
    const moves = recording.moves.slice(0, -1);
    const last = recording.moves.at(-1);
    const { kept, visit } = opened({ ...stored, recording: { ...recording, moves, until: 9_000 }, touchedAt: 1 });
    const { say } = visit();
    await say(join);
    await say({ type: 'move', key: 'my-first-key', seat: last?.by, move: last?.move });
    const over = kept.at(-1) as StoredMatch;
    expect(over).toMatchObject({ isFinished: true, finishedAt: 0, outcome: { winners: [0], scores: [5, 2] } });
    const later = opened({ ...over, handedTo: 'elsewhere' });
    later.table.see(later.visit().line, true);
    expect(later.kept).toEqual([]);
    const { finishedAt, outcome, ...before } = over;
    const earlier = opened({ ...before, touchedAt: 77 });
    earlier.table.see(earlier.visit().line, true);
    expect(earlier.kept.at(-1)).toMatchObject({ finishedAt: 77, outcome });
    expect(finishedAt).toBe(0);
  });

  test('two pages at one table hear the same', async () => {
    const { visit } = opened(stored);
    const [one, two] = [visit(), visit()];
    await one.say(join);
    await two.say(join);
    for (const { heard } of [one, two]) heard.length = 0;
    await one.say({ type: 'move', key: 'my-first-key', seat: 0, move: building });
    expect(one.heard.map(({ type }) => type)).toEqual(['accepted', 'update', 'update']);
    expect(two.heard).toEqual(one.heard.slice(1));
  });

  test('who learns may take back what showed them something new; nobody else may', async () => {
    const { id, rulesVersion } = spaceLab;
    const lab = { game: id, rulesVersion, options: { advanced: false }, setup: SCENES.early.position, moves: [] };
    const recording = { ...stored.recording, ...lab };
    const alone: StoredMatch = { ...stored, game: 'space-lab', people: [0], recording };
    const { visit } = opened(alone, spaceLab as unknown as Game);
    const { heard, say } = visit();
    await say(join);
    const play = async (type: string): Promise<ToClient | undefined> => {
      const key = `key-${heard.length}-long`;
      await say(
        type === 'undo' || type === 'step-back'
          ? { type, key, seat: 0 }
          : { type: 'move', key, seat: 0, move: { type } },
      );
      return heard.find((message) => 'key' in message && message.key === key);
    };
    expect(await play('reveal')).toMatchObject({ type: 'accepted' });
    expect(await play('undo')).toMatchObject({ type: 'refused', because: 'new-information' });
    expect(await play('step-back')).toMatchObject({ type: 'accepted' });
    expect(await play('reveal')).toMatchObject({ type: 'accepted' });
  });
});
