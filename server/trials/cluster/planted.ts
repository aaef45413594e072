/** Faults that a trial of many processes must find out. */

import type { PostgresStore } from '../../src/store/postgres.ts';
import type { Store } from '../../src/store/store.ts';
import type { ClusterFault } from '../processes/messages.ts';

export function plantedIn(store: PostgresStore, fault: ClusterFault | null): Store {
  if (fault === null) return store;
  const own: { [name: string | symbol]: unknown } = {};
  if (fault === 'unstored') {
    own.write = (change: Parameters<Store['write']>[0]): Promise<void> => {
      store.write(change).catch(() => undefined);
      return Promise.resolve();
    };
  }
  return new Proxy(store, {
    get: (target, name) => {
      if (name in own) return own[name];
      const value = Reflect.get(target, name, target) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
