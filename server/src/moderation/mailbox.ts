/**
 * How whoever looks after a server asks it for something: by a file in its folder, which nobody else can read or write;
 * the answer is a file, too. Where no server holds the folder, whoever asks opens the house and does it themselves.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnId } from '../drawn-id.ts';
import { fileIn } from '../store/data-folder.ts';

const LOOKING_MILLIS = 50;
const LONGEST_MILLIS = 30_000;
const ASKED = '.asked';
const ANSWERED = '.answered';

export type Answered = { readonly answer: unknown } | { readonly complaint: string };

const boxIn = (folder: string): string => join(folder, 'desk');

/** Only whole files are seen. */
function put(file: string, json: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(json), { mode: 0o600 });
  renameSync(`${file}.part`, file);
}

/** Throws a sentence when it is refused, or when nobody answers. */
export async function askServer(folder: string, asked: object): Promise<unknown> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  mkdirSync(boxIn(folder), { recursive: true, mode: 0o700 });
  const letter = join(boxIn(folder), drawnId(9));
  put(`${letter}${ASKED}`, asked);
  try {
    for (let waited = 0; !existsSync(`${letter}${ANSWERED}`); waited += LOOKING_MILLIS) {
      if (waited > LONGEST_MILLIS) throw new Error('the server that uses this folder does not answer');
      await new Promise((resolve) => setTimeout(resolve, LOOKING_MILLIS));
    }
    const answered = JSON.parse(readFileSync(`${letter}${ANSWERED}`, 'utf8')) as Answered;
    if ('complaint' in answered) throw new Error(answered.complaint);
    return answered.answer;
  } finally {
    for (const part of [ASKED, ANSWERED]) rmSync(`${letter}${part}`, { force: true });
  }
}

/** Looks for what is asked, again and again, until it is told to stop. */
export class Mailbox {
  readonly #folder: string;
  readonly #perform: (asked: unknown) => Promise<Answered>;
  readonly #timer: NodeJS.Timeout;
  #isBusy = false;

  /** What was left over from a server that was killed is nobody's any more. */
  constructor(folder: string, perform: (asked: unknown) => Promise<Answered>, everyMillis: number) {
    this.#folder = boxIn(folder);
    this.#perform = perform;
    rmSync(this.#folder, { recursive: true, force: true });
    this.#timer = setInterval(() => void this.#look(), everyMillis);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isBusy || !existsSync(this.#folder)) return;
    this.#isBusy = true;
    try {
      for (const name of readdirSync(this.#folder)) if (name.endsWith(ASKED)) await this.#answer(name);
    } catch {
      // Taken back while it was looked at, or on a disk that takes nothing: whoever asks hears that nobody answers.
    } finally {
      this.#isBusy = false;
    }
  }

  async #answer(name: string): Promise<void> {
    const file = join(this.#folder, name);
    const answered = await this.#perform(readIn(file));
    rmSync(file, { force: true });
    put(`${file.slice(0, -ASKED.length)}${ANSWERED}`, answered);
  }
}

function readIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
