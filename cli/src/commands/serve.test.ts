import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../../starboard.mjs', import.meta.url));

/** Runs `starboard serve` until its output has this in it. */
async function serveUntil(args: readonly string[], sign: RegExp) {
  const child = spawn(process.execPath, [MAIN, 'serve', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const out = { log: '', said: '' };
  const exit = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  child.stderr.on('data', (data) => {
    out.said += String(data);
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (data) => {
      out.log += String(data);
      if (sign.test(out.log)) resolve();
    });
    void exit.then(() => resolve());
  });
  return { child, out, exit };
}

test('serve tells where it is, keeps its data, and stops cleanly', async () => {
  const data = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
  const { child, out, exit } = await serveUntil(['--port', '0', '--host', '0.0.0.0', '--data', data], /"serving"/);
  const { port, addresses } = JSON.parse(out.log.split('\n')[0] ?? '{}') as { port: number; addresses: string[] };
  const health = await (await fetch(`http://127.0.0.1:${port}/health`)).json();
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(health).toEqual({ ok: true });
  expect(out.log).toContain('"stopped"');
  expect(addresses[0]).toBe(`http://localhost:${port}/`);
  expect(out.said).toContain(`http://localhost:${port}/`);
  expect(out.said).toMatch(/[▀▄█]{5}/);
  rmSync(data, { recursive: true });
});

test.each([
  [['--port', 'no'], '--port must be a whole number'],
  [['--colour', 'red'], 'there is no --colour'],
  [['--no-limits', '--host', '0.0.0.0'], 'this machine alone'],
  [['--port', '0', '--data', '/dev/null/nowhere'], '/dev/null'],
  [['--port', '0', '--store', 'postgres://ada:secret@127.0.0.1:1/x'], 'the database at 127.0.0.1:1 can’t be reached'],
])('serve %j says what is wrong', async (args, complaint) => {
  const { out, exit } = await serveUntil(args, /"serving"/);
  expect(await exit).toBe(1);
  expect(out.said).toContain(complaint);
  expect(out.said).not.toMatch(/^ {4}at |secret/m);
});

test('what is refused leaves no folder behind', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
  const data = join(parent, 'data');
  const { out, exit } = await serveUntil(['--port', '0', '--data', data, '--smtp', 'smtp://mail.example'], /"serving"/);
  expect(await exit).toBe(1);
  expect(out.said).toContain('--smtp needs --mail-from and --public-url');
  expect(existsSync(data)).toBe(false);
  rmSync(parent, { recursive: true });
});

test.each([
  [[], true],
  [['--trust-proxy', '127.0.0.1'], false],
])('HTTPS with %j is warned of what lacks: %s', async (more, isWarned) => {
  const data = mkdtempSync(join(tmpdir(), 'starboard-serve-'));
  const args = ['--port', '0', '--data', data, '--public-url', 'https://games.example', ...more];
  const { child, out, exit } = await serveUntil(args, /"serving"/);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(out.log.includes('without --trust-proxy')).toBe(isWarned);
  rmSync(data, { recursive: true });
});
