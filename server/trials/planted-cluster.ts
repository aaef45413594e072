/**
 * What keeps two processes from running one table, taken away line by line: `starboard load cluster` must find out each.
 * Several lines may go by one name.
 */

export const CLUSTER_FAULTS = ['fencing', 'epochs', 'stored-first'] as const;
export type ClusterFault = (typeof CLUSTER_FAULTS)[number];

interface ClusterGuard {
  readonly name: ClusterFault;
  /** From the root of the repository. */
  readonly file: string;
  readonly guard: string;
  readonly without: string;
}

const EPOCHS = {
  file: 'server/src/store/postgres-entries.ts',
  guard: ' AND leases.epoch = mine.e',
  without: '',
};

export const CLUSTER_GUARDS: readonly ClusterGuard[] = [
  { name: 'epochs', ...EPOCHS },
  { name: 'fencing', ...EPOCHS },
  {
    ...{ name: 'fencing', file: 'server/src/store/postgres-leases.ts', without: '[]' },
    guard: 'rows[0]?.late === true ? await this.#lostOf(before) : []',
  },
  {
    ...{ name: 'fencing', file: 'server/src/store/postgres-leases.ts', without: 'true' },
    guard: 'performance.now() < this.#sure.until && Date.now() < this.#sure.wall',
  },
  {
    ...{ name: 'fencing', file: 'server/src/cluster/cluster.ts', without: '' },
    guard: 'this.#hall.lose([table]);',
  },
  {
    ...{ name: 'stored-first', file: 'server/src/store/postgres-queue.ts' },
    guard: 'return written;',
    without: "return change.change.kind === 'entry' ? Promise.resolve() : written;",
  },
];
