/** Counts what was tried and keeps what was broken. */

import type { Breach, Law, LawReport } from './trial.ts';

/** A broken law shows itself again and again; a few sightings are enough. */
const MOST_BREACHES_OF_ONE_LAW = 3;

export class Ledger {
  private readonly breaches: Breach[] = [];
  private readonly events = new Map<string, number>();
  private matches = 0;
  private inputs = 0;
  private refused = 0;
  private worlds = 0;
  private seatCount = 0;

  openMatch(seatCount: number): void {
    this.matches++;
    this.seatCount = seatCount;
  }

  countInput(): void {
    this.inputs++;
  }

  countRefused(): void {
    this.refused++;
  }

  countWorld(): void {
    this.worlds++;
  }

  countEvent(type: string): void {
    this.events.set(type, (this.events.get(type) ?? 0) + 1);
  }

  breach(law: Law, found: string): void {
    if (this.breaches.filter((known) => known.law === law).length >= MOST_BREACHES_OF_ONE_LAW) return;
    this.breaches.push({ law, seatCount: this.seatCount, match: this.matches, found });
  }

  report(): LawReport {
    const { breaches, matches, inputs, refused, worlds, events } = this;
    return { breaches, matches, inputs, refused, worlds, events };
  }
}
