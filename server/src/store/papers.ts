/**
 * Small things beside the store that whoever runs a server writes, and every process of it reads: who the named bots
 * are, what opens the page of figures, by which keys notices are sent. Files of the data folder; where a database is shared, rows of it.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from './owner.ts';

export const PAPERS = ['bots.json', 'starboard.operator', 'starboard.notices'] as const;
export type PaperName = (typeof PAPERS)[number];

export interface Papers {
  /** Null: never written. */
  read(name: PaperName): Promise<string | null>;
  /** Another number each time it was written; 0: never. */
  changed(name: PaperName): Promise<number>;
  write(name: PaperName, text: string): Promise<void>;
  /** Unless somebody was quicker: what is there now. */
  writeOnce(name: PaperName, text: string): Promise<string>;
}

/** What is asked of those who look after the house: each letter is taken by one process, and answered. */
export interface Letters {
  /** Whether any process would answer. */
  isAnybodyThere(): Promise<boolean>;
  /** Throws when nobody answers. */
  ask(asked: object): Promise<unknown>;
  /** This process answers from now on. */
  attend(): Promise<void>;
  next(): Promise<{ readonly id: string; readonly asked: unknown } | null>;
  answer(id: string, answer: object): Promise<void>;
}

/** For nobody else's eyes. */
export class FolderPapers implements Papers {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: PaperName): Promise<string | null> {
    const file = join(this.#folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  }

  async changed(name: PaperName): Promise<number> {
    return statSync(join(this.#folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  async write(name: PaperName, text: string): Promise<void> {
    const file = join(this.#folder, name);
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.part`, text, { mode: 0o600, flush: true });
    giveToOwner(`${file}.part`);
    renameSync(`${file}.part`, file);
  }

  async writeOnce(name: PaperName, text: string): Promise<string> {
    const there = await this.read(name);
    if (there === null) await this.write(name, text);
    return there ?? text;
  }
}
