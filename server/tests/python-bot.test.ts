import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findGame } from '#games';
import type { MatchInfo } from '#protocol';
import { faultInProof, parseRecording, replay } from '#tabletop';
import { NO_LIMITS, trialServer } from '../trials/running.ts';

const BOT = fileURLToPath(new URL('../../docs/examples/bot.py', import.meta.url));

test('a bot of under 100 lines in another language plays a whole match by the protocol alone', async () => {
  expect(readFileSync(BOT, 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
  const server = await trialServer({ limits: NO_LIMITS });
  const { stdout } = await promisify(execFile)('python3', [BOT, server.base, 'gravity-superstar'], {
    env: { ...process.env, PAUSE: '0' },
  });
  const told = JSON.parse(stdout) as { moves: number; match: string; winners: number[] };
  const found = (await (await fetch(`${server.base}/api/matches/${told.match}`)).json()) as MatchInfo;
  await server.end();
  expect(found.finished).toBe(true);
  const recording = parseRecording(found.recording, findGame);
  if (!recording.ok) throw new Error(recording.error);
  expect(recording.value.moves).toHaveLength(told.moves);
  const played = replay(recording.value, () => '');
  if (!played.ok) throw new Error(played.refusal.because);
  expect(played.match.outcome).toEqual(found.outcome);
  expect(played.match.outcome?.winners).toEqual(told.winners);
  const { chance } = recording.value;
  if (chance?.proof === undefined) throw new Error('a recording without a proof');
  expect(
    faultInProof(chance.key, chance.proof, { game: 'gravity-superstar', rulesVersion: found.rulesVersion }),
  ).toBeNull();
  expect(chance.proof.contributions.every((bytes) => bytes !== null)).toBe(true);
  expect(chance.proof.commitment).toBe(found.commitment);
});
