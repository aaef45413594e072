/** Who the bots are: a proper name for each game and level, the same in every language; the client has a line about each. */

type Names = { readonly [game: string]: { readonly [level: string]: string } };

const NAMES: Names = {
  'space-bowl': { rookie: 'Comet Carla', regular: 'Otto Orbit', expert: 'Nova Quick', master: 'The Navigator' },
  'gravity-superstar': { rookie: 'Bounce', regular: 'Stella Sprint', expert: 'Major Plumb', master: 'Lady Zenith' },
  'space-lab': { rookie: 'Intern Ivo', regular: 'Doctor Pim', expert: 'Professor Halo', master: 'Director Vega' },
  'space-builder': { rookie: 'Wobble', regular: 'Mason Moon', expert: 'Rivet Rosa', master: 'The Architect' },
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
