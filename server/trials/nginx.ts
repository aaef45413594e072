/** nginx as a process of its own, on free ports, by the configuration that docs/operators shows. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lastingPort } from './lasting-port.ts';
import { removeFolder, temporaryFolder } from './running.ts';

const DOCUMENTED = fileURLToPath(new URL('../../docs/operators/nginx.conf', import.meta.url));

export interface NginxRequest {
  /** Of the server behind it. */
  readonly port: number;
  /** Files; without them it speaks HTTP alone. */
  readonly certificate?: { readonly cert: string; readonly key: string };
  /** Its site; the documented one if not said. */
  readonly site?: string;
}

export class Nginx {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, process: ChildProcess, folder: string) {
    this.port = port;
    this.#process = process;
    this.#folder = folder;
  }

  /** Null: there is none on this machine, and apt could not bring it. */
  static program(): string | null {
    const found = () =>
      spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v nginx'], { encoding: 'utf8' }).stdout.trim();
    if (found() === '') {
      const bring = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends nginx-light';
      spawnSync('sh', ['-c', `export DEBIAN_FRONTEND=noninteractive; ${bring}`], { stdio: 'ignore' });
    }
    return found() || null;
  }

  static async start(request: NginxRequest): Promise<Nginx> {
    const program = Nginx.program();
    if (program === null) throw new Error('there is no nginx, and apt could not bring one');
    const folder = temporaryFolder();
    const port = await lastingPort();
    for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, request));
    const process = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-g', 'daemon off;'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(process, 'exit').then(() => false);
    while (!(await Promise.race([isOpen(port), ended]))) {
      if (process.exitCode !== null) throw new Error('nginx does not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return new Nginx(port, process, folder);
  }

  /** Of all its processes so far, in milliseconds of processor time. */
  get cpu(): number {
    const [parent = ''] = [String(this.#process.pid)];
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    return [parent, ...children].reduce((sum, pid) => sum + processorMillis(pid), 0);
  }

  async stop(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGTERM');
    await ended;
    removeFolder(this.#folder);
  }
}

function processorMillis(pid: string): number {
  const [user = 0, system = 0] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return 10 * (user + system);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The documented one with other ports, in as little around it as nginx needs. */
function configuration(folder: string, port: number, { port: behind, certificate, site: given }: NginxRequest): string {
  const site = documentedSite(given ?? readFileSync(DOCUMENTED, 'utf8'), {
    port,
    behind,
    certificate: certificate ?? null,
  });
  const paths = ['client_body_temp_path body', 'proxy_temp_path proxy', 'fastcgi_temp_path fastcgi'];
  return `worker_processes 1;
worker_rlimit_nofile 16384;
pid ${folder}/pid;
error_log stderr error;
events { worker_connections 8192; }
http {
  access_log off;
  ${[...paths, 'uwsgi_temp_path uwsgi', 'scgi_temp_path scgi'].join(';\n  ')};
${site}
}
`;
}

function documentedSite(
  text: string,
  { port, behind, certificate }: { port: number; behind: number; certificate: { cert: string; key: string } | null },
): string {
  const replaced = (before: string, from: RegExp, to: string): string => {
    if (!from.test(before)) throw new Error(`docs/operators/nginx.conf has no ${from}`);
    return before.replace(from, to);
  };
  // Whoever asks port 80 is sent to 443: neither is free here.
  let site = replaced(text, /server \{\n {2}listen 80;[^}]*\}\n/, '');
  site = replaced(site, /server 127\.0\.0\.1:4000;/, `server 127.0.0.1:${behind};`);
  site = replaced(
    site,
    /listen 443 ssl http2;/,
    `listen 127.0.0.1:${port}${certificate === null ? '' : ' ssl http2'};`,
  );
  site = replaced(site, /ssl_certificate [^;]*;/, certificate === null ? '' : `ssl_certificate ${certificate.cert};`);
  return replaced(
    site,
    /ssl_certificate_key [^;]*;/,
    certificate === null ? '' : `ssl_certificate_key ${certificate.key};`,
  );
}
