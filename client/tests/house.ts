/** The whole house in a process of its own, so that it can be killed and come back. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastingPort } from '#server/trials/lasting-port';
import { builtClient } from '../build/built-client.ts';

export const ROOT = join(import.meta.dirname, '../..');

export interface House {
  readonly origin: string;
  /** The folder in which everything is kept. */
  readonly data: string;
  /** No goodbye. */
  kill(): Promise<void>;
  /** At the same address, with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

/** As `starboard serve` runs it. */
export async function openHouse(): Promise<House> {
  await builtClient();
  return houseOf(serve);
}

/** `start` is given its data, its port, and how often it was started before. */
export async function houseOf(start: (data: string, port: number, before: number) => Promise<Started>): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'starboard-house-'));
  const port = await lastingPort();
  let starts = 0;
  let { child } = await start(data, port, starts);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    data,
    kill,
    async restart() {
      ({ child } = await start(data, port, ++starts));
    },
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function serve(data: string, port: number): Promise<Started> {
  const args = ['cli/starboard.mjs', 'serve', '--port', String(port), '--data', data];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
  let heard = '';
  for await (const chunk of child.stdout) {
    heard += String(chunk);
    const line = heard.split('\n').find((text) => text.includes('"serving"'));
    if (line === undefined) continue;
    // Whatever it logs from here on is read and dropped, or the pipe would fill.
    child.stdout.resume();
    return { child, port: (JSON.parse(line) as { readonly port: number }).port };
  }
  throw new Error(`the server did not start: ${heard}`);
}
