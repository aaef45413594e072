/** The whole house in a process of its own, as `starboard serve` runs it, so that it can be killed and come back. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtClient } from '../build/built-client.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface House {
  readonly origin: string;
  /** No goodbye. */
  kill(): Promise<void>;
  /** At the same address, with the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** With `hurry` match time passes so many times as fast: bots and countdowns don't keep a test waiting. */
export async function openHouse({ hurry = 1 }: { readonly hurry?: number } = {}): Promise<House> {
  await builtClient();
  const data = mkdtempSync(join(tmpdir(), 'starboard-house-'));
  let { child, port } = await serve(data, 0, hurry);
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    kill,
    async restart() {
      ({ child, port } = await serve(data, port, hurry));
    },
    async close() {
      await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function serve(data: string, port: number, hurry: number): Promise<{ child: ChildProcess; port: number }> {
  const hurried = hurry === 1 ? [] : ['--import', new URL('./hurried-clock.ts', import.meta.url).href];
  const args = [...hurried, 'cli/src/main.ts', 'serve', '--port', String(port), '--data', data];
  const env = { ...process.env, STARBOARD_HURRY: String(hurry) };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] });
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
