/**
 * How light the house is: what a server that nobody has asked anything takes of the memory, beside a Node that does
 * nothing, how soon it served, and what is installed to run it. Exit code 2: a size is beyond its bar.
 */

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './set-up.mjs';

const MEGABYTE = 1_000_000;
/** Megabytes, and milliseconds from the command to the first word of a server that serves. */
const BARS = { idleMemory: 150, productionPackages: 60, readyMillis: 1_000 };
/** What starting took is given back by then. */
const SETTLED_MILLIS = 30_000;
const STARTS = 5;

const residentOf = (pid: number | undefined): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / MEGABYTE);
};

/** As `npm start` does, the client built before. */
async function served(
  data: string,
  settledMillis: number,
): Promise<{ readonly memory: number; readonly readyMillis: number }> {
  const begun = performance.now();
  const server = spawn(process.execPath, [join(ROOT, 'tools/starboard.mjs'), 'serve', '--port', '0', '--data', data]);
  let said = '';
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const isServing = new Promise<void>((resolve) => {
    server.stdout.on('data', (text) => {
      said += String(text);
      if (said.includes('"serving"')) resolve();
    });
  });
  await Promise.race([isServing, ended]);
  const readyMillis = Math.round(performance.now() - begun);
  if (server.exitCode !== null) throw new Error('the server ended');
  await pause(settledMillis);
  const memory = residentOf(server.pid);
  server.kill('SIGTERM');
  await ended;
  return { memory, readyMillis };
}

async function bareNode(): Promise<number> {
  const bare = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9); console.log()']);
  await new Promise((resolve) => bare.stdout.once('data', resolve));
  const memory = residentOf(bare.pid);
  bare.kill();
  return memory;
}

/** Files as long as they are, not as the disk rounds them. */
function installed(folder: string): number {
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(ROOT, file), join(folder, file));
  const npm = spawnSync('npm', ['install', '--omit=dev', '--omit=optional', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (npm.status !== 0) throw new Error(String(npm.stderr));
  const bytes = globSync('node_modules/**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  return Math.round(bytes / MEGABYTE);
}

const folder = mkdtempSync(join(tmpdir(), 'starboard-house-'));
try {
  // The first may have to build and compile; of the others the quickest had the machine most to itself.
  const starts: number[] = [];
  for (let start = 0; start <= STARTS; start++) starts.push((await served(join(folder, 'data'), 0)).readyMillis);
  const readyMillis = Math.min(...starts.slice(1));
  const { memory } = await served(join(folder, 'data'), SETTLED_MILLIS);
  const measured = { idleMemory: memory, productionPackages: installed(folder), readyMillis };
  const bare = await bareNode();
  const figures = { ...measured, timesABareNode: Number((memory / bare).toFixed(2)), bars: BARS };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  const isWithin = (name: keyof typeof BARS): boolean => measured[name] <= BARS[name];
  process.exitCode = isWithin('idleMemory') && isWithin('productionPackages') && isWithin('readyMillis') ? 0 : 2;
} finally {
  rmSync(folder, { recursive: true });
}
