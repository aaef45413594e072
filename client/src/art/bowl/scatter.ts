import type { Decoy, Planet } from '#games/space-bowl';

/** Where the things of a card lie: scattered like a constellation, always the same for the same card. */
type Thing = Planet | Decoy;
export type Spot = { readonly thing: Thing; readonly x: number; readonly y: number };

/** How much room a thing takes, halos and tails included. */
export const ROOM: Readonly<Record<Thing, number>> = {
  prism: 20.5,
  ember: 18.5,
  azure: 17,
  rust: 15.5,
  ash: 13.5,
  sky: 14.5,
  star: 10.5,
  comet: 13,
  blackHole: 12.5,
};

const EDGE = 4.5;
const FOOT = 6.5;
const GAP = 1.5;
const ROUNDS = 260;
const TRIES = 40;

/** The order in which sets of planets are numbered below. */
const ORDER: readonly Planet[] = ['azure', 'ember', 'prism', 'sky', 'rust', 'ash'];

/** For each set of planets, which of the random beginnings settles without any two things touching. */
const BEGINNINGS: readonly number[] = [
  0, 0, 0, 285, 0, 278, 305, 67, 0, 125, 143, 110, 0, 298, 191, 283, 0, 257, 76, 368, 31, 303, 105, 224, 362, 360, 51,
  21, 98, 344, 224, 11, 0, 13, 253, 95, 283, 292, 83, 208, 78, 36, 180, 142, 111, 312, 115, 324, 37, 6, 38, 268, 100,
  115, 257, 277, 61, 164, 281, 387, 130, 56, 173,
];

const setOf = (planets: readonly Planet[]): number =>
  planets.reduce((set, planet) => set + 2 ** ORDER.indexOf(planet), 0);

/** Numbers that look random and never change. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
}

type Body = { readonly thing: Thing; readonly room: number; x: number; y: number };

/** Things that overlap push one another apart; things nearly touching drift a little. */
function push(one: Body, other: Body): void {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(dx, dy) || 0.01;
  const wanted = one.room + other.room + GAP;
  const by = apart < wanted ? (wanted - apart) / 2 : apart < wanted + 9 ? 0.03 : 0;
  one.x -= (dx / apart) * by;
  one.y -= (dy / apart) * by;
  other.x += (dx / apart) * by;
  other.y += (dy / apart) * by;
}

function keepInside(body: Body): void {
  body.x = Math.min(100 - EDGE - body.room, Math.max(EDGE + body.room, body.x));
  body.y = Math.min(100 - FOOT - body.room, Math.max(EDGE + body.room, body.y));
}

function settle(things: readonly Thing[], seed: number): readonly Spot[] {
  const next = sequence(seed);
  next();
  const bodies = things.map((thing): Body => ({ thing, room: ROOM[thing], x: 20 + 60 * next(), y: 20 + 60 * next() }));
  for (let round = 0; round < ROUNDS; round += 1) {
    bodies.forEach((one, at) => {
      for (const other of bodies.slice(at + 1)) push(one, other);
    });
    bodies.forEach(keepInside);
  }
  return bodies.map(({ thing, x, y }) => ({ thing, x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

/** By how much things of a card overlap at most; 0 or less when none do. */
export function overlap(spots: readonly Spot[]): number {
  let worst = Number.NEGATIVE_INFINITY;
  spots.forEach((one, at) => {
    for (const other of spots.slice(at + 1)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      worst = Math.max(worst, ROOM[one.thing] + ROOM[other.thing] - apart);
    }
  });
  return worst;
}

const seedOf = (set: number, beginning: number): number => set * 977 + beginning * 13109 + 1;

const known = new Map<string, readonly Spot[]>();

/** The first beginning, from the known one on, that settles with nothing touching. */
function settled(things: readonly Thing[], set: number): readonly Spot[] {
  const first = BEGINNINGS[set] ?? 0;
  let spots = settle(things, seedOf(set, first));
  for (let next = first + 1; overlap(spots) > 0 && next < first + TRIES; next += 1) {
    spots = settle(things, seedOf(set, next));
  }
  return spots;
}

export function spotsOf(planets: readonly Planet[], decoys: readonly Decoy[]): readonly Spot[] {
  const things: readonly Thing[] = [...planets, ...decoys];
  const key = things.join();
  const spots = known.get(key) ?? settled(things, setOf(planets));
  known.set(key, spots);
  return spots;
}

/** How much room the joker takes on a card. */
export const JOKER_ROOM = 15;
/** Half of the way between two cards: a corner of four cards has room for the joker, whatever lies on them. */
const BETWEEN = 3.5;

const CORNERS = [
  [1, 0],
  [0, 0],
  [1, 1],
  [0, 1],
] as const;

/** Where the joker hides nothing that counts: as far into a card as there is room, from the corner with most of it. */
export function clearSpot(spots: readonly Spot[]): { readonly x: number; readonly y: number } {
  const counts = spots.filter(({ thing }) => thing !== 'star' && thing !== 'comet');
  const isClear = (x: number, y: number): boolean =>
    counts.every((spot) => Math.hypot(spot.x - x, spot.y - y) >= ROOM[spot.thing] + JOKER_ROOM);
  let best = { x: 100 + BETWEEN, y: -BETWEEN, inside: 0 };
  for (const [right, down] of CORNERS) {
    for (let inside = 1; inside <= JOKER_ROOM + 2 * BETWEEN; inside++) {
      const [x, y] = [right, down].map((far) => (far === 1 ? 100 + BETWEEN - inside : inside - BETWEEN)) as [
        number,
        number,
      ];
      if (!isClear(x, y)) break;
      if (inside > best.inside) best = { x, y, inside };
    }
  }
  return { x: best.x, y: best.y };
}
