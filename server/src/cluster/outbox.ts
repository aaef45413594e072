/**
 * What one process says to another in one moment, as one numbered letter. Frames that several lines get are carried
 * once; the order in which a line is told things stays.
 */

/** A frame for lines of that process, and how long each is to hold it; or anything else that is said. */
export type Item =
  | readonly ['frame', lines: number[], later: number, length: number]
  | readonly [kind: string, body: unknown];

interface OpenFrame {
  readonly at: number;
  readonly lines: number[];
  readonly later: number;
}

export class Outbox {
  #items: Item[] = [];
  #texts: string[] = [];
  /** Where each text of this letter stands, and each line's newest frame. */
  readonly #frames = new Map<string, OpenFrame>();
  readonly #last = new Map<number, number>();
  #number = 0;

  get isEmpty(): boolean {
    return this.#items.length === 0;
  }

  say(kind: string, body: unknown): void {
    this.#items.push([kind, body]);
  }

  frame(line: number, text: string, later: number): void {
    const same = this.#frames.get(text);
    // Not before anything that this line was told meanwhile.
    if (same !== undefined && same.later === later && same.at > (this.#last.get(line) ?? -1)) {
      same.lines.push(line);
      this.#last.set(line, same.at);
      return;
    }
    const at = this.#items.length;
    const lines = [line];
    this.#items.push(['frame', lines, later, text.length]);
    this.#texts.push(text);
    this.#frames.set(text, { at, lines, later });
    this.#last.set(line, at);
  }

  /** Something other than a frame is said about a line: what comes later stays behind it. */
  mark(line: number): void {
    this.#last.set(line, this.#items.length);
  }

  letter(from: string): string {
    const text = `${JSON.stringify([from, ++this.#number, this.#items])}\n${this.#texts.join('')}`;
    this.#items = [];
    this.#texts = [];
    this.#frames.clear();
    this.#last.clear();
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
