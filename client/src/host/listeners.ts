/** Those who want to hear of something. */
export class Listeners<T> {
  readonly #all = new Set<(heard: T) => void>();

  /** Returns what takes it off again. */
  readonly add = (listener: (heard: T) => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  tell(heard: T): void {
    for (const listener of this.#all) listener(heard);
  }
}
