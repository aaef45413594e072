/** French sets a space before high punctuation and inside guillemets. Written as a plain one, shipped as one that no line breaks at. */

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** The text of a message, ICU included: its own signs have no such spaces around them. */
export const withFrenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[!?;])/g, NARROW)
    .replace(/ (?=:)/g, WIDE)
    .replace(/« /g, `«${WIDE}`)
    .replace(/ »/g, `${WIDE}»`);
