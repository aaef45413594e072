/** A match as text: options, seats, chance or set-up, and the stamped moves. Nothing else is needed to see it again. */

import type { Game, Words } from './game.ts';
import { parseOptions } from './options.ts';
import {
  hasExactly,
  isObject,
  isWhole,
  type JsonObject,
  type Parsed,
  parsed,
  unknownKey,
  unparsable,
} from './parsing.ts';
import { parseChance, type RecordedChance } from './recorded-chance.ts';
import type { Millis, SeatInput } from './seats.ts';

export const RECORDING_FORMAT = 'starboard-recording/1';

export interface Player {
  readonly name: string;
  /** A bot's level. */
  readonly bot?: string;
}

/** A recording that fits its game; moves are still to be judged. */
export interface Recording<W extends Words = Words> {
  readonly game: Game<W>;
  readonly options: W['Options'];
  readonly players: readonly Player[];
  readonly chance: RecordedChance | null;
  readonly setup: W['Setup'] | null;
  readonly moves: readonly SeatInput<unknown>[];
  readonly until: Millis | null;
}

const KEYS = ['format', 'game', 'rulesVersion', 'options', 'players', 'chance', 'setup', 'moves', 'until'] as const;
const LONGEST_NAME = 200;
const LATEST: Millis = Number.MAX_SAFE_INTEGER;

/** Which rules a recording asks for: the games of this house by id and version. */
export type FindGame = (id: string, rulesVersion: number) => Game | null;

export function parseRecording(json: unknown, find: FindGame): Parsed<Recording> {
  if (!isObject(json)) return unparsable('a recording is a JSON object');
  if (json.format !== RECORDING_FORMAT) return unparsable(`"format" must be "${RECORDING_FORMAT}"`);
  const unknown = unknownKey(json, KEYS);
  if (unknown !== null) return unparsable(`unknown key "${unknown}"; a recording has: ${KEYS.join(', ')}`);
  if (typeof json.game !== 'string') return unparsable('"game" must name a game');
  if (!isWhole(json.rulesVersion, { min: 1, max: LATEST }))
    return unparsable('"rulesVersion" must be a whole number from 1');
  const game = find(json.game, json.rulesVersion);
  if (game === null) return unparsable(`no game "${json.game}" with rules version ${json.rulesVersion} here`);
  return parseMatch(json, game);
}

function parseMatch(json: JsonObject, game: Game): Parsed<Recording> {
  const options = parseOptions<object>(game.options, json.options === undefined ? {} : json.options);
  if (!options.ok) return options;
  const players = parsePlayers(json.players, game);
  if (!players.ok) return players;
  const chance = parseChance(json.chance, players.value.length);
  if (!chance.ok) return chance;
  const table = { options: options.value, seatCount: players.value.length };
  const setup = json.setup === undefined ? parsed(null) : game.parseSetup(json.setup, table);
  if (!setup.ok) return unparsable(`set-up: ${setup.error}`);
  const moves = parseMoves(json.moves, players.value.length);
  if (!moves.ok) return moves;
  const until = parseUntil(json.until, moves.value);
  if (!until.ok) return until;
  if (!renewalsFit(chance.value, moves.value))
    return unparsable('"chance.anew": a moment between other moves than it says');
  return parsed({
    game,
    options: options.value,
    players: players.value,
    chance: chance.value,
    setup: setup.value,
    moves: moves.value,
    until: until.value,
  });
}

function parsePlayers(json: unknown, game: Game): Parsed<readonly Player[]> {
  if (!Array.isArray(json)) return unparsable('"players" must be a list');
  if (!isWhole(json.length, game.seats)) {
    return unparsable(`${game.id} is for ${game.seats.min} to ${game.seats.max} players, not ${json.length}`);
  }
  const wrong = json.findIndex((player) => !isPlayer(player));
  if (wrong >= 0) return unparsable(`player ${wrong} must be {"name": text} or {"name": text, "bot": level}`);
  return parsed(json as readonly Player[]);
}

function isPlayer(json: unknown): json is Player {
  if (!isObject(json) || typeof json.name !== 'string' || json.name.length > LONGEST_NAME) return false;
  return hasExactly(json, ['name']) || (hasExactly(json, ['name', 'bot']) && typeof json.bot === 'string');
}

function parseMoves(json: unknown, seatCount: number): Parsed<readonly SeatInput<unknown>[]> {
  if (!Array.isArray(json)) return unparsable('"moves" must be a list');
  let last = 0;
  for (let index = 0; index < json.length; index++) {
    const entry: unknown = json[index];
    if (!isEntry(entry)) {
      return unparsable(`move ${index} must be {"at": milliseconds, "by": seat, "move": …}`);
    }
    if (!isWhole(entry.at, { min: 0, max: LATEST }))
      return unparsable(`move ${index}: "at" must be whole milliseconds from 0`);
    if (entry.at < last) return unparsable(`move ${index}: "at" goes back from ${last} to ${entry.at}`);
    if (!isWhole(entry.by, { min: 0, max: seatCount - 1 })) return unparsable(`move ${index}: no such seat`);
    last = entry.at;
  }
  return parsed(json as readonly SeatInput<unknown>[]);
}

/** As `hasExactly`, without making lists: a recording has hundreds of these. */
function isEntry(json: unknown): json is JsonObject {
  if (!isObject(json)) return false;
  let keys = 0;
  for (const _ in json) keys++;
  return keys === 3 && Object.hasOwn(json, 'at') && Object.hasOwn(json, 'by') && Object.hasOwn(json, 'move');
}

/** A new chance begins after the moves it names, and before the next one. */
const renewalsFit = (chance: RecordedChance | null, moves: readonly SeatInput<unknown>[]): boolean =>
  (chance?.anew ?? []).every(
    ({ after, at }) => (after === 0 || (moves[after - 1]?.at ?? LATEST) <= at) && (moves[after]?.at ?? LATEST) >= at,
  );

function parseUntil(json: unknown, moves: readonly SeatInput<unknown>[]): Parsed<Millis | null> {
  if (json === undefined) return parsed(null);
  const last = moves.at(-1)?.at ?? 0;
  if (!isWhole(json, { min: last, max: LATEST })) {
    return unparsable(`"until" must be whole milliseconds, not before the last move (${last})`);
  }
  return parsed(json);
}

/** The recording as it is stored and exchanged. `setup` is written as it was given. */
export interface WrittenRecording {
  readonly format: typeof RECORDING_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly players: readonly Player[];
  readonly chance?: RecordedChance;
  readonly setup?: unknown;
  readonly moves: readonly SeatInput<unknown>[];
  readonly until?: Millis;
}

export function writeRecording(
  game: Game,
  match: Omit<WrittenRecording, 'format' | 'game' | 'rulesVersion'>,
): WrittenRecording {
  return { format: RECORDING_FORMAT, game: game.id, rulesVersion: game.rulesVersion, ...match };
}
