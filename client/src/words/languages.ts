/** The languages Starboard speaks. The pseudo-language is English grown by two fifths, for tests of the layout. */

export const LANGUAGES = ['en', 'fr', 'de'] as const;

export type Language = (typeof LANGUAGES)[number] | 'pseudo';

/** Each in its own language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pseudo: 'Þšéüđö',
};

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(LANGUAGE_NAMES, text);

/** What the browser is told: nobody speaks the pseudo-language. */
export const languageTag = (language: Language): string => (language === 'pseudo' ? 'en' : language);

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return 'en';
}
