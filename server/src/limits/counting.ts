/** Counting by name, without timers and promises: it is asked often, and forgets by itself. */

/** From so many names on those are looked for that count for nothing any more; if there are none, later. */
const MANY_NAMES = 10_000;

/** Values by name, some of which need not be kept. */
class Names<T> {
  readonly #values = new Map<string, T>();
  readonly #isIdle: (value: T, now: number) => boolean;
  #tidyAt = MANY_NAMES;

  constructor(isIdle: (value: T, now: number) => boolean) {
    this.#isIdle = isIdle;
  }

  get(name: string): T | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: T, now: number): void {
    if (this.#values.size >= this.#tidyAt) {
      for (const [old, known] of this.#values) if (this.#isIdle(known, now)) this.#values.delete(old);
      this.#tidyAt = Math.max(MANY_NAMES, 2 * this.#values.size);
    }
    this.#values.set(name, value);
  }
}

/** Counts the same name at other processes; a number: all is used up, for so many milliseconds. */
export type CountAlso = (name: string) => Promise<number | null>;

/** So many within a span of time, for each name. */
export class Quota {
  readonly most: number;
  readonly millis: number;
  /** Where several processes count: asked afterwards, so that nobody waits for it. */
  also: CountAlso | null = null;
  readonly #used = new Names<{ count: number; readonly until: number }>(({ until }, now) => until <= now);

  constructor(most: number, millis: number) {
    this.most = most;
    this.millis = millis;
  }

  /** Whether one more would be within it. */
  hasRoom(name: string, now: number): boolean {
    return this.#count(name, now) < this.most;
  }

  /** One more; false: too many. */
  take(name: string, now: number): boolean {
    const isWithin = this.#takeHere(name, now);
    if (isWithin) void this.also?.(name).then((millis) => millis !== null && this.#use(name, now + millis, now));
    return isWithin;
  }

  /** All of it is used up until then. */
  #use(name: string, until: number, now: number): void {
    this.#used.set(name, { count: this.most, until }, now);
  }

  #takeHere(name: string, now: number): boolean {
    const used = this.#used.get(name);
    if (used === undefined || used.until <= now) {
      this.#used.set(name, { count: 1, until: now + this.millis }, now);
      return this.most >= 1;
    }
    if (used.count >= this.most) return false;
    used.count++;
    return true;
  }

  #count(name: string, now: number): number {
    const used = this.#used.get(name);
    return used === undefined || used.until <= now ? 0 : used.count;
  }
}

/** So many a second, with a little saved up. */
export class Allowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #asked: number;

  constructor({ perSecond, burst }: { readonly perSecond: number; readonly burst: number }, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#asked = now;
  }

  /** False: too many. */
  take(now: number): boolean {
    this.#save(now);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  /** Nothing of it is used: a new one would be the same. */
  isFull(now: number): boolean {
    this.#save(now);
    return this.#left >= this.#burst;
  }

  #save(now: number): void {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#asked) * this.#perSecond) / 1000);
    this.#asked = now;
  }
}

/** An allowance for each name: whoever comes back with the same name finds what they left of it. */
export class Allowances {
  readonly #numbers: { readonly perSecond: number; readonly burst: number };
  readonly #byName = new Names<Allowance>((allowance, now) => allowance.isFull(now));

  constructor(numbers: { readonly perSecond: number; readonly burst: number }) {
    this.#numbers = numbers;
  }

  of(name: string, now: number): Allowance {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const allowance = new Allowance(this.#numbers, now);
    this.#byName.set(name, allowance, now);
    return allowance;
  }
}

/** How many of each name there are right now. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string): void {
    this.#all++;
    this.#counts.set(name, this.of(name) + 1);
  }

  remove(name: string): void {
    const left = this.of(name) - 1;
    this.#all--;
    if (left > 0) this.#counts.set(name, left);
    else this.#counts.delete(name);
  }
}
