/** The guide from an empty Debian to HTTPS is a script, and the script is run, as far as a machine without systemd goes. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Nginx } from '#server/trials/nginx';
import { removeFolder, temporaryFolder } from '#server/trials/running';
import { ROOT } from '../set-up.mjs';

const OPERATORS = join(ROOT, 'docs/operators');
const script = readFileSync(join(OPERATORS, 'install.sh'), 'utf8');

test('the guide and the script have the same commands, in the same order', () => {
  const guide = readFileSync(join(ROOT, 'docs/guides/run-a-server.md'), 'utf8');
  const chapter = /## From an empty Debian to HTTPS\n([\s\S]*?)\n## /.exec(guide)?.[1] ?? '';
  const [settings, ...blocks] = [...chapter.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim());
  expect(settings).toBe('NAME=games.example\nROOT=""');
  const commands = script.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(commands[0]).toBe('set -eu');
  expect(commands[1]).toMatch(/^ROOT=/);
  expect(blocks.join('\n').split('\n')).toEqual(commands.slice(2));
});

test.each(['starboard.service', 'starboard-backup.service', 'starboard-backup.timer'])(
  '%s is a unit of systemd',
  (unit) => {
    // Where there is no systemd at all nobody needs it.
    if (!existsSync('/usr/bin/systemd-analyze')) return;
    expect(execFileSync('systemd-analyze', ['verify', join(OPERATORS, unit)], { encoding: 'utf8' })).toBe('');
  },
);

describe.runIf(process.getuid?.() === 0)('what the script installs', () => {
  const folder = temporaryFolder();
  const NAME = 'games.localhost';
  const at = (path: string): string => join(folder, path);

  beforeAll(() => {
    const env = { ...process.env, NAME, ROOT: folder, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` };
    execFileSync('sh', ['docs/operators/install.sh'], { cwd: ROOT, env, stdio: 'pipe' });
  });
  afterAll(() => removeFolder(folder));

  /** A line of a unit, with the folders of this machine where the script has put things. */
  function command(unit: string): readonly string[] {
    const line = /^ExecStart=(.*)$/m.exec(readFileSync(at(`etc/systemd/system/${unit}`), 'utf8'))?.[1] ?? '';
    const mapped = line.replaceAll('/opt/', at('opt/')).replaceAll('/var/', at('var/'));
    return mapped.replace('/usr/bin/node', process.execPath).split(' ');
  }

  const settings = (): NodeJS.ProcessEnv =>
    Object.fromEntries(
      readFileSync(at('etc/starboard.env'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/).slice(0, 2)),
    );

  test('serves over HTTPS behind nginx, and is backed up while it serves', async () => {
    for (const data of ['starboard', 'starboard-backups']) mkdirSync(at(`var/lib/${data}`), { recursive: true });
    const path = `${join(process.execPath, '..')}:${process.env.PATH}`;
    const env = { ...settings(), STARBOARD_DATA: at('var/lib/starboard'), HOME: folder, PATH: path };
    const [program = '', ...args] = command('starboard.service');
    const server = spawn(program, args, { cwd: at('opt/starboard'), env: { ...env, STARBOARD_PORT: '0' } });
    const port = await new Promise<number>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (data) => {
        said += data;
        const found = /"port":(\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
      server.on('exit', () => reject(new Error(said)));
    });
    const certificate = { cert: at('etc/ssl/starboard/cert.pem'), key: at('etc/ssl/starboard/key.pem') };
    const site = readFileSync(at('etc/nginx/sites-enabled/starboard'), 'utf8');
    expect(site).toContain(`server_name ${NAME};`);
    const nginx = await Nginx.start({ port, certificate, site });
    const ca = readFileSync(certificate.cert, 'utf8');
    const ask = async (path: string, body?: object) => {
      const headers = { host: NAME, 'content-type': 'application/json', accept: 'text/html' };
      const options = { ca, servername: NAME, port: nginx.port, headers, method: body === undefined ? 'GET' : 'POST' };
      const sent = request(`https://127.0.0.1${path}`, options).end(body === undefined ? '' : JSON.stringify(body));
      const [answer] = await once(sent, 'response');
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    };
    expect((await ask('/health')).body).toBe('{"ok":true}');
    const page = await ask('/');
    expect(page.body).toContain('/assets/');
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    const guest = await ask('/api/guests', { name: 'Ada' });
    expect(guest.status).toBe(201);
    expect(guest.headers['set-cookie'][0]).toMatch(/^__Host-starboard=.*; Secure/);
    // Fourteen nights and one: the oldest goes.
    for (let day = 1; day <= 14; day++) {
      writeFileSync(at(`var/lib/starboard-backups/starboard-2026-01-${String(day).padStart(2, '0')}.sqlite`), '');
    }
    const [sh = '', ...backup] = command('starboard-backup.service');
    execFileSync(sh, backup, { cwd: at('opt/starboard'), env });
    const kept = readdirSync(at('var/lib/starboard-backups')).sort();
    expect(kept).toHaveLength(14);
    expect(kept[0]).toBe('starboard-2026-01-02.sqlite');
    server.kill('SIGTERM');
    expect((await once(server, 'exit'))[0]).toBe(0);
    await nginx.stop();
    // And what was backed up can be got back.
    const starboard = (...words: string[]): string =>
      execFileSync(process.execPath, [at('opt/starboard/cli/starboard.mjs'), ...words], { env, encoding: 'utf8' });
    const newest = at(`var/lib/starboard-backups/${kept.at(-1)}`);
    starboard('restore', newest, '--data', at('var/lib/elsewhere'));
    expect(starboard('check', '--data', at('var/lib/elsewhere'))).toContain('"faults":[]');
    // Nobody of that name would be a complaint.
    starboard('sign-out', 'Ada', '--data', at('var/lib/elsewhere'));
  });
});
