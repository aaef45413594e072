/** The glossary as data: the words each game is told in, and those that must not take their place. */

export type Language = 'fr' | 'de';

export interface Term {
  /** As its chapter is headed: `Space Lab`. */
  readonly chapter: string;
  readonly language: Language;
  readonly word: string;
}

export interface Banned {
  readonly chapter: string;
  readonly language: Language;
  /** As it is never said, and what is said instead. */
  readonly word: string;
  readonly instead: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  readonly banned: readonly Banned[];
}

/** Everything a chapter's catalogues say in a language. */
export interface Said {
  readonly chapter: string;
  readonly language: Language;
  readonly texts: readonly string[];
}

const NEVER = 'Never said';
const LANGUAGES = { français: 'fr', Deutsch: 'de' } as const;

/** Tables under headings; the words of a cell stand between commas or strokes, what is in brackets isn't said. */
export function readGlossary(markdown: string): Glossary {
  const terms: Term[] = [];
  const banned: Banned[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) chapter = line.slice(3).trim();
    const cells = cellsOf(line);
    if (cells === null) continue;
    if (chapter === NEVER) {
      const [where = '', language = '', never = '', instead = ''] = cells;
      const spoken = LANGUAGES[language as keyof typeof LANGUAGES];
      for (const word of wordsIn(never)) banned.push({ chapter: where, language: spoken, word, instead });
    } else {
      const [fr = '', de = ''] = cells;
      terms.push(...wordsIn(fr).map((word): Term => ({ chapter, language: 'fr', word })));
      terms.push(...wordsIn(de).map((word): Term => ({ chapter, language: 'de', word })));
    }
  }
  return { terms, banned };
}

/** Null for headings of tables and for what is no table. */
function cellsOf(line: string): readonly string[] | null {
  if (!line.startsWith('| ') || /^\| (français|game) /.test(line) || /^\| -+ /.test(line)) return null;
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const wordsIn = (cell: string): readonly string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/, | \/ /)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '’')
    .replace(/[«»„“”"]/g, '')
    .replace(/\s+/g, ' ');

/** In a sentence each: terms nobody says, banned words somebody says, and bans for the sake of no term. */
export function driftIn({ terms, banned }: Glossary, said: readonly Said[]): readonly string[] {
  const saidIn = (chapter: string, language: Language): readonly string[] | null =>
    said.find((one) => one.chapter === chapter && one.language === language)?.texts.map(plain) ?? null;
  const unsaid = terms.flatMap(({ chapter, language, word }) => {
    const texts = saidIn(chapter, language);
    if (texts === null || texts.some((text) => stemOf(word).test(text))) return [];
    return [`${chapter}, ${language}: nothing says “${word}”, which the glossary names.`];
  });
  const drifted = banned.flatMap(({ chapter, language, word, instead }) =>
    (saidIn(chapter, language) ?? [])
      .filter((text) => hasWord(text, plain(word)))
      .map((text) => `${chapter}, ${language}: “${word}” instead of “${instead}” in: ${text}`),
  );
  const pointless = banned
    .filter(({ chapter, language, instead }) => {
      const known = terms.filter((term) => term.chapter === chapter && term.language === language);
      return !known.some((term) => term.word === instead);
    })
    .map(({ chapter, language, instead }) => `${chapter}, ${language}: “${instead}” is no term of the glossary.`);
  return [...unsaid, ...drifted, ...pointless];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words one after another, each with whatever ending: long ones lose theirs first. */
function stemOf(term: string): RegExp {
  const stems = plain(term)
    .trim()
    .split(' ')
    .map((word) => escaped(word.length > 6 ? word.slice(0, -2) : word));
  return new RegExp(stems.join('\\p{L}* '), 'u');
}

/** From the beginning of a word on: endings don't matter. */
function hasWord(text: string, word: string): boolean {
  const at = new RegExp(`(?<![\\p{L}-])${escaped(word)}`, 'u');
  return at.test(text);
}
