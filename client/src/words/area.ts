/** Words by area: each part of the client brings its own catalogue, typed, one file per language. */

import { type I18n, setupI18n } from '@lingui/core';
import { signal } from '@preact/signals';
import type { Language } from './languages.ts';
import { languageTag } from './languages.ts';
import { pseudonymous } from './pseudo.ts';

export type Values = { readonly [name: string]: string | number };

/** A catalogue as it is written (ICU text) or as it is shipped (compiled). */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;

/** One file for each area and language, found by the build. */
const CATALOGUES = import.meta.glob<Catalogue>('./*/*.ts', { import: 'default' });

export interface Area<Key extends string> {
  /** In the language of everything else, if no other is named. */
  load(language?: Language): Promise<void>;
  say(key: Key, values?: Values): string;
  /** Whether there are words for this key. */
  has(key: string): boolean;
  /** Everything whose key begins so, in the order of the catalogue. */
  sayAll(start: string): readonly string[];
}

const i18n: I18n = setupI18n();
const spoken = signal<Language>('en');
/** The language that is spoken, or will be as soon as its words have come. */
let wanted: Language = 'en';
const areas = new Map<string, (language: Language) => Promise<void>>();

/** The words in the folder of this name. */
export function defineArea<Key extends string>(name: string): Area<Key> {
  const loaded = new Set<Language>();
  const loadIn = async (language: Language): Promise<void> => {
    if (loaded.has(language)) return;
    const catalogue = await CATALOGUES[`./${name}/${languageTag(language)}.ts`]?.();
    if (catalogue === undefined) throw new Error(`no words of ${name} in ${language}`);
    const messages = language === 'pseudo' ? pseudonymous(catalogue) : catalogue;
    i18n.load(language, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${name}.${key}`, text])));
    loaded.add(language);
  };
  return {
    load(language = wanted) {
      areas.set(name, loadIn);
      return loadIn(language);
    },
    say(key, values) {
      // Reading the language makes whoever says this follow a change of it.
      void spoken.value;
      return i18n._(`${name}.${key}`, values);
    },
    has: (key) => Object.hasOwn(i18n.messages, `${name}.${key}`),
    sayAll(start) {
      void spoken.value;
      const keys = Object.keys(i18n.messages).filter((key) => key.startsWith(`${name}.${start}`));
      return keys.map((key) => i18n._(key));
    },
  };
}

/** Everything already on the screen changes at once, when all its words have come. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...areas.values()].map((loadIn) => loadIn(language)));
  i18n.activate(language, [languageTag(language)]);
  document.documentElement.lang = languageTag(language);
  spoken.value = language;
}

/** Whoever asks follows a change of it. */
export const spokenLanguage = (): Language => spoken.value;

/** With a minus sign, which is as wide as a plus, and not with a hyphen. */
export const numberWords = (value: number, style?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageTag(spoken.value), style).format(value).replace('-', '−');

/** As people write it where the reader lives, if that is one of the language's countries. */
function dateTag(): string {
  const language = languageTag(spoken.value);
  return navigator.languages.find((tag) => tag.toLowerCase().startsWith(`${language}-`)) ?? language;
}

/** A day, as people write it. */
export const dateWords = (wall: number): string =>
  new Intl.DateTimeFormat(dateTag(), { dateStyle: 'medium' }).format(wall);

/** A day and an hour, in the zone of whoever reads. */
export const momentWords = (wall: number): string =>
  new Intl.DateTimeFormat(dateTag(), { dateStyle: 'medium', timeStyle: 'short' }).format(wall);

/** Made once a language: making one takes longer than a hundred lists. */
const lists = new Map<string, Intl.ListFormat>();

export function listWords(items: readonly string[]): string {
  const tag = languageTag(spoken.value);
  const format = lists.get(tag) ?? new Intl.ListFormat(tag, { type: 'conjunction' });
  lists.set(tag, format);
  return format.format(items);
}
