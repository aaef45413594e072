/** Begins a match inside the browser. */

import { botName } from '#protocol';
import { type Player, RECORDING_FORMAT, type Seat, type WrittenRecording } from '#tabletop';
import { isLevel } from '../catalogue/levels.ts';
import { loadRules } from '../catalogue/rules.ts';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { randomHex } from '../host/random-hex.ts';
import { levelBeside } from './fitting-level.ts';
import { keepMatch, type StoredMatch, storedMatch } from './stored-matches.ts';

export interface Seating {
  readonly players: readonly Player[];
  /** Seats of people at this device. */
  readonly people: readonly Seat[];
}

const KEY_BYTES = 64;
const ID_BYTES = 12;

/** You and so many bots of one level. */
export function againstBots(
  title: Title,
  name: string,
  { level, bots }: { readonly level: string; readonly bots: number },
): Seating {
  const others = Array.from({ length: bots }, () => ({ bot: level }));
  return { players: withNames(title, [{ name }, ...others]), people: [0] };
}

/** Everybody with a name of their own; bots have theirs from the game. */
export function withNames(
  title: Title,
  wanted: readonly ({ readonly name: string } | { readonly bot: string })[],
): readonly Player[] {
  const taken = wanted.flatMap((player) => ('name' in player ? [player.name] : []));
  return wanted.map((player) => {
    if ('name' in player) return player;
    const { bots } = COVERS[title];
    const name = botName(bots[isLevel(player.bot) ? player.bot : 'regular'], taken);
    taken.push(name);
    return { name, bot: player.bot };
  });
}

/** `setup`: what was laid before it begins; the rest is drawn. */
export async function startMatch(
  title: Title,
  seating: Seating,
  options: object,
  setup: object | null = null,
): Promise<string> {
  const game = await loadRules(title);
  return keepNew(title, seating.people, {
    format: RECORDING_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    players: seating.players,
    chance: { key: randomHex(KEY_BYTES) },
    ...(setup === null ? {} : { setup }),
    moves: [],
  });
}

/** The same seats and options, new chance, the newest rules; the bots so many levels higher or lower. */
export async function playAgain(id: string, steps = 0): Promise<string> {
  const before = await storedMatch(id);
  if (before === null) throw new Error('no such match');
  const { game, options, format } = before.recording;
  const players =
    steps === 0 ? before.recording.players : withLevelsBeside(before.game, before.recording.players, steps);
  const { rulesVersion } = await loadRules(before.game);
  const again = { format, game, rulesVersion, options, players, chance: { key: randomHex(KEY_BYTES) }, moves: [] };
  return keepNew(before.game, before.people, again);
}

function withLevelsBeside(title: Title, players: readonly Player[], steps: number): readonly Player[] {
  const wanted = players.map(({ name, bot }) =>
    bot === undefined ? { name } : { bot: isLevel(bot) ? levelBeside(bot, steps) : bot },
  );
  return withNames(title, wanted);
}

/** Goes on from the middle of a recorded match: some seats are yours, bots play the others. */
export async function playOnFrom(
  title: Title,
  recording: WrittenRecording,
  how: { readonly seats: readonly string[]; readonly name: string; readonly future: 'same' | 'new' },
): Promise<string> {
  const you = how.seats.flatMap((who, seat) => (who === 'you' ? [seat] : []));
  const players = recording.players.map((player, seat): Player => {
    if (how.seats[seat] !== 'you') return { name: player.name, bot: how.seats[seat] ?? 'regular' };
    return { name: seat === you[0] ? how.name : player.name };
  });
  const { chance, moves, until = 0 } = recording;
  const anew = { after: moves.length, at: until, key: randomHex(KEY_BYTES) };
  return keepNew(title, you, {
    ...recording,
    players,
    ...(how.future === 'same' || chance === undefined
      ? {}
      : { chance: { ...chance, anew: [...(chance.anew ?? []), anew] } }),
  });
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
