/**
 * Chance as plain data kept in a match's state: it can be written down, copied and taken up again.
 *
 * `sealed` is for real matches: whoever knows the key can check every draw, nobody without it can guess one.
 * `quick` is for bots and simulations. Both give uniform whole numbers by rejection.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** HMAC-SHA-256 of a counter, eight 32-bit words a block. */
export interface SealedChance {
  readonly kind: 'sealed';
  /** Hexadecimal. */
  readonly key: string;
  /** How many blocks have been made. */
  blocks: number;
  /** Words of the last block that are still to be used, the next one last. */
  words: number[];
}

/** sfc32: small, fast, passes the usual statistical batteries. */
export interface QuickChance {
  readonly kind: 'quick';
  a: number;
  b: number;
  c: number;
  counter: number;
}

export type Chance = SealedChance | QuickChance;

const WORD_RANGE = 0x1_0000_0000;

export function sealedChance(key: string): SealedChance {
  return { kind: 'sealed', key: key.toLowerCase(), blocks: 0, words: [] };
}

export function quickChance(seed: number): QuickChance {
  const chance: QuickChance = {
    kind: 'quick',
    a: 0,
    b: seed >>> 0,
    c: Math.floor(seed / WORD_RANGE) >>> 0,
    counter: 1,
  };
  // Similar seeds start alike; a dozen rounds drive them apart.
  for (let round = 0; round < 12; round++) quickWord(chance);
  return chance;
}

/** Whether anything has been drawn yet: an unused chance has no part in how a match went. */
export function isUntouched(chance: Chance): boolean {
  return chance.kind === 'sealed' && chance.blocks === 0;
}

export function copyChance(chance: Chance): Chance {
  return chance.kind === 'quick'
    ? { kind: 'quick', a: chance.a, b: chance.b, c: chance.c, counter: chance.counter }
    : { kind: 'sealed', key: chance.key, blocks: chance.blocks, words: chance.words.slice() };
}

/** A whole number from 0 up to, not including, `bound`; every one equally likely. */
export function below(chance: Chance, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > WORD_RANGE)
    throw new RangeError(`no whole number below ${bound}`);
  const fair = WORD_RANGE - (WORD_RANGE % bound);
  for (;;) {
    const word = chance.kind === 'quick' ? quickWord(chance) : sealedWord(chance);
    if (word < fair) return word % bound;
  }
}

export function pick<T>(chance: Chance, from: readonly T[]): T {
  const picked = from[below(chance, from.length)];
  if (picked === undefined) throw new RangeError('nothing to pick from');
  return picked;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(chance, last + 1);
    const held = list[last] as T;
    list[last] = list[other] as T;
    list[other] = held;
  }
  return list;
}

/** A fresh quick generator that goes its own way from here. */
export function fork(chance: Chance): QuickChance {
  return quickChance(below(chance, WORD_RANGE) + below(chance, 0x20_0000) * WORD_RANGE);
}

function quickWord(chance: QuickChance): number {
  const sum = (((chance.a + chance.b) | 0) + chance.counter) | 0;
  chance.counter = (chance.counter + 1) | 0;
  chance.a = chance.b ^ (chance.b >>> 9);
  chance.b = (chance.c + (chance.c << 3)) | 0;
  chance.c = (((chance.c << 21) | (chance.c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

function sealedWord(chance: SealedChance): number {
  if (chance.words.length === 0) chance.words = sealedBlock(chance.key, chance.blocks++);
  return chance.words.pop() as number;
}

function sealedBlock(key: string, block: number): number[] {
  const counter = new Uint8Array(8);
  new DataView(counter.buffer).setBigUint64(0, BigInt(block));
  const digest = hmac(sha256, hexToBytes(key), counter);
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const words: number[] = [];
  for (let offset = digest.length - 4; offset >= 0; offset -= 4) words.push(view.getUint32(offset));
  return words;
}
