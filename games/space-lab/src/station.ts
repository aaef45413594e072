/** [STATION-1] Where capsules and slots lie, read off a drawing. */

const UPPER_SLOTS = ['t0', 't1', 't2', 'm0', 'm1', 'm2', 'm3', 's0', 's1', 's2'] as const;
const LOWER_SLOTS = ['n0', 'n1', 'n2', 'n3', 'b0', 'b1', 'b2'] as const;

/** All slots there are; a table of several players has no s and no n. */
export const SLOTS = [...UPPER_SLOTS, ...LOWER_SLOTS] as const;
export type Slot = (typeof SLOTS)[number];

export const CAPSULES = ['L', 'C', 'R', 'L1', 'C1', 'R1', 'L2', 'C2', 'R2'] as const;
export type Capsule = (typeof CAPSULES)[number];

/** Slots and capsules are numbered in reading order. */
export interface Layout {
  readonly slots: readonly Slot[];
  readonly capsules: readonly Capsule[];
  /** By slot: its row. */
  readonly rowOf: readonly number[];
  /** By capsule: its four slots. */
  readonly around: readonly (readonly number[])[];
  /** By slot: the capsules it lies around, in the order in which they are settled. */
  readonly beside: readonly (readonly number[])[];
  /** By slot: the capsule right above it, or null. */
  readonly capsuleAbove: readonly (number | null)[];
  /** By slot: whether it lies right above a capsule. */
  readonly isAboveCapsule: readonly boolean[];
  /** By capsule: its Validation pile, in the order of PILES. */
  readonly pileOf: readonly number[];
  /** How many cards and how many Objectives bring the end. */
  readonly cardsToEnd: number;
  readonly objectivesToEnd: number;
}

const SHARED_TABLE = `
      t0      t1      t2
  m0 [L]  m1 [C]  m2 [R]  m3
      b0      b1      b2
`;

/** [SOLO-1] */
const SOLO_TABLE = `
      t0      t1      t2
  m0 [L1] m1 [C1] m2 [R1] m3
      s0      s1      s2
  n0 [L2] n1 [C2] n2 [R2] n3
      b0      b1      b2
`;

/** Slots and capsules one after the other, row by row. */
function readRows(drawing: string): { readonly slots: Slot[]; readonly capsules: Capsule[] }[] {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const words = line.trim().split(/\s+/);
    return {
      slots: words.filter((word) => !word.startsWith('[')) as Slot[],
      capsules: words.filter((word) => word.startsWith('[')).map((word) => word.slice(1, -1)) as Capsule[],
    };
  });
}

function readLayout(drawing: string): Layout {
  const rows = readRows(drawing);
  const slots = rows.flatMap((row) => row.slots);
  const number = (slot: Slot | undefined): number => slots.indexOf(slot as Slot);
  const around: number[][] = [];
  const pileOf: number[] = [];
  for (const [index, row] of rows.entries()) {
    for (const column of row.capsules.keys()) {
      const [above, below] = [rows[index - 1], rows[index + 1]];
      around.push(
        [above?.slots[column], row.slots[column], row.slots[column + 1], below?.slots[column]].map((slot) =>
          number(slot),
        ),
      );
      pileOf.push(column);
    }
  }
  const capsules = rows.flatMap((row) => row.capsules);
  const every = [...slots.keys()];
  return {
    slots,
    capsules,
    rowOf: slots.map((slot) => rows.findIndex((row) => row.slots.includes(slot))),
    around,
    beside: every.map((slot) => [...around.keys()].filter((capsule) => around[capsule]?.includes(slot))),
    capsuleAbove: every.map((slot) => {
      const capsule = around.findIndex((four) => four[3] === slot);
      return capsule < 0 ? null : capsule;
    }),
    isAboveCapsule: every.map((slot) => around.some((four) => four[0] === slot)),
    pileOf,
    cardsToEnd: slots.length,
    objectivesToEnd: capsules.length,
  };
}

const SHARED_LAYOUT = readLayout(SHARED_TABLE);
const SOLO_LAYOUT = readLayout(SOLO_TABLE);

export function layoutFor(seatCount: number): Layout {
  return seatCount === 1 ? SOLO_LAYOUT : SHARED_LAYOUT;
}

/** The layout a station was made for. */
export function layoutOf(station: readonly unknown[]): Layout {
  return station.length === SOLO_LAYOUT.slots.length ? SOLO_LAYOUT : SHARED_LAYOUT;
}
