import { expect, test } from 'vitest';
import { layoutFor } from './station.ts';

const drawn = (seatCount: number): string[] => {
  const { around, capsules, slots } = layoutFor(seatCount);
  return capsules.map((capsule, index) => `${capsule}: ${around[index]?.map((slot) => slots[slot]).join(' ')}`);
};

test('[STATION-1] ten slots in three rows around three capsules', () => {
  const { slots, rowOf } = layoutFor(2);
  expect(slots.join(' ')).toBe('t0 t1 t2 m0 m1 m2 m3 b0 b1 b2');
  expect(rowOf).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2]);
  expect(drawn(2)).toEqual(['L: t0 m0 m1 b0', 'C: t1 m1 m2 b1', 'R: t2 m2 m3 b2']);
});

test('[STATION-2] m1 and m2 lie around two capsules, every other slot around one', () => {
  const { slots, beside, capsules } = layoutFor(2);
  const shared = slots.filter((_, slot) => beside[slot]?.length === 2);
  expect(shared).toEqual(['m1', 'm2']);
  expect(beside[slots.indexOf('m1')]?.map((capsule) => capsules[capsule])).toEqual(['L', 'C']);
  expect(beside[slots.indexOf('m2')]?.map((capsule) => capsules[capsule])).toEqual(['C', 'R']);
});

test('[SOLO-1] alone: seventeen slots in five rows around six capsules', () => {
  const { slots, rowOf } = layoutFor(1);
  expect(slots.join(' ')).toBe('t0 t1 t2 m0 m1 m2 m3 s0 s1 s2 n0 n1 n2 n3 b0 b1 b2');
  expect(rowOf).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
  expect(drawn(1)).toEqual([
    'L1: t0 m0 m1 s0',
    'C1: t1 m1 m2 s1',
    'R1: t2 m2 m3 s2',
    'L2: s0 n0 n1 b0',
    'C2: s1 n1 n2 b1',
    'R2: s2 n2 n3 b2',
  ]);
});

test('[SOLO-8] each Validation pile serves both capsules of its column', () => {
  expect(layoutFor(1).pileOf).toEqual([0, 1, 2, 0, 1, 2]);
});

test('[SOLO-3] the row between the capsules lies below one and above another', () => {
  const { slots, capsuleAbove, isAboveCapsule, capsules } = layoutFor(1);
  const s1 = slots.indexOf('s1');
  expect([capsules[capsuleAbove[s1] ?? 0], isAboveCapsule[s1]]).toEqual(['C1', true]);
  const b1 = slots.indexOf('b1');
  expect([capsules[capsuleAbove[b1] ?? 0], isAboveCapsule[b1]]).toEqual(['C2', false]);
});
