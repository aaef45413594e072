/**
 * Style sheets stay loaded once they have come: a class that two folders define bare changes with the way one took.
 * And a class that nothing carries any more is a style that was lost when something was renamed.
 */

export interface Sheet {
  readonly file: string;
  readonly text: string;
}

const FOLDER = /client\/src\/((?:tables|pages)\/[^/]+)\//;

/** The game's or page's folder that a sheet belongs to, or what all of them share. */
const folderOf = (file: string): string => FOLDER.exec(file)?.[1] ?? 'shared';

const preludesIn = (text: string): readonly string[] =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude);

/** Classes that are styled wherever they stand: nothing beside them says in which part of a page. */
export function bareClassesIn(text: string): readonly string[] {
  const found = new Set<string>();
  for (const prelude of preludesIn(text)) {
    for (const selector of apart(prelude)) {
      // With something below it only that is defined, and a second class says where it stands.
      const name = /^\.([A-Za-z][\w-]*)(?:\[[^\]]*\]|::?[\w-]+(?:\([^).]*\))?)*$/.exec(selector.trim())?.[1];
      if (name !== undefined) found.add(name);
    }
  }
  return [...found];
}

/** At the commas between selectors, not at those inside of brackets. */
function apart(prelude: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of prelude) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
}

export interface StylesChecked {
  readonly classes: number;
  readonly faults: readonly string[];
}

export function clashesIn(sheets: readonly Sheet[]): StylesChecked {
  const folders = new Map<string, Map<string, string>>();
  for (const { file, text } of sheets) {
    const folder = folderOf(file);
    for (const name of bareClassesIn(text)) {
      const places = folders.get(name) ?? new Map<string, string>();
      if (!places.has(folder)) places.set(folder, file);
      folders.set(name, places);
    }
  }
  const faults = [...folders].flatMap(([name, places]) =>
    places.size < 2 ? [] : [`.${name} is defined bare in ${[...places.values()].toSorted().join(' and ')}.`],
  );
  return { classes: folders.size, faults: faults.toSorted() };
}

/** Classes that no source names, whole or put together as in `${part}-face`. */
export function unnamedIn(sheets: readonly Sheet[], sources: string): readonly string[] {
  const named = new Set(sources.match(/[A-Za-z][\w-]*/g));
  const starts = [...new Set(sources.match(/[A-Za-z][\w-]*-(?=\$\{)/g))];
  const ends = [...new Set(sources.match(/(?<=\})[\w-]*-[\w-]*\w/g))];
  const isNamed = (name: string): boolean =>
    named.has(name) ||
    starts.some((start) => name.startsWith(start) && named.has(name.slice(start.length))) ||
    ends.some((end) => name.endsWith(end) && named.has(name.slice(0, -end.length)));
  return sheets.flatMap(({ file, text }) => {
    const classes = preludesIn(text).flatMap((prelude) => prelude.match(/(?<=\.)[A-Za-z][\w-]*/g) ?? []);
    const lost = [...new Set(classes)].filter((name) => !isNamed(name));
    return lost.map((name) => `.${name} in ${file} is carried by nothing.`);
  });
}
