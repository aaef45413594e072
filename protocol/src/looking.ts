/**
 * What a round came to stays on the table until everybody who is there has said that they have seen it, or the rules
 * take it away by themselves. Match time goes on meanwhile: this only keeps bots, and whoever moves next, from being
 * quicker than the others can look.
 */

import type { Millis, Pace, Seat } from '#tabletop';
import type { Looking as LookingInfo } from './answers.ts';
import type { Told } from './to-client.ts';

export interface LookingCalls {
  /** The seats of people that no bot plays for. */
  lookers(): readonly { readonly seat: Seat; readonly guest: string; readonly isHere: boolean }[];
  /** There is something to look at, somebody more has seen it, or all have. */
  changed(): void;
}

const sweepsOf = ({ sweeps = [] }: Pace): readonly string[] => sweeps;

/** Since when there has been something to look at, after one more thing was told; null: there is nothing. */
export function lookingSince(pace: Pace, { at, event }: Told, before: Millis | null): Millis | null {
  if (sweepsOf(pace).length === 0 || pace.reveals.includes(event.type)) return null;
  return pace.settles.includes(event.type) ? at : before;
}

export class Looking {
  readonly #pace: Pace;
  readonly #calls: LookingCalls;
  #at: Millis | null;
  readonly #seen = new Set<string>();

  /** `since`: where a match that is taken up again stands. */
  constructor(pace: Pace, since: Millis | null, calls: LookingCalls) {
    this.#pace = pace;
    this.#calls = calls;
    this.#at = since;
  }

  get isOn(): boolean {
    return this.#at !== null;
  }

  get info(): LookingInfo | null {
    return this.#at === null ? null : { at: this.#at, unseen: this.#unseen };
  }

  /** Whether this move has to wait. */
  holdsUp(move: unknown): boolean {
    const { type } = Object(move) as { readonly type?: unknown };
    return this.isOn && sweepsOf(this.#pace).some((sweep) => sweep === type);
  }

  /** What came of a move or of the clock. With nobody to look nobody waits. */
  note(told: readonly Told[], isOver: boolean): void {
    let at = this.#at;
    for (const one of told) at = lookingSince(this.#pace, one, at);
    if (at === this.#at && !isOver) return;
    this.#seen.clear();
    const next = isOver || this.#calls.lookers().length === 0 ? null : at;
    if (next === this.#at) return;
    this.#at = next;
    this.#calls.changed();
  }

  /** What was said about an earlier round came too late to matter. */
  saw(guest: string, at: Millis): void {
    if (this.#at !== at) return;
    const before = this.#unseen.length;
    this.#seen.add(guest);
    if (this.#unseen.length === before) return;
    this.review();
    this.#calls.changed();
  }

  /** Somebody came or went. Until somebody of those who may come back is there, what there is to see stays. */
  review(): void {
    if (!this.isOn) return;
    const lookers = this.#calls.lookers();
    if (this.#unseen.length === 0 && (lookers.length === 0 || lookers.some(({ isHere }) => isHere))) this.#at = null;
  }

  get #unseen(): readonly Seat[] {
    return this.#calls.lookers().flatMap(({ seat, guest, isHere }) => (!isHere || this.#seen.has(guest) ? [] : [seat]));
  }
}
