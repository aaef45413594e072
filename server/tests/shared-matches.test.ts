/** Matches played without a server are shared, and opened by somebody else: all equal, and none that was changed. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '#games';
import type { MatchInfo, PlayedMatch } from '#protocol';
import {
  below,
  type Chance,
  defaultOptions,
  fingerprint,
  type Game,
  LiveMatch,
  parseRecording,
  quickChance,
  replay,
  sealedChance,
  type WrittenRecording,
  writeRecording,
} from '#tabletop';
import { nextInput } from '#tabletop/testing';
import { Guest } from '../trials/guest.ts';
import { type TrialServer, trialServer } from '../trials/running.ts';

const COUNT = 300;

let server: TrialServer;
beforeAll(async () => {
  server = await trialServer();
});
afterAll(() => server.end());

/** Played to its end by random players; null: they did not come to one in time. */
function played(game: Game, chance: Chance): WrittenRecording | null {
  const table = { options: defaultOptions<object>(game.options), seatCount: Math.max(2, game.seats.min) };
  const key = fingerprint(String(below(chance, 2 ** 31))).repeat(2);
  const match = new LiveMatch(game, { ...table, chance: sealedChance(key) });
  for (let now = 0, step = 0; match.outcome === null && step < 1_500; step++) {
    const next = nextInput({ game }, { state: match.state, table, now }, chance);
    if (next === null) return null;
    now = next.at;
    if (next.by === null) match.pass(now);
    else match.play({ at: now, by: next.by, move: next.move });
  }
  if (match.outcome === null) return null;
  const players = [{ name: 'Ada' }, { name: 'Grace', bot: 'regular' }];
  return writeRecording(game, {
    options: table.options,
    players,
    chance: { key },
    moves: match.moves,
    until: match.reached,
  });
}

function hashOf(json: unknown): string | null {
  const read = parseRecording(json, findGame);
  const replayed = read.ok ? replay(read.value, () => '00') : null;
  return replayed?.ok === true ? replayed.match.hash() : null;
}

/** One byte of its moves is another. */
function changed(recording: WrittenRecording, chance: Chance): unknown {
  const text = JSON.stringify(recording);
  const from = text.indexOf('"moves"') + 10;
  for (;;) {
    const at = from + below(chance, text.length - from - 2);
    const other = `${text.slice(0, at)}${below(chance, 10)}${text.slice(at + 1)}`;
    if (other === text) continue;
    try {
      return JSON.parse(other);
    } catch {
      // What is no JSON can't even be sent.
    }
  }
}

test(`${COUNT} matches are the same for whoever opens them, and a changed byte is refused`, async () => {
  const chance = quickChance(11);
  const [ada, grace] = [await Guest.arrive(server.base, 'Ada'), await Guest.arrive(server.base, 'Grace')];
  let shared = 0;
  for (let tries = 0; shared < COUNT; tries++) {
    const recording = played(GAMES[GAME_IDS[tries % GAME_IDS.length] ?? 'space-lab'], chance);
    if (recording === null) continue;
    const hash = hashOf(recording) ?? '';
    const given = { began: 1, ended: 2, people: [0], hash };
    const { id } = await ada.must<PlayedMatch>('/api/me/matches', { ...given, recording });
    const opened = await grace.must<MatchInfo>(`/api/matches/${id}`);
    expect(hashOf(opened.recording)).toBe(hash);
    const other = changed(recording, chance);
    const answer = await ada.ask('POST', '/api/me/matches', { ...given, recording: other });
    // White space and the like are no change of a match.
    if (hashOf(other) !== hash) expect([tries, answer.status]).toEqual([tries, 400]);
    shared++;
  }
});
