/** The rooms of the house and the arrows between them. */

export interface ImportSeen {
  /** From the root, with slashes. */
  readonly file: string;
  readonly specifier: string;
  /** The file a relative import leads to, from the root; null for the others. */
  readonly target: string | null;
}

interface Room {
  /** Rooms it may import from, besides itself. */
  readonly rooms: readonly string[];
  /** Packages and Node modules it may use; tests may use more. */
  readonly packages: readonly RegExp[];
}

const NODE = /^node:/;

/** A game's folder is a room of its own: `games/space-lab`. `games` alone is the list of them. */
const ROOMS: { readonly [room: string]: Room } = {
  tabletop: { rooms: [], packages: [/^@noble\/hashes\//] },
  'games/*': { rooms: ['tabletop'], packages: [] },
  games: { rooms: ['tabletop', 'games/*'], packages: [] },
  bots: { rooms: ['tabletop', 'games', 'games/*'], packages: [NODE] },
  protocol: { rooms: ['tabletop'], packages: [/^valibot$/] },
  server: {
    rooms: ['tabletop', 'games', 'games/*', 'bots', 'protocol'],
    packages: [
      NODE,
      /^(fastify|@fastify\/static|ws|pg|redis|rate-limiter-flexible|pino|pino-pretty|prom-client|valibot|uqr)$/,
      /^(web-push|nodemailer)$/,
      /^@resvg\/resvg-wasm$/,
      /^@simplewebauthn\/server$/,
      /^@scure\/bip39(\/wordlists\/english\.js)?$/,
    ],
  },
  client: {
    rooms: ['tabletop', 'games', 'games/*', 'protocol'],
    packages: [
      /^preact(\/|$)/,
      /^@preact\//,
      /^@lingui\/core$/,
      /^@simplewebauthn\/browser$/,
      /^uplot/,
      /^@fontsource-variable\//,
      /^uqr$/,
      /^virtual:/,
    ],
  },
  cli: {
    rooms: ['tabletop', 'games', 'games/*', 'bots', 'protocol', 'server'],
    packages: [NODE, /^(ws|uqr|pino|pino-pretty|valibot)$/, /^(chessops|boardgame\.io)(\/|$)/],
  },
};

const IN_TESTS = [
  NODE,
  /^vitest(\/|$)/,
  /^(fast-check|ajv)$/,
  /^ws$/,
  /^playwright-core$/,
  /^axe-core/,
  /^vite$/,
  /^@preact\/preset-vite$/,
  /^@lingui\/message-utils\//,
];

const FROM = /(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const CALLED = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsIn(source: string): readonly string[] {
  const bare = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return [FROM, CALLED].flatMap((pattern) => [...bare.matchAll(pattern)].map((match) => match[1] as string));
}

export function roomOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'games' && second !== '' && !second.includes('.') ? `games/${second}` : first;
}

const kindOf = (room: string): string => (room.startsWith('games/') ? 'games/*' : room);

const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\/tests\/|\/testing\/|\/trials\/|\/bench\/|^client\/build\/|vite\.config/.test(file);

/** What is wrong with an import, in a sentence each. */
export function arrowsBroken({ file, specifier, target }: ImportSeen): readonly string[] {
  const room = roomOf(file);
  const rules = ROOMS[kindOf(room)];
  if (rules === undefined) return [`${file}: there is no room "${room}" in the house.`];
  if (target !== null) return reachBroken(file, target, room, rules);
  if (!specifier.startsWith('#')) return packageBroken(file, specifier, room, rules);
  const wanted = roomOf(specifier.slice(1));
  if (wanted === room) return [];
  if (specifier === '#tabletop/testing')
    return isTest(file) ? [] : [`${file}: the laws are for tests; only a test may import #tabletop/testing.`];
  if (room === 'client' && isTest(file) && specifier.startsWith('#server/trials/')) return [];
  if (room === 'client' && wanted === 'bots' && /\.worker\.ts$|^client\/build\//.test(file)) return [];
  // The server draws boards with the client's own art: `pictures`, and what it is made of, know no page.
  if (specifier === '#pictures' && (room === 'server' || room === 'client')) return [];
  if (rules.rooms.includes(kindOf(wanted))) return [];
  return [`${file}: ${room} may not import from ${wanted}; it may from: ${rules.rooms.join(', ') || 'nothing'}.`];
}

/** Nobody reaches past a room's door, but for what measures it, and tests for what a game's own tests can lend them. */
function reachBroken(file: string, target: string, room: string, rules: Room): readonly string[] {
  const other = roomOf(target);
  const isMeasuring = file.startsWith('cli/bench/');
  const isLent = isTest(file) && /^games\/[^/]+\/tests\//.test(target);
  if (other === room || ((isMeasuring || isLent) && rules.rooms.includes(kindOf(other)))) return [];
  return [`${file}: ${room} reaches into ${target}; it must use the room's own name (#${other}).`];
}

function packageBroken(file: string, specifier: string, room: string, rules: Room): readonly string[] {
  const allowed = isTest(file) ? [...rules.packages, ...IN_TESTS] : rules.packages;
  if (allowed.some((pattern) => pattern.test(specifier))) return [];
  return [`${file}: ${room} may not use ${specifier}; what a room stands on is listed in tools/rooms.ts.`];
}
