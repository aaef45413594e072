/** There is no container engine everywhere: the steps of the Containerfile are run as they stand, from empty folders. */

import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, Image, stagesOf } from '../containerfile.ts';
import { ROOT } from '../set-up.mjs';

const text = readFileSync(join(ROOT, 'Containerfile'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'starboard-image-'));
const built = new Map<string, Image>();

beforeAll(() => {
  chmodSync(folder, 0o755);
  const [builder] = stagesOf(text);
  if (builder === undefined) throw new Error('no stage');
  built.set(builder.name, build(builder, new Image(join(folder, builder.name)), ROOT, built));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last stage, with a line left out if one is named; the builder keeps its own. */
function lastImage(without = ''): Image {
  const [first = '', last = ''] = text.split(/(?=^FROM docker.io\/library\/node:24-bookworm-slim$)/m);
  if (without !== '') expect(last).toContain(`${without}\n`);
  const stage = stagesOf(first + last.replace(`${without}\n`, '')).at(-1);
  if (stage === undefined) throw new Error('no stage');
  return build(stage, new Image(join(folder, `without${without.replaceAll(' ', '-')}`)), ROOT, built);
}

/** The port it serves at, or what it said before it ended. */
async function started(image: Image) {
  const server = image.start(image.command, { STARBOARD_PORT: '0', STARBOARD_HOST: '127.0.0.1' });
  let said = '';
  const port = await new Promise<number | null>((resolve) => {
    server.stdout?.on('data', (data) => {
      said += data;
      const found = /"port":(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    server.stderr?.on('data', (data) => {
      said += data;
    });
    server.on('exit', () => resolve(null));
  });
  return { server, port, said };
}

test('what the Containerfile makes serves the pages, as nobody special, writing nothing but its data', async () => {
  const image = lastImage();
  expect(image.user?.uid).toBeGreaterThan(0);
  expect(existsSync(image.at('node_modules/vite'))).toBe(false);
  expect(existsSync(image.at('server/tests'))).toBe(false);
  const { server, port, said } = await started(image);
  expect(port, said).not.toBeNull();
  const base = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ ok: true });
  expect(await (await fetch(base, { headers: { accept: 'text/html' } })).text()).toContain('/assets/');
  expect((await fetch(`${base}/schemas/to-client.json`)).status).toBe(200);
  // It plays: rules, bots and store are all there.
  const guest = await fetch(`${base}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  expect(guest.status).toBe(201);
  const write = image.start(['node', '-e', `require('fs').writeFileSync('cli/x', '')`]);
  // Where tests are not run by root the files are their own.
  if (process.getuid?.() === 0) expect((await once(write, 'exit'))[0]).toBe(1);
  const check = image.start(image.healthCheck, { STARBOARD_PORT: String(port) });
  expect((await once(check, 'exit'))[0]).toBe(0);
  expect(existsSync(join(image.root, 'data/starboard.sqlite'))).toBe(true);
  server.kill('SIGTERM');
  expect((await once(server, 'exit'))[0]).toBe(0);
  const late = image.start(image.healthCheck, { STARBOARD_PORT: String(port) });
  expect((await once(late, 'exit'))[0]).toBe(1);
});

test.each(['compose.yaml', 'compose-cluster.yaml'])('%s asks for its health as the Containerfile does', (file) => {
  const compose = readFileSync(join(ROOT, 'docs/operators', file), 'utf8');
  const [, list = ''] = /^ {6}test:\n((?: {8}- .*\n)+)/m.exec(compose) ?? [];
  // A dollar is written twice there.
  const asked = [...list.matchAll(/- "?(.*?)"?$/gm)].map(([, word = '']) => word.replaceAll('$$', '$'));
  const [, healthCheck = ''] = /^HEALTHCHECK .* CMD (.*)$/m.exec(text) ?? [];
  expect(asked).toEqual(['CMD', ...(JSON.parse(healthCheck) as string[])]);
});

test('every builder leaves out the same', () => {
  const [ours, dockers] = ['.containerignore', '.dockerignore'].map((file) => readFileSync(join(ROOT, file), 'utf8'));
  expect(dockers).toBe(ours);
});

test.each(['COPY protocol protocol', 'COPY cli cli', 'COPY games games'])(
  'without "%s" it does not start',
  async (line) => {
    const { port, said } = await started(lastImage(line));
    expect(port).toBeNull();
    expect(said).toMatch(/ERR_MODULE_NOT_FOUND|Cannot find module/);
  },
);

test('an instruction that is not known is refused', () => {
  writeFileSync(join(folder, 'none'), '');
  const [stage] = stagesOf('FROM x\nADD a b\n');
  if (stage === undefined) throw new Error('no stage');
  expect(() => build(stage, new Image(join(folder, 'unknown')), ROOT, built)).toThrow('unknown instruction: ADD a b');
});
