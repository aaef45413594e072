/** Stores with a fault, for trials that must find it. */

import type { Store } from '../src/store/store.ts';

/** `promises`: says that it has written, whether it can or not. `whole`: hands out a match all at once, however long it is. */
export function plantedStore(store: Store, fault: 'promises' | 'whole'): Store {
  const faulty: Partial<Store> =
    fault === 'whole'
      ? { entries: (match, from = 0) => (from === 0 ? store.entries(match) : Promise.resolve([])) }
      : {
          isFailing: false,
          watch: () => undefined,
          write(change) {
            store.write(change).catch(() => undefined);
            return Promise.resolve();
          },
        };
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(name in faulty ? faulty : target, name, name in faulty ? faulty : target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
