/** Words by area: each part of the client brings its own catalogue, typed, one file per language. */

import { type I18n, setupI18n } from '@lingui/core';
import { signal } from '@preact/signals';
import type { Language } from './languages.ts';
import { languageTag } from './languages.ts';
import { pseudonymous } from './pseudo.ts';

export type Values = { readonly [name: string]: string | number };

/** A catalogue as it is written (ICU text) or as it is shipped (compiled). */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;

type Loader = () => Promise<{ readonly default: Catalogue }>;

export interface Area<Key extends string> {
  /** In the language of everything else, if no other is named. */
  load(language?: Language): Promise<void>;
  say(key: Key, values?: Values): string;
  /** Whether there are words for this key. */
  has(key: string): boolean;
}

const i18n: I18n = setupI18n();
const spoken = signal<Language>('en');
/** The language that is spoken, or will be as soon as its words have come. */
let wanted: Language = 'en';
const areas = new Set<(language: Language) => Promise<void>>();

export function defineArea<Key extends string>(
  name: string,
  loaders: Readonly<Record<'en' | 'de' | 'fr', Loader>>,
): Area<Key> {
  const loaded = new Set<Language>();
  const loadIn = async (language: Language): Promise<void> => {
    if (loaded.has(language)) return;
    const { default: catalogue } = await loaders[language === 'pseudo' ? 'en' : language]();
    const messages = language === 'pseudo' ? pseudonymous(catalogue) : catalogue;
    i18n.load(language, Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${name}.${key}`, text])));
    loaded.add(language);
  };
  return {
    load(language = wanted) {
      areas.add(loadIn);
      return loadIn(language);
    },
    say(key, values) {
      // Reading the language makes whoever says this follow a change of it.
      void spoken.value;
      return i18n._(`${name}.${key}`, values);
    },
    has: (key) => Object.hasOwn(i18n.messages, `${name}.${key}`),
  };
}

/** Everything already on the screen changes at once, when all its words have come. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...areas].map((loadIn) => loadIn(language)));
  i18n.activate(language, [languageTag(language)]);
  document.documentElement.lang = languageTag(language);
  spoken.value = language;
}

/** Whoever asks follows a change of it. */
export const spokenLanguage = (): Language => spoken.value;

export const numberWords = (value: number, style?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(languageTag(spoken.value), style).format(value);

/** Made once a language: making one takes longer than a hundred lists. */
const lists = new Map<string, Intl.ListFormat>();

export function listWords(items: readonly string[]): string {
  const tag = languageTag(spoken.value);
  const format = lists.get(tag) ?? new Intl.ListFormat(tag, { type: 'conjunction' });
  lists.set(tag, format);
  return format.format(items);
}
