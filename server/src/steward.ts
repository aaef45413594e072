/**
 * What is the whole house's to do is done by one process at a time, the steward: telling who is waited for, looking
 * after slow tables that sleep, the clock of challenges. It is whoever has the house's own lease; alone, always this one.
 */

import type { Clock } from './clock.ts';
import type { House } from './house.ts';

/** No table is called so. */
export const HOUSE_LEASE = 'house';
const LOOKING_MILLIS = 1_000;

export interface Duty {
  begin(): Promise<void>;
  rest(): void;
  /** Resolves when nothing of it is under way any more. */
  settled?(): Promise<void>;
}

export class Steward {
  readonly #house: House;
  readonly #duties: Duty[] = [];
  readonly #timer: NodeJS.Timeout;
  #isOn = false;
  #hasDoubted = false;
  #shift = 0;
  #looking: Promise<void> | null = null;
  #isShut = false;

  constructor(house: House) {
    this.#house = house;
    this.#timer = setInterval(() => void this.look(), LOOKING_MILLIS);
  }

  /** Nobody else can be. */
  readonly isHere = (): boolean => {
    const { leases } = this.#house.store;
    if (!this.#isOn) return false;
    // What was not done meanwhile is found when it is taken up anew.
    this.#hasDoubted ||= !leases.isSure || leases.epochOf(HOUSE_LEASE) === null;
    return !this.#hasDoubted;
  };

  /** The house's own: it goes on where it stood, whoever is the steward. */
  get clock(): Clock {
    const { clock } = this.#house;
    return {
      now: () => clock.now() + this.#shift,
      wall: () => clock.wall(),
      after: (millis, call) => clock.after(millis, call),
    };
  }

  add(duty: Duty): void {
    this.#duties.push(duty);
  }

  /** Takes it up if nobody has it, and leaves it where it was lost. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((err: unknown) => this.#house.log.warn({ err }, 'it could not be found out who looks after the house'))
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { store, clock } = this.#house;
    if (this.#isOn && !this.isHere()) this.#rest();
    if (this.#isOn || this.#isShut || store.isFailing || !store.leases.isSure) return;
    const lease = await store.leases.take(HOUSE_LEASE, clock.now());
    if ('heldBy' in lease || this.#isShut) return;
    this.#shift = lease.shift;
    this.#isOn = true;
    this.#hasDoubted = false;
    try {
      for (const duty of this.#duties) await duty.begin();
    } catch (error) {
      // Half begun is not on duty: all of it is begun anew with the next look.
      this.#rest();
      throw error;
    }
  }

  #rest(): void {
    this.#isOn = false;
    for (const duty of this.#duties) duty.rest();
  }

  /** What is under way is ended; then it is another's. */
  async close(): Promise<void> {
    this.#isShut = true;
    clearInterval(this.#timer);
    await this.#looking;
    if (!this.#isOn) return;
    this.#rest();
    for (const duty of this.#duties) await duty.settled?.();
    const { store, clock } = this.#house;
    if (!store.isFailing) await store.leases.release(HOUSE_LEASE, clock.now()).catch(() => undefined);
  }
}
