/**
 * Names and words that are not for a table open to all. Whole words only, so that nobody is refused for where they come
 * from or what they are called; a star before or behind a word lets it have more letters there. However it is written:
 * with capitals, accents, blanks between the letters, letters twice, or others that look alike.
 */

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { drawnAlike } from '#protocol';
import type { Log } from '../house.ts';
import { UNWELCOME } from './unwelcome.ts';

/** One a line: a word that is not welcome, or, after a minus, one that is after all. */
const fileIn = (folder: string): string => join(folder, 'filter.txt');

const LOOKS_LIKE: { readonly [sign: string]: string } = {
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'l',
};

/** As it is drawn, in letters and blanks. */
function lettersOf(text: string): string {
  return [...drawnAlike(text.replaceAll(/ß/gi, 'ss'))].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');
}

const once = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** Its words; letters that stand alone one after the other are one, too. */
function wordsIn(text: string): readonly string[] {
  const words = lettersOf(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  const spelt: string[] = [];
  let run = '';
  for (const word of [...words, '  ']) {
    if ([...word].length === 1) run += word;
    else {
      if (run.length > 2) spelt.push(run);
      run = '';
    }
  }
  return [...words, ...spelt];
}

/** A word as it is written in a list: `word`, `*word`, `word*`, `*word*`. */
interface Pattern {
  readonly letters: string;
  readonly isOpenBefore: boolean;
  readonly isOpenBehind: boolean;
}

function patternOf(line: string): Pattern {
  const letters = lettersOf(line).replace(/[^\p{L}]/gu, '');
  return { letters, isOpenBefore: line.startsWith('*'), isOpenBehind: line.endsWith('*') };
}

function fits({ letters, isOpenBefore, isOpenBehind }: Pattern, word: string): boolean {
  if (isOpenBefore && isOpenBehind) return word.includes(letters);
  if (isOpenBefore) return word.endsWith(letters);
  return isOpenBehind ? word.startsWith(letters) : word === letters;
}

export class WordFilter {
  readonly #file: string;
  readonly #log: Pick<Log, 'warn'>;
  /** When the list was written, or its rights changed. */
  #changed = '';
  #unwelcome: readonly Pattern[] = [];
  #welcome: ReadonlySet<string> = new Set();

  constructor(folder: string, log: Pick<Log, 'warn'>) {
    this.#file = fileIn(folder);
    this.#log = log;
    this.#take([]);
    this.look();
  }

  /** Reads the operator's own list, if it has changed since. One that can't be read ends no server: it is said, once. */
  look(): void {
    try {
      const found = statSync(this.#file, { throwIfNoEntry: false });
      const changed = found === undefined ? '' : `${found.mtimeMs} ${found.ctimeMs}`;
      if (changed === this.#changed) return;
      this.#changed = changed;
      this.#take(found === undefined ? [] : linesOf(readFileSync(this.#file, 'utf8')));
    } catch (err) {
      this.#log.warn({ err }, 'filter.txt can’t be read: names are looked at without what is new in it');
    }
  }

  #take(own: readonly string[]): void {
    const allowed = own.filter((line) => line.startsWith('-')).map((line) => line.slice(1).trim());
    this.#welcome = new Set(allowed.map((word) => patternOf(word).letters));
    this.#unwelcome = [...Object.values(UNWELCOME).flat(), ...own.filter((line) => !line.startsWith('-'))]
      .map(patternOf)
      .filter(({ letters }) => letters !== '' && !this.#welcome.has(letters));
  }

  /** Whether everybody, of any age, may read it. */
  isWelcome(text: string): boolean {
    return wordsIn(text).every((word) => this.#isWelcomeWord(word));
  }

  #isWelcomeWord(word: string): boolean {
    if (this.#welcome.has(word)) return true;
    return !this.#unwelcome.some(
      (pattern) => fits(pattern, word) || fits({ ...pattern, letters: once(pattern.letters) }, once(word)),
    );
  }
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
