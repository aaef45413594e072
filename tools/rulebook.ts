/** Rule numbers: where they are stated, and where they are cited; and that all games' folders have one shape. */

export interface Folder {
  readonly folder: string;
  readonly rulebook: string;
  readonly files: readonly { readonly file: string; readonly text: string }[];
}

export interface Found {
  readonly rules: number;
  readonly citations: number;
  /** In a sentence each. */
  readonly faults: readonly string[];
}

const STATED = /\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*/g;
const IN_BRACKETS = /\[([A-Z]+(?:-[A-Z]+)*-\d+)\]/g;
const IN_REFUSALS = /(?:\brule|^ {2}'?[a-z-]+'?): '([A-Z]+(?:-[A-Z]+)*-\d+)'/gm;

const all = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

const CHAPTERS = /^\/\*\* Chapters? (\d+(?:(?:, | and | to )\d+)*) of RULEBOOK\.md: /;
const CAMEL_EVENT = /\btype: '([a-z]+[A-Z]\w*)'/;

/** A file of `src/rules` says which chapters it is, by the numbers of the rulebook's headings; events are `kebab-case`. */
function dialectFaults(file: string, text: string, rulebook: string): readonly string[] {
  const faults: string[] = [];
  if (/\/src\/rules\/[a-z-]+\.ts$/.test(file)) {
    const chapters = CHAPTERS.exec(text)?.[1]?.match(/\d+/g) ?? [];
    if (chapters.length === 0) faults.push(`${file} does not begin with "Chapter N of RULEBOOK.md: …".`);
    for (const chapter of chapters)
      if (!rulebook.includes(`\n## ${chapter}. `))
        faults.push(`${file} is of chapter ${chapter}, which there is none of.`);
  }
  const camel = file.endsWith('/src/events.ts') ? CAMEL_EVENT.exec(text)?.[1] : undefined;
  if (camel !== undefined) faults.push(`${file}: the event ${camel} is not in kebab-case.`);
  return faults;
}

/** `house` is the rulebook of what all games share: any game may cite it. */
export function faultsIn({ folder, rulebook, files }: Folder, house: string): Found {
  const stated = all(STATED, rulebook);
  const known = new Set([...stated, ...all(STATED, house)]);
  const tested = new Set<string>();
  const faults = stated
    .filter((id, index) => stated.indexOf(id) !== index)
    .map((id) => `${folder}: rule ${id} is stated twice.`);
  let citations = 0;
  for (const { file, text } of files) {
    const cited = [...all(IN_BRACKETS, text), ...all(IN_REFUSALS, text)];
    citations += cited.length;
    for (const id of new Set(cited)) if (!known.has(id)) faults.push(`${file} cites ${id}, which no rulebook states.`);
    if (file.endsWith('.test.ts')) for (const id of all(IN_BRACKETS, text)) tested.add(id);
  }
  for (const { file, text } of files) faults.push(...dialectFaults(file, text, rulebook));
  for (const id of stated) if (!tested.has(id)) faults.push(`${folder}: no test cites rule ${id}.`);
  return { rules: stated.length, citations, faults };
}

/** A game's chapters, drawings and recorded matches are its own; everything else has the same name in every game. */
const OWN = /^src\/rules\/|\.test\.ts$|^tests\/recordings\//;
const SHARED_TESTS = /^tests\/(examples|laws|recordings)\.test\.ts$/;

/** What a game's folder lacks of the template's, in a sentence each; files from the game's folder. */
export function shapeBroken(folder: string, files: readonly string[], template: readonly string[]): readonly string[] {
  return template
    .filter((file) => (!OWN.test(file) || SHARED_TESTS.test(file)) && !files.includes(file))
    .map((file) => `${folder}: ${file} is missing, which every game has (tools/new-game).`);
}
