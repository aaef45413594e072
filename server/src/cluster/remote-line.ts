/** A line at a table of this process that another process has: what it is told goes there, by post. */

import type { Far, Line } from '../tables/line.ts';
import type { Place } from '../tables/place.ts';
import type { Peers } from './peers.ts';
import type { Post } from './post.ts';

/** How it stands with a line, as the process that has it says. */
export type LineState = readonly [delay: number, looksSlow: boolean];

/** Who comes, as the process that knows them says. */
export interface Comer {
  readonly line: number;
  readonly guest: string;
  readonly name: string;
  readonly screen: string | null;
  readonly isScreen: boolean;
  readonly state: LineState;
}

/** Letters wait for the end of a turn at each end, and for timers of a busy machine. */
const TURNS = 8;
const SLOWEST = 60;

export class RemoteLine implements Line {
  readonly guest: string;
  readonly name: string;
  readonly screen: string | null;
  readonly isScreen: boolean;
  readonly number: number;
  /** The process that has it. */
  readonly at: string;
  readonly far: Far;
  readonly #post: Post;
  readonly #peers: Peers;
  readonly #isSure: () => boolean;
  readonly #gone: () => void;
  #state: LineState;
  #heardAt = 0;
  isOpen = true;
  place: Place | null = null;

  constructor(
    at: string,
    { line, guest, name, screen, isScreen, state }: Comer,
    { post, peers, isSure, gone }: { post: Post; peers: Peers; isSure(): boolean; gone(): void },
  ) {
    this.at = at;
    this.number = line;
    this.guest = guest;
    this.name = name;
    this.screen = screen;
    this.isScreen = isScreen;
    this.#state = state;
    this.#post = post;
    this.#peers = peers;
    this.#isSure = isSure;
    this.#gone = gone;
    this.far = this.#far();
  }

  get delay(): number {
    return this.#state[0];
  }

  get looksSlow(): boolean {
    return this.#state[1];
  }

  become(state: LineState): void {
    this.#state = state;
    this.place?.measured();
  }

  /** What came in there at this moment of their running time is heard now. */
  hearing(state: LineState, sent: number): void {
    this.#state = state;
    const distance = this.#peers.distance(this.at);
    const now = performance.now();
    this.#heardAt = distance === null ? now : Math.min(now, sent - distance.time);
  }

  noteAsked(what: string | number): void {
    this.#post.say(this.at, 'asked', [this.number, what]);
  }

  /** Where the line is that was noted at once. */
  noteAnswered(): void {}

  send(frame: string, later = 0): void {
    if (this.isOpen && this.#isSure()) this.#post.frame(this.at, this.number, frame, Math.max(0, later));
  }

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#gone();
    this.#post.say(this.at, 'close', [this.number, code, reason]);
    this.place?.part();
  }

  detached(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#gone();
    this.#post.say(this.at, 'detached', this.number);
  }

  #far(): Far {
    const [peers, at] = [this.#peers, this.at];
    const age = (): number => Math.max(0, performance.now() - this.#heardAt);
    return {
      get way() {
        return peers.distance(at)?.error ?? 0;
      },
      get slowest() {
        return Math.min(SLOWEST, TURNS + peers.slowness(at));
      },
      get age() {
        return age();
      },
    };
  }
}
