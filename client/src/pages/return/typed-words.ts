export const WORD_COUNT = 12;

/** However they were typed or pasted: with numbers before them, commas, capitals, on lines of their own. */
export const wordsIn = (typed: string): readonly string[] =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\d.,;:!?()–—_/|-]+/u)
    .filter((word) => word !== '');
