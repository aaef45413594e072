/** docs/examples/bot.py, run as its readers run it. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const EXAMPLES = fileURLToPath(new URL('../../docs/examples/', import.meta.url));

export interface Finished {
  readonly moves: number;
  readonly match: string;
  readonly winners: readonly number[];
}

export class PythonBot {
  readonly process: ChildProcessWithoutNullStreams;
  /** Everything it wrote, once it has ended. */
  readonly said: Promise<string>;

  private constructor(args: readonly string[], env: NodeJS.ProcessEnv) {
    this.process = spawn('python3', args, { cwd: EXAMPLES, env: { ...process.env, ...env } });
    this.said = new Promise((resolve, reject) => {
      let [text, complaints] = ['', ''];
      this.process.stdout.on('data', (data) => {
        text += data;
      });
      this.process.stderr.on('data', (data) => {
        complaints += data;
      });
      this.process.on('error', reject);
      this.process.on('close', (code) =>
        code === 0 ? resolve(text) : reject(new Error(complaints || `code ${code}`)),
      );
    });
    // Whoever waits for it is told; until then nobody is.
    this.said.catch(() => undefined);
  }

  static start(args: readonly string[], env: NodeJS.ProcessEnv = {}): PythonBot {
    return new PythonBot(['bot.py', ...args], env);
  }

  /** With something of it replaced: `code` is run after `import bot`. */
  static changed(code: string, args: readonly string[]): PythonBot {
    return new PythonBot(['-B', '-c', `import bot\n${code}\nbot.main()`, ...args], {});
  }

  /** What it says of the match it has played. */
  async finished(): Promise<Finished> {
    return JSON.parse(await this.said) as Finished;
  }
}
