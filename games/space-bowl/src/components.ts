/** What lies in the box: planets, constellation cards, the cells of the computer. */

import { isOneOf } from '#tabletop';

/** The bit of a planet in a mask is its place in this list. */
export const PLANETS = ['azure', 'ember', 'prism', 'sky', 'rust', 'ash'] as const;
export type Planet = (typeof PLANETS)[number];

export const DECOYS = ['star', 'comet', 'blackHole'] as const;
export type Decoy = (typeof DECOYS)[number];

/** The computer, row by row from the top left. */
export const CELLS = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;
export type Cell = (typeof CELLS)[number];

/** A set of planets, one bit each. */
export type PlanetMask = number;

export const bitOf = (planet: Planet): PlanetMask => 1 << PLANETS.indexOf(planet);

export interface Constellation {
  readonly id: string;
  readonly planets: readonly Planet[];
  readonly decoys: readonly Decoy[];
  readonly mask: PlanetMask;
}

/** A card is its place in the deck. */
export type Card = number;

/** [SETUP-1] Every set of two to five planets, once; behind the bar the decoys. */
const PRINTED = `
SB01 azure ember | star comet
SB02 azure prism | comet blackHole
SB03 ember prism | blackHole star
SB04 azure sky | blackHole star
SB05 ember sky | comet blackHole
SB06 prism sky | star comet
SB07 azure rust | star comet
SB08 ember rust | comet blackHole
SB09 prism rust | blackHole star
SB10 sky rust | star comet
SB11 azure ash | comet blackHole
SB12 ember ash | blackHole star
SB13 prism ash | star comet
SB14 sky ash | comet blackHole
SB15 rust ash | blackHole star
SB16 azure ember prism | star comet
SB17 azure ember sky | blackHole star
SB18 azure prism sky | comet blackHole
SB19 ember prism sky | star comet
SB20 azure ember rust | comet blackHole
SB21 azure prism rust | blackHole star
SB22 ember prism rust | comet blackHole
SB23 azure sky rust | star comet
SB24 ember sky rust | blackHole star
SB25 prism sky rust | comet blackHole
SB26 azure ember ash | star comet
SB27 azure prism ash | blackHole star
SB28 ember prism ash | star comet
SB29 azure sky ash | comet blackHole
SB30 ember sky ash | blackHole star
SB31 prism sky ash | star comet
SB32 azure rust ash | comet blackHole
SB33 ember rust ash | blackHole star
SB34 prism rust ash | star comet
SB35 sky rust ash | comet blackHole
SB36 azure ember prism sky | blackHole
SB37 azure ember prism rust | star
SB38 azure ember sky rust | star
SB39 azure prism sky rust | blackHole
SB40 ember prism sky rust | comet
SB41 azure ember prism ash | blackHole
SB42 azure ember sky ash | comet
SB43 azure prism sky ash | star
SB44 ember prism sky ash | blackHole
SB45 azure ember rust ash | comet
SB46 azure prism rust ash | star
SB47 ember prism rust ash | comet
SB48 azure sky rust ash | star
SB49 ember sky rust ash | blackHole
SB50 prism sky rust ash | blackHole
SB51 azure ember prism sky rust | comet
SB52 azure ember prism sky ash | star
SB53 azure ember prism rust ash | blackHole
SB54 azure ember sky rust ash | star
SB55 azure prism sky rust ash | comet
SB56 ember prism sky rust ash | star
`;

const words = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter((word) => word !== '');

export const DECK: readonly Constellation[] = PRINTED.trim()
  .split('\n')
  .map((line) => {
    const [front, back] = line.split('|');
    const [id = '', ...shown] = words(front);
    const planets = PLANETS.filter((planet) => shown.includes(planet));
    const decoys = words(back).filter((word) => isOneOf(word, DECOYS));
    return { id, planets, decoys, mask: planets.reduce((mask, planet) => mask | bitOf(planet), 0) };
  });

export const planetsIn = (mask: PlanetMask): readonly Planet[] =>
  PLANETS.filter((planet) => (mask & bitOf(planet)) !== 0);

/** By mask; null for the sets that no card shows. */
const CARD_WITH: readonly (Card | null)[] = Array.from({ length: 1 << PLANETS.length }, (_, mask) => {
  const card = DECK.findIndex((constellation) => constellation.mask === mask);
  return card < 0 ? null : card;
});

/** The card that shows exactly these planets. */
export function cardWith(mask: PlanetMask): Card | null {
  return CARD_WITH[mask] ?? null;
}

export function constellation(card: Card): Constellation {
  const known = DECK[card];
  if (known === undefined) throw new RangeError(`no card ${card} in the deck`);
  return known;
}

export const GALAXY_SIZE = 5;
export const BIG_GALAXY_SIZE = 6;
export const INFINITY_SIZE = 10;
export const FACE_DOWN_CARDS = 3;
export const FIRST_SCORE = 4;
/** Where the track ends, and with it the match. */
export const TRACK_END = 18;
