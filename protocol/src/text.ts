/** Text that people type. It is data, shown as text and never as anything else. */

import * as v from 'valibot';
import { NAME_LENGTH, TEXT_LENGTH } from './limits.ts';

/**
 * Half characters, control and private ones, those that show nothing, and those that turn the direction of what
 * follows. What joins or colours emoji, and parts letters in Persian, is let through where it does just that.
 */
const UNSHOWABLE =
  /[\p{Surrogate}\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u2800]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
const MISPLACED =
  /(?<!\p{L})\u200c|\u200c(?!\p{L})|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic}|[\d#*])(?:\ufe0e|\ufe0f)/u;
/** Marks piled up until they cover the lines above. */
const PILED_UP = /\p{M}{4}/u;

const text = (longest: number, because: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 4, because),
    v.check((typed) => !UNSHOWABLE.test(typed) && !MISPLACED.test(typed) && !PILED_UP.test(typed), because),
    v.transform((typed) => typed.normalize('NFC').trim().replace(/\s+/gu, ' ')),
    v.check((typed) => /[^\s\p{M}]/u.test(typed) && [...typed].length <= longest, because),
  );

export const PersonName = text(NAME_LENGTH, 'bad-name');
export const FreeText = text(TEXT_LENGTH, 'not-understood');

/** Letters that are drawn alike, each with the Latin one it is taken for. */
const ALIKE = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
    ...{ і: 'l', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ь: 'b', з: '3', г: 'r', п: 'n' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y' },
    ...{ '0': 'o', '1': 'l', i: 'l', '|': 'l', ı: 'l', ɡ: 'g', ɑ: 'a', ł: 'l', ø: 'o', đ: 'd', ß: 'b' },
  }),
);

/** Whether somebody who only glances at them would take one name for the other. */
export const looksLike = (name: string, other: string): boolean => glanceAt(name) === glanceAt(other);

/** One way to write whatever is drawn alike: without capitals, accents, and letters of other alphabets. */
export function drawnAlike(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '');
  return [...plain].map((letter) => ALIKE.get(letter) ?? letter).join('');
}

function glanceAt(name: string): string {
  const drawn = drawnAlike(name);
  // Blanks and points are overlooked; a name of nothing else is itself.
  const letters = drawn
    .replace(/[\s\p{P}]/gu, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
  return letters === '' ? drawn : letters;
}
