/**
 * A short name for what a viewer sees, the same whatever the order of keys, so that both ends can tell at once
 * whether they see the same. Not a secret and no proof: whoever could forge it already knows the view.
 *
 * Two lanes of 32 bits. Text: h = (h ^ unit) * prime, over UTF-16 units. Object: the sum over its keys of
 * mix(text(key), value), so that order doesn't matter. List: chained. docs/protocol.md has test values.
 */

const PRIME = 0x01000193;
const SEED = 0x811c9dc5;
export const LANE = 0x9e3779b1;
export const OTHER_LANE = 0x85ebca77;

export const KIND = { null: 1, false: 2, true: 3, number: 4, text: 5, list: 6, object: 7 } as const;

/** The other lane of whatever was hashed last: both are worked out in one walk, without making a pair each time. */
let other = 0;

/** Of whatever was hashed last. */
export const otherLane = (): number => other;

interface Lanes {
  readonly one: number;
  readonly other: number;
}

/** Keys, and most words in a view, come again and again. */
const known = new Map<string, Lanes>();
const LONGEST_KNOWN = 40;
const MOST_KNOWN = 20_000;

export function mix(one: number, two: number): number {
  let mixed = Math.imul(one ^ (two >>> 15), 0x2c1b3c6d) ^ Math.imul(two ^ (one >>> 13), 0x297a2d39);
  mixed ^= mixed >>> 16;
  return Math.imul(mixed, PRIME) | 0;
}

function textLane(text: string, lane: number): number {
  let hash = SEED ^ lane;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return mix(hash, lane);
}

export function textHash(text: string): number {
  let lanes = known.get(text);
  if (lanes === undefined) {
    lanes = { one: textLane(text, LANE), other: textLane(text, OTHER_LANE) };
    if (text.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(text, lanes);
  }
  other = lanes.other;
  return lanes.one;
}

/** Both lanes of a hash, mixed with what kind of thing it is. */
function ofKind(one: number, kind: number): number {
  other = mix(other, kind);
  return mix(one, kind);
}

function constant(kind: number): number {
  other = OTHER_LANE;
  return ofKind(LANE, kind);
}

function numberHash(value: number): number {
  if (value !== (value | 0)) return ofKind(textHash(String(value)), KIND.number);
  other = Math.imul(value ^ OTHER_LANE, PRIME);
  return ofKind(Math.imul(value ^ LANE, PRIME), KIND.number);
}

export function dataHash(data: unknown): number {
  switch (typeof data) {
    case 'string':
      return ofKind(textHash(data), KIND.text);
    case 'number':
      return numberHash(data);
    case 'boolean':
      return constant(data ? KIND.true : KIND.false);
    case 'object':
      if (data === null) return constant(KIND.null);
      return Array.isArray(data) ? listHash(data) : objectHash(data as { [key: string]: unknown });
    default:
      return constant(KIND.null);
  }
}

function listHash(list: readonly unknown[]): number {
  let one = mix(LANE, list.length);
  let two = mix(OTHER_LANE, list.length);
  for (const entry of list) {
    one = mix(one, dataHash(entry));
    two = mix(two, other);
  }
  other = two;
  return ofKind(one, KIND.list);
}

function objectHash(object: { readonly [key: string]: unknown }): number {
  let one = 0;
  let two = 0;
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value === undefined) continue;
    const name = textHash(key);
    const otherName = other;
    one = (one + mix(name, dataHash(value))) | 0;
    two = (two + mix(otherName, other)) | 0;
  }
  other = two;
  return ofKind(one, KIND.object);
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits. */
export const written = (one: number, two: number): string => hex(one) + hex(two);

export function viewHash(view: unknown): string {
  const one = dataHash(view);
  return written(one, other);
}
