/**
 * Who the bots are: a proper name for each game and level, short enough for every board and the same in every
 * language; the client has a line about each.
 */

type Names = { readonly [game: string]: { readonly [level: string]: string } };

const NAMES: Names = {
  'space-bowl': { rookie: 'Carla', regular: 'Otto', expert: 'Nova', master: 'Navigator' },
  'gravity-superstar': { rookie: 'Bounce', regular: 'Stella', expert: 'Plumb', master: 'Zenith' },
  'space-lab': { rookie: 'Ivo', regular: 'Pim', expert: 'Halo', master: 'Vega' },
  'space-builder': { rookie: 'Wobble', regular: 'Mason', expert: 'Rosa', master: 'Architect' },
};

const NAMELESS = 'Pixel';

/** A name that nobody at the table has: two of a kind are told apart by a number. */
export function botName(game: string, level: string, taken: readonly string[]): string {
  const name = NAMES[game]?.[level] ?? NAMELESS;
  let number = 1;
  const numbered = (): string => (number === 1 ? name : `${name} ${number}`);
  while (taken.includes(numbered())) number++;
  return numbered();
}
