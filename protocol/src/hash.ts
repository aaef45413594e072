/**
 * A short name for what a viewer sees, the same whatever the order of keys, so that both ends can tell at once
 * whether they see the same. Not a secret and no proof: whoever could forge it already knows the view.
 *
 * Two lanes of 32 bits. Text: h = (h ^ unit) * prime, over UTF-16 units. Object: the sum over its keys of
 * mix(text(key), value), so that order doesn't matter. List: chained. docs/protocol.md has test values.
 */

const PRIME = 0x01000193;
const SEED = 0x811c9dc5;
const LANES = [0x9e3779b1, 0x85ebca77] as const;

const KIND = { null: 1, false: 2, true: 3, number: 4, text: 5, list: 6, object: 7 } as const;

function mix(one: number, other: number): number {
  let mixed = Math.imul(one ^ (other >>> 15), 0x2c1b3c6d) ^ Math.imul(other ^ (one >>> 13), 0x297a2d39);
  mixed ^= mixed >>> 16;
  return Math.imul(mixed, PRIME) | 0;
}

function textHash(text: string, lane: number): number {
  let hash = SEED ^ lane;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  return mix(hash, lane);
}

function dataHash(data: unknown, lane: number): number {
  switch (typeof data) {
    case 'string':
      return mix(textHash(data, lane), KIND.text);
    case 'number':
      return Number.isInteger(data) && data === (data | 0)
        ? mix(Math.imul(data ^ lane, PRIME), KIND.number)
        : mix(textHash(String(data), lane), KIND.number);
    case 'boolean':
      return mix(lane, data ? KIND.true : KIND.false);
    case 'object':
      if (data === null) return mix(lane, KIND.null);
      return Array.isArray(data) ? listHash(data, lane) : objectHash(data as { [key: string]: unknown }, lane);
    default:
      return mix(lane, KIND.null);
  }
}

function listHash(list: readonly unknown[], lane: number): number {
  let hash = mix(lane, list.length);
  for (const entry of list) hash = mix(hash, dataHash(entry, lane));
  return mix(hash, KIND.list);
}

function objectHash(object: { readonly [key: string]: unknown }, lane: number): number {
  let sum = 0;
  for (const key of Object.keys(object)) {
    const value = object[key];
    if (value !== undefined) sum = (sum + mix(textHash(key, lane), dataHash(value, lane))) | 0;
  }
  return mix(sum, KIND.object);
}

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

/** Sixteen hexadecimal digits. */
export function viewHash(view: unknown): string {
  return hex(dataHash(view, LANES[0])) + hex(dataHash(view, LANES[1]));
}
