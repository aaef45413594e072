/**
 * What every process of the house has in memory alike, and what may be lost with all of them: each change is told to the
 * others, and whoever starts asks one of them for all of it. Alone they are plain maps.
 */

export interface CommonsCalls {
  /** Null: it is gone. */
  changed(map: string, key: string, value: unknown): void;
  /** True for one process alone, once. Refuses with `one-moment` when nobody can tell. */
  isFirst(name: string, millis: number): Promise<boolean>;
}

class CommonMap<V> extends Map<string, V> {
  readonly #changed: (key: string, value: V | null) => void;
  readonly #heard: (value: V) => V;

  constructor(changed: (key: string, value: V | null) => void, heard: (value: V) => V) {
    super();
    this.#changed = changed;
    this.#heard = heard;
  }

  override set(key: string, value: V): this {
    super.set(key, value);
    this.#changed(key, value);
    return this;
  }

  override delete(key: string): boolean {
    const had = super.delete(key);
    if (had) this.#changed(key, null);
    return had;
  }

  /** Another process knew it before. */
  know(key: string, value: V): void {
    if (!this.has(key)) super.set(key, value);
  }

  /** Another process said so. */
  hear(key: string, value: V | null): void {
    super.delete(key);
    if (value !== null) super.set(key, this.#heard(value));
  }
}

export class Commons {
  readonly #maps = new Map<string, CommonMap<unknown>>();
  calls: CommonsCalls | null = null;

  /** Values are plain data; `heard`: what one is here when another process says it. */
  map<V>(name: string, heard: (value: V) => V = (value) => value): Map<string, V> {
    const map = new CommonMap<V>((key, value) => this.calls?.changed(name, key, value), heard);
    this.#maps.set(name, map as CommonMap<unknown>);
    return map;
  }

  hear(name: string, key: string, value: unknown): void {
    this.#maps.get(name)?.hear(key, value);
  }

  /** All of it, for whoever has just come. */
  get all(): { readonly [map: string]: readonly (readonly [string, unknown])[] } {
    return Object.fromEntries([...this.#maps].map(([name, map]) => [name, [...map]]));
  }

  /** What others knew before. */
  take(all: Commons['all']): void {
    for (const [name, entries] of Object.entries(all)) {
      const map = this.#maps.get(name);
      for (const [key, value] of entries) map?.know(key, value);
    }
  }

  /** For what works once, wherever it is tried. */
  async isFirst(name: string, millis: number): Promise<boolean> {
    return this.calls === null || this.calls.isFirst(name, millis);
  }
}
