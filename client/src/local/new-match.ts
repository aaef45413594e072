/** Begins a match inside the browser. */

import { botName } from '#protocol';
import { type Player, RECORDING_FORMAT, type Seat, type WrittenRecording } from '#tabletop';
import { loadRules } from '../catalogue/rules.ts';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { randomHex } from '../host/random-hex.ts';
import { keepMatch, type StoredMatch, storedMatch } from './stored-matches.ts';

export interface Seating {
  readonly players: readonly Player[];
  /** Seats of people at this device. */
  readonly people: readonly Seat[];
}

const KEY_BYTES = 64;
const ID_BYTES = 12;

/** You and as many bots as the game is good with. */
export function againstBots(title: Title, name: string, level: string): Seating {
  const bots = Array.from({ length: COVERS[title].opponents }, () => level);
  return { players: withNames(title, [{ name }, ...bots.map((bot) => ({ bot }))]), people: [0] };
}

/** Everybody with a name of their own; bots have theirs from the game. */
export function withNames(
  title: Title,
  wanted: readonly ({ readonly name: string } | { readonly bot: string })[],
): readonly Player[] {
  const taken = wanted.flatMap((player) => ('name' in player ? [player.name] : []));
  return wanted.map((player) => {
    if ('name' in player) return player;
    const name = botName(title, player.bot, taken);
    taken.push(name);
    return { name, bot: player.bot };
  });
}

export async function startMatch(title: Title, seating: Seating, options: object): Promise<string> {
  const game = await loadRules(title);
  return keepNew(title, seating.people, {
    format: RECORDING_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    players: seating.players,
    chance: { key: randomHex(KEY_BYTES) },
    moves: [],
  });
}

/** The same seats and options, new chance. */
export async function playAgain(id: string): Promise<string> {
  const before = await storedMatch(id);
  if (before === null) throw new Error('no such match');
  const { game, rulesVersion, options, players, format } = before.recording;
  const again = { format, game, rulesVersion, options, players, chance: { key: randomHex(KEY_BYTES) }, moves: [] };
  return keepNew(before.game, before.people, again);
}

/** Goes on from the middle of a recorded match: one seat is yours, bots play the others. */
export async function playOnFrom(
  title: Title,
  recording: WrittenRecording,
  you: { readonly seat: Seat; readonly name: string; readonly level: string },
): Promise<string> {
  const players = recording.players.map(
    (player, seat): Player =>
      seat === you.seat ? { name: you.name } : { name: player.name, bot: player.bot ?? you.level },
  );
  return keepNew(title, [you.seat], { ...recording, players });
}

async function keepNew(game: Title, people: readonly Seat[], recording: WrittenRecording): Promise<string> {
  const now = Date.now();
  const match: StoredMatch = {
    id: randomHex(ID_BYTES),
    game,
    startedAt: now,
    touchedAt: now,
    people,
    acting: people,
    isFinished: false,
    recording,
  };
  await keepMatch(match);
  return match.id;
}
