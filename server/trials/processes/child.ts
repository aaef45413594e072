/** A child process of a trial, as the parent sees it. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Ready, Used } from './messages.ts';

/** Takes a guard away that stands in the source. */
const PLANT = fileURLToPath(new URL('./plant.ts', import.meta.url));

export class Child {
  readonly port: number;
  readonly readyAfter: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, { port, readyAfter }: Ready) {
    this.#process = process;
    this.port = port;
    this.readyAfter = readyAfter;
  }

  /** `program` is a file of this folder. */
  static async start(
    program: string,
    request: object,
    { descriptors, planted }: { descriptors?: number; planted?: string | undefined } = {},
  ): Promise<Child> {
    const file = fileURLToPath(new URL(`./${program}`, import.meta.url));
    const limit = descriptors === undefined ? '' : `ulimit -n ${descriptors} && `;
    const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, file, JSON.stringify(request)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // As `starboard serve` does.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(tmpdir(), 'starboard-compiled'),
        ...(planted === undefined ? {} : { PLANTED: planted, NODE_OPTIONS: `--import ${PLANT}` }),
      },
    });
    const ready = await new Promise<Ready>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Ready));
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    });
    child.removeAllListeners('exit');
    return new Child(child, ready);
  }

  async used(): Promise<Used> {
    return new Promise((resolve) => {
      this.#process.once('message', (message) => resolve(message as Used));
      this.#process.send('used');
    });
  }

  /** A held server's time moves on, and all that comes of it is done. */
  async pass(millis: number): Promise<void> {
    const passed = new Promise((resolve) => this.#process.once('message', resolve));
    this.#process.send({ millis });
    await passed;
  }

  tell(message: string): void {
    this.#process.send(message);
  }

  async stop(): Promise<void> {
    await this.#end(() => this.#process.send('stop'));
  }

  /** Its files can't grow beyond this many bytes from now on; null: they can again. */
  fillDisk(bytes: number | null): void {
    const limit = bytes === null ? 'unlimited' : String(bytes);
    execFileSync('prlimit', ['--pid', String(this.#process.pid), `--fsize=${limit}:unlimited`]);
  }

  /** Asked politely; resolves to how long it took, or null when it did not end within that many milliseconds. */
  async terminate(patience: number): Promise<number | null> {
    const begun = performance.now();
    const ended = this.#end(() => this.#process.kill('SIGTERM')).then(() => performance.now() - begun);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience).unref());
    return Promise.race([ended, late]);
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process.kill(name);
  }

  /** As if the power went. */
  async kill(): Promise<void> {
    await this.#end(() => this.#process.kill('SIGKILL'));
  }

  async #end(end: () => void): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      this.#process.once('exit', () => resolve());
      end();
    });
  }
}
