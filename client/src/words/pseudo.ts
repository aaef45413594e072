/** English with accents and two fifths longer: whatever breaks under it will break under German. */

import type { Catalogue } from './area.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ğ',
  i: 'í',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
  Z: 'Ž',
};

const GROWTH = 0.4;

/** A catalogue holds plain text, or compiled messages: nested lists in which only some strings are words. */
export function pseudonymous(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, grownMessage(message)]),
  ) as Catalogue;
}

function grownMessage(message: unknown): unknown {
  if (typeof message === 'string') return grownText(message);
  return Array.isArray(message) ? message.map(grownPart) : message;
}

/** A part is words, or a placeholder `[name, kind, choices]` whose choices are messages again. */
function grownPart(part: unknown): unknown {
  if (typeof part === 'string') return grownText(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, choices] = part as readonly unknown[];
  if (typeof choices !== 'object' || choices === null) return part;
  const grown = Object.entries(choices).map(([choice, message]) => [
    choice,
    choice === 'offset' ? message : grownMessage(message),
  ]);
  return [name, kind, Object.fromEntries(grown)];
}

function grownText(text: string): string {
  const letters = text.replace(/\P{L}/gu, '').length;
  const accented = text.replace(/\p{L}/gu, (letter) => ACCENTED[letter] ?? letter);
  const extra = Math.ceil(letters * GROWTH);
  if (extra === 0) return accented;
  // Extra letters are added word by word, so that text may break where the original could.
  const words = accented.split(' ');
  const growing = words.flatMap((word, index) => (word === '' ? [] : [index]));
  for (let added = 0; added < extra; added++) {
    const index = growing[added % growing.length] ?? 0;
    words[index] = `${words[index]}~`;
  }
  return words.join(' ');
}
