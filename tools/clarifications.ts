/** What a rulebook marks as decided by this house, and what players can read of it. */

const CHAPTER = /^## .*$/;
const RULE = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\*/;
const MARK = /\bDecided:/;
const RULING = /^ruling\./;

export interface Clarified {
  readonly game: string;
  readonly rulebook: string;
  /** The keys of the words of the rules page. */
  readonly words: readonly string[];
}

/** Rule numbers with the mark, in the order of the book. */
export function decidedIn(rulebook: string): readonly string[] {
  return rulebook.split('\n').flatMap((line) => (MARK.test(line) ? (RULE.exec(line)?.[1] ?? []) : []));
}

/** In a sentence each. */
export function gapsIn({ game, rulebook, words }: Clarified): readonly string[] {
  const decided = decidedIn(rulebook);
  const told = words.filter((key) => RULING.test(key)).map((key) => key.replace(RULING, ''));
  const gaps = [
    ...decided
      .filter((id) => !told.includes(id))
      .map((id) => `${game}: ${id} is decided, but the rules page has no ruling.${id}.`),
    ...told
      .filter((id) => !decided.includes(id))
      .map((id) => `${game}: the rules page has ruling.${id}, which the rulebook doesn't mark as decided.`),
    ...markedAmongOurs(rulebook).map((id) => `${game}: ${id} is in a chapter of ours and needs no mark.`),
  ];
  const isInOrder = gaps.length > 0 || decided.every((id, index) => told[index] === id);
  return isInOrder ? gaps : [`${game}: the rules page tells its rulings in another order than the rulebook.`];
}

function markedAmongOurs(rulebook: string): readonly string[] {
  let isOurs = false;
  return rulebook.split('\n').flatMap((line) => {
    if (CHAPTER.test(line)) isOurs = line.endsWith('(ours)');
    return isOurs && MARK.test(line) ? [RULE.exec(line)?.[1] ?? line] : [];
  });
}
