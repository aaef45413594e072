/**
 * Who the bots are: a proper name for each game and level, short enough for every board and the same in every
 * language; the client has a line about each. The second of a kind is somebody else: there are enough names for the
 * fullest table.
 */

type Names = { readonly [game: string]: { readonly [level: string]: string } };

const NAMES: Names = {
  'space-bowl': { cadet: 'Pip', rookie: 'Carla', regular: 'Otto', expert: 'Nova', master: 'Navigator' },
  'gravity-superstar': { cadet: 'Tumble', rookie: 'Bounce', regular: 'Stella', expert: 'Plumb', master: 'Zenith' },
  'space-lab': { cadet: 'Momo', rookie: 'Ivo', regular: 'Pim', expert: 'Halo', master: 'Vega' },
  'space-builder': { cadet: 'Pebble', rookie: 'Wobble', regular: 'Mason', expert: 'Rosa', master: 'Architect' },
};

const NAMELESS = 'Pixel';

/** For the second of a kind and all after it. No person is offered one of these. */
const OTHERS = ['Bolt', 'Gizmo', 'Quark', 'Rivet', 'Cosmo', 'Dynamo', 'Sputnik', 'Turbo'] as const;

/** A name that nobody at the table has. */
export function botName(game: string, level: string, taken: readonly string[]): string {
  const own = NAMES[game]?.[level] ?? NAMELESS;
  const free = [own, ...OTHERS].find((name) => !taken.includes(name));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.includes(`${own} ${number}`)) number++;
  return `${own} ${number}`;
}
