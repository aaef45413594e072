/**
 * What one process says to another in one moment, as one numbered letter. Frames that several lines get are carried
 * once; the order in which a line is told things stays.
 */

/** A frame for lines of that process, and how long each is to hold it; or anything else that is said. */
export type Item =
  | readonly ['frame', lines: number[], later: number, length: number]
  | readonly [kind: string, body: unknown];

interface OpenFrame {
  readonly text: string;
  readonly lines: number[];
  readonly later: number;
}

export class Outbox {
  #items: Item[] = [];
  #texts: string[] = [];
  /** What was said last, if that was a frame: lines that get the same at once share it, and nothing comes in between. */
  #last: OpenFrame | null = null;
  #number = 0;

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  say(kind: string, body: unknown): void {
    this.#items.push([kind, body]);
    this.#last = null;
  }

  frame(line: number, text: string, later: number): void {
    const same = this.#last;
    if (same !== null && same.later === later && same.text === text) {
      same.lines.push(line);
      return;
    }
    const lines = [line];
    this.#items.push(['frame', lines, later, text.length]);
    this.#texts.push(text);
    this.#last = { text, lines, later };
  }

  letter(from: string): string {
    const text = `${JSON.stringify([from, ++this.#number, this.#items])}\n${this.#texts.join('')}`;
    this.#items = [];
    this.#texts = [];
    this.#last = null;
    return text;
  }
}

export interface Letter {
  readonly from: string;
  readonly number: number;
  readonly items: readonly Item[];
  /** Of all frames, one after the other. */
  readonly texts: string;
}

export function readLetter(text: string): Letter {
  const end = text.indexOf('\n');
  const [from, number, items] = JSON.parse(text.slice(0, end)) as [string, number, Item[]];
  return { from, number, items, texts: text.slice(end + 1) };
}
