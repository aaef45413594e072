/**
 * A real database or bus for trials: a process of its own on a port of this machine, with its data in a folder that goes
 * away, which can be killed, stopped and started again. It ends with whoever started it, however that ends.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

/** Whom a program runs as: engines refuse to be root. */
export interface RunsAs {
  readonly uid: number;
  readonly gid: number;
}

export interface EngineRequest {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly runsAs: RunsAs | null;
  /** Throws as long as it can't be used. */
  probe(): Promise<void>;
  /** Takes everything away that it has left behind. */
  remove(): void;
}

const SETPRIV = '/usr/bin/setpriv';
const LOOK_MILLIS = 15;
const PATIENCE = 60_000;

/** The system kills it when its parent dies, however: no hook of ours is needed for that. */
function dyingWithUs(command: readonly string[], runsAs: RunsAs | null): readonly string[] {
  if (!existsSync(SETPRIV)) return command;
  const as = runsAs === null ? [] : [`--reuid=${runsAs.uid}`, `--regid=${runsAs.gid}`, '--clear-groups'];
  return [SETPRIV, '--pdeathsig=KILL', ...as, ...command];
}

export class Engine {
  readonly port: number;
  readonly #request: EngineRequest;
  #process: ChildProcess | null = null;
  #said = '';

  private constructor(request: EngineRequest) {
    this.port = request.port;
    this.#request = request;
  }

  static async start(request: EngineRequest): Promise<Engine> {
    const engine = new Engine(request);
    await engine.start();
    return engine;
  }

  /** Again, on the same port with the same data. */
  async start(): Promise<void> {
    const { program, args, runsAs } = this.#request;
    const [command = '', ...rest] = dyingWithUs([program, ...args], runsAs);
    const as = runsAs === null || command === SETPRIV ? {} : runsAs;
    const child = spawn(command, rest, { ...as, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    this.#said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        this.#said = `${this.#said}${data}`.slice(-4_000);
      });
    }
    this.#process = child;
    await this.#untilReady(child);
  }

  /** No warning, nothing written back, the processes it has started with it (SIGKILL). */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    this.#process = null;
    const ended = once(child, 'exit');
    // First its own: they would go on for a moment.
    const pids = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
    for (const pid of pids) signal(pid, 'SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await ended;
    while (pids.some(isThere)) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** Killed, and started again `after` milliseconds later. */
  async restart(after = 0): Promise<void> {
    await this.kill();
    await new Promise((resolve) => setTimeout(resolve, after));
    await this.start();
  }

  /** Takes connections and answers nobody, until it goes on. */
  freeze(): void {
    this.#signalAll('SIGSTOP');
  }

  goOn(): void {
    this.#signalAll('SIGCONT');
  }

  async end(): Promise<void> {
    await this.kill();
    this.#request.remove();
  }

  #signalAll(name: NodeJS.Signals): void {
    const pid = this.#process?.pid ?? 0;
    for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const begun = performance.now();
    for (;;) {
      const failed = await isOpen(this.port).then((is) =>
        is ? this.#request.probe().then(() => null, String) : 'shut',
      );
      if (failed === null) return;
      const isGone = child.exitCode !== null || child.signalCode !== null;
      if (isGone || performance.now() - begun > PATIENCE) {
        await this.kill();
        throw new Error(`${this.#request.program} does not start: ${failed}\n${this.#said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MILLIS));
    }
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name);
  } catch {
    // Gone already.
  }
}

/** Of one's own processes what has ended is there until its parent has looked; what is left of it counts as gone. */
function isThere(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
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
