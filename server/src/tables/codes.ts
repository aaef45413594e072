/**
 * Five letters that can be read out over a telephone: consonant, vowel, consonant, vowel, consonant. So many that
 * guessing, as often as anybody may, finds next to nobody's table.
 */

import { randomInt } from 'node:crypto';

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** Beginnings of this shape that nobody should have to read out, in the languages of the house and their neighbours. */
const UNWELCOME = new Set(
  `baba bite bobo bomo buba bude bugi buse deba debi dodo duma fade fana fata fede feta fifi figa fika fika
  fiko foda fode fofa foka foto fuka fuke fuma futa gaga gago gogo gula kaka kaki kike kilo kuka kulo kuma
  lula lolo loli lulu luka meda mofo mona moro mula mumu nazi negi nero neru nigi nude nuda pada paki papu
  peda pede pedo pene pido pika piko pipa pipi piso pola popo pota pube pula puna pupu puta pute puti puto
  rapa rape sado sapo sida sika sipa suka suke sula supa susu tata tete teta tita titi toto vaka vaga vulo zizi zozo`.split(
    /\s+/,
  ),
);

const UNWELCOME_WHOLE = new Set(
  'fagot fetis lesbo likud moron negor niger penis pubis rasis semen sodom vagin zigan'.split(' '),
);

export const CODES: readonly string[] = syllables()
  .flatMap((first) => syllables().map((second) => first + second))
  .filter((beginning) => !UNWELCOME.has(beginning))
  .flatMap((beginning) => [...CONSONANTS].map((last) => beginning + last))
  .filter((code) => !UNWELCOME_WHOLE.has(code));

function syllables(): readonly string[] {
  return [...CONSONANTS].flatMap((consonant) => [...VOWELS].map((vowel) => consonant + vowel));
}

/** One that is free; null when so many are taken that a table is better found by its link. */
export function drawCode(isTaken: (code: string) => boolean): string | null {
  for (let tries = 0; tries < 50; tries++) {
    const code = CODES[randomInt(CODES.length)] as string;
    if (!isTaken(code)) return code;
  }
  return null;
}
