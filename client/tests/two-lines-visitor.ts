/** Somebody who speaks the protocol with a table, over whatever line. */

import type { LookingInfo, ToClient, WholeView } from '#protocol';

/** One end of a line: what is said there, and all that was heard. */
export interface Talk {
  say(frame: string): void;
  cut(): void;
}

interface Seen {
  viewer: WholeView['viewer'];
  stream: string;
  seq: number;
}

/** Whoever is at one of the two tables; comes back where the line was cut. */
export class Visitor {
  readonly heard: ToClient[] = [];
  /** What there is to look at, as the table was last heard to say. */
  looking: LookingInfo | null = null;
  readonly #open: (heard: (frame: string) => void) => Talk;
  readonly #table: string;
  readonly #seen = new Map<WholeView['viewer'], Seen>();
  #talk: Talk;

  constructor(table: string, open: (heard: (frame: string) => void) => Talk) {
    this.#open = open;
    this.#table = table;
    this.#talk = open((frame) => this.#hear(frame));
    this.say({ type: 'join', version: 1, table });
  }

  say(message: object | string): void {
    this.#talk.say(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** What there is to look at has been seen; `off`: the word is about something else. */
  saySeen(off: number): void {
    this.say({ type: 'seen', at: (this.looking?.at ?? 0) + off });
  }

  /** `behind`: how many of the last frames were lost on the way. */
  seen(behind: number): readonly Seen[] {
    return [...this.#seen.values()].map(({ viewer, stream, seq }) => ({
      ...{ viewer, stream, seq: Math.max(0, seq - behind) },
    }));
  }

  return(behind: number): void {
    const before = this.#talk;
    this.#talk = this.#open((frame) => this.#hear(frame));
    before.cut();
    this.say({ type: 'join', version: 1, table: this.#table, seen: this.seen(behind) });
  }

  #hear(frame: string): void {
    const message = JSON.parse(frame) as ToClient;
    this.heard.push(message);
    if (message.type === 'welcome' || message.type === 'table') this.looking = message.table.match?.looking ?? null;
    if (message.type === 'view') {
      const { viewer, stream, seq } = message;
      this.#seen.set(viewer, { viewer, stream, seq });
    } else if (message.type === 'update') {
      const seen = this.#seen.get(message.viewer);
      if (seen !== undefined) seen.seq = message.seq;
    }
  }
}
