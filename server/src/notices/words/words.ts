/**
 * The words of notices, in every language: chosen by that of the device or the address that gets them. They are said
 * where nobody has the client open, so the server has them and nobody else.
 */

import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type NoticeWords = {
  readonly [key in keyof typeof en]: (typeof en)[key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string;
};

const WORDS: { readonly [language: string]: NoticeWords } = { en, fr, de };

export const wordsIn = (language: string): NoticeWords =>
  (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? en;

/** A game's name is a proper name, the same in every language. */
export const gameName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
