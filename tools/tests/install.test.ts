/** The guide from an empty Debian to HTTPS is a script, and the script is run, as far as a machine without systemd goes. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  /** As DynamicUser has it: an account of its own, which owns its folders and nothing else. */
  const SERVICE = { uid: 61_184, gid: 61_184 };

  beforeAll(() => {
    chmodSync(folder, 0o755);
    const env = { ...process.env, NAME, ROOT: folder, PATH: path };
    execFileSync('sh', ['docs/operators/install.sh'], { cwd: ROOT, env, stdio: 'pipe' });
  });
  afterAll(() => removeFolder(folder));

  /** A line of a unit, with the folders of this machine where the script has put things. */
  function command(unit: string): readonly string[] {
    const line = /^ExecStart=(.*)$/m.exec(readFileSync(at(`etc/systemd/system/${unit}`), 'utf8'))?.[1] ?? '';
    return mapped(line).split(' ');
  }

  const mapped = (line: string): string =>
    line.replaceAll('/opt/', at('opt/')).replaceAll('/var/', at('var/')).replace('/usr/bin/node', process.execPath);

  const settings = (): NodeJS.ProcessEnv =>
    Object.fromEntries(
      readFileSync(at('etc/starboard.env'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(/=(.*)/).slice(0, 2)),
    );

  const path = `${join(process.execPath, '..')}:${process.env.PATH}`;
  const env = () => ({ ...settings(), STARBOARD_DATA: at('var/lib/starboard'), HOME: '/nonexistent', PATH: path });

  async function started() {
    const [program = '', ...args] = command('starboard.service');
    const how = { cwd: at('opt/starboard'), env: { ...env(), STARBOARD_PORT: '0' }, ...SERVICE };
    const server = spawn(program, args, how);
    const port = await new Promise<number>((resolve, reject) => {
      let said = '';
      server.stderr.on('data', (data) => {
        said += data;
      });
      server.stdout.on('data', (data) => {
        said += data;
        const found = /"port":(\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
      server.on('close', () => reject(new Error(said)));
    });
    const stop = async (): Promise<void> => {
      server.kill('SIGTERM');
      expect((await once(server, 'exit'))[0]).toBe(0);
    };
    return { port, stop };
  }

  /** As root types it. */
  const starboard = (...words: string[]): string => {
    const program = mapped(readFileSync(at('usr/local/bin/starboard'), 'utf8'));
    const root = { HOME: at('root'), PATH: path };
    return execFileSync('sh', ['-c', program, 'starboard', ...words], { env: root, encoding: 'utf8', stdio: 'pipe' });
  };

  test('serves over HTTPS behind nginx, is backed up while it serves, and root looks after it', async () => {
    for (const data of ['starboard', 'starboard-backups']) {
      mkdirSync(at(`var/lib/${data}`), { recursive: true });
      chmodSync(at(`var/lib/${data}`), 0o700);
      chownSync(at(`var/lib/${data}`), SERVICE.uid, SERVICE.gid);
    }
    const { port, stop } = await started();
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
    expect(starboard('people', 'Ada')).toContain('Ada');
    expect(starboard('announce', 'Back at nine.')).toBe('Told in 0 rooms.\n');
    expect(starboard('bots', 'add', 'Marvin')).toContain('Marvin may come in');
    // Fourteen nights and one: the oldest goes.
    for (let day = 1; day <= 14; day++) {
      writeFileSync(at(`var/lib/starboard-backups/starboard-2026-01-${String(day).padStart(2, '0')}.sqlite`), '');
    }
    const [sh = '', ...backup] = command('starboard-backup.service');
    execFileSync(sh, backup, { cwd: at('opt/starboard'), env: env(), ...SERVICE });
    const kept = readdirSync(at('var/lib/starboard-backups')).sort();
    expect(kept).toHaveLength(14);
    expect(kept[0]).toBe('starboard-2026-01-02.sqlite');
    await stop();
    await nginx.stop();
    // What was backed up can be got back, and what root has done while nobody served keeps no server from starting.
    starboard('ban', 'Ada', '--reason', 'after the backup');
    starboard('restore', at(`var/lib/starboard-backups/${kept.at(-1)}`));
    expect(starboard('check')).toContain('"faults":[]');
    expect(starboard('ban', '--json')).toBe('[]\n');
    const again = await started();
    expect(starboard('people', 'Ada')).toContain('Ada');
    expect(starboard('bots')).toContain('Marvin');
    await again.stop();
  });
});
