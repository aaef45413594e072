/** Why match time may stand still: everybody is told something first, or the room has paused it. Never both at once. */

import type { HouseRefusal, Told } from '#protocol';
import type { MatchTime, Millis } from '#tabletop';
import type { MatchRecord } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { Pause } from './pause.ts';
import type { Served } from './recovery.ts';
import { Telling } from './telling.ts';

export interface StandstillCalls {
  tellsFirst(): boolean;
  isPaused(): boolean;
  /** Somebody more has been told, or came, or went. */
  changed(): void;
  /** Match time stands still from now on, or goes on. */
  turned(): void;
}

export class Standstill {
  readonly telling: Telling;
  readonly pause: Pause;

  constructor(
    time: MatchTime,
    { match, isSearching, pausedAt, tellingAt }: Served,
    { audience, ...calls }: StandstillCalls & { readonly audience: Audience },
  ) {
    const turned = () => calls.turned();
    this.telling = new Telling(time, audience, {
      ...{ isWanted: () => calls.tellsFirst(), changed: () => calls.changed(), turned },
    });
    const { pace } = match.game;
    this.pause = new Pause(time, { pace, isSearching, at: pausedAt }, { isWanted: () => calls.isPaused(), turned });
    if (tellingAt !== null) this.telling.resume(tellingAt);
  }

  get isOn(): boolean {
    return this.telling.isOn || this.pause.isOn;
  }

  /** What a move is refused with. */
  get because(): HouseRefusal {
    return this.pause.isOn ? 'match-is-paused' : 'not-all-told';
  }

  get record(): Pick<MatchRecord, 'tellingAt' | 'pausedAt'> {
    return { tellingAt: this.telling.info?.at ?? null, pausedAt: this.pause.at };
  }

  /** What came of a move or of the clock; `reveal`: when something to search has come to light, if it has. */
  note(told: readonly Told[], reveal: Millis | null): void {
    if (reveal !== null) this.telling.begin(reveal);
    this.pause.note(told);
  }

  /** Who is there, or what the room wants, is another. */
  review(): void {
    this.pause.review();
    this.telling.review();
  }

  shut(): void {
    this.telling.shut();
  }
}
