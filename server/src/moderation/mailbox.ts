/**
 * How whoever looks after a server asks it for something: by a file in its folder, which nobody else can read or write;
 * the answer is a file, too. Where several processes share a database both are rows of it. Where no server is there,
 * whoever asks opens the house and does it themselves.
 */

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnId } from '../drawn-id.ts';
import { fileIn } from '../store/data-folder.ts';
import { giveToOwner } from '../store/owner.ts';
import type { Letters } from '../store/papers.ts';

const LOOKING_MILLIS = 50;
const LONGEST_MILLIS = 30_000;
const ASKED = '.asked';
const ANSWERED = '.answered';

export type Answered = { readonly answer: unknown } | { readonly complaint: string };

const boxIn = (folder: string): string => join(folder, 'desk');

/** Only whole files are seen. */
function put(file: string, json: unknown): void {
  writeFileSync(`${file}.part`, JSON.stringify(json), { mode: 0o600 });
  giveToOwner(`${file}.part`);
  renameSync(`${file}.part`, file);
}

/** What was asked, and the way for the answer. */
type Box = Pick<Letters, 'attend' | 'next' | 'answer'>;

/** Throws a sentence when it is refused, or when nobody answers. */
export async function askServer(folder: string, asked: object): Promise<unknown> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  mkdirSync(boxIn(folder), { recursive: true, mode: 0o700 });
  giveToOwner(boxIn(folder));
  const letter = join(boxIn(folder), drawnId(9));
  put(`${letter}${ASKED}`, asked);
  try {
    for (let waited = 0; !existsSync(`${letter}${ANSWERED}`); waited += LOOKING_MILLIS) {
      if (waited > LONGEST_MILLIS) throw new Error('the server that uses this folder does not answer');
      await new Promise((resolve) => setTimeout(resolve, LOOKING_MILLIS));
    }
    return answerIn(JSON.parse(readFileSync(`${letter}${ANSWERED}`, 'utf8')) as Answered);
  } finally {
    for (const part of [ASKED, ANSWERED]) rmSync(`${letter}${part}`, { force: true });
  }
}

/** Throws a sentence when it was refused. */
export function answerIn(answered: Answered): unknown {
  if ('complaint' in answered) throw new Error(answered.complaint);
  return answered.answer;
}

/** The box in a folder. */
export const folderBox = (folder: string): Box => ({
  /** What was left over from a server that was killed is nobody's any more. */
  async attend() {
    rmSync(boxIn(folder), { recursive: true, force: true });
  },
  async next() {
    const name = existsSync(boxIn(folder)) && readdirSync(boxIn(folder)).find((one) => one.endsWith(ASKED));
    return name ? { id: name.slice(0, -ASKED.length), asked: readIn(join(boxIn(folder), name)) } : null;
  },
  async answer(id, answer) {
    const letter = join(boxIn(folder), id);
    rmSync(`${letter}${ASKED}`, { force: true });
    put(`${letter}${ANSWERED}`, answer);
  },
});

/** Looks for what is asked, again and again, until it is told to stop. */
export class Mailbox {
  readonly #box: Box;
  readonly #perform: (asked: unknown) => Promise<Answered>;
  readonly #timer: NodeJS.Timeout;
  #isAttended = false;
  #isBusy = false;

  constructor(box: Box, perform: (asked: unknown) => Promise<Answered>, everyMillis: number) {
    this.#box = box;
    this.#perform = perform;
    this.#timer = setInterval(() => void this.#look(), everyMillis);
    void this.#look();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      if (!this.#isAttended) await this.#box.attend();
      this.#isAttended = true;
      for (let letter = await this.#box.next(); letter !== null; letter = await this.#box.next()) {
        await this.#box.answer(letter.id, await this.#perform(letter.asked));
      }
    } catch {
      // Taken back while it was looked at, or nothing can be written: whoever asks hears that nobody answers.
    } finally {
      this.#isBusy = false;
    }
  }
}

function readIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
