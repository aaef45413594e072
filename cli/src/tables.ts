/** A game and its options as typed on the command line. */

import { findGame, GAME_IDS, GAMES } from '#games';
import { type Game, parseOptions } from '#tabletop';
import { Complaint } from './command.ts';

const games: { readonly [id: string]: Game } = GAMES;

export function gameNamed(id: string): Game {
  const game = Object.hasOwn(games, id) ? findGame(id, (games[id] as Game).rulesVersion) : null;
  if (game === null) throw new Complaint(`no game "${id}"; there are: ${GAME_IDS.join(', ')}`);
  return game;
}

/** `{"end":"expert"}`, or `end=expert,learner=true`. */
export function optionsTyped(game: Game, text: string | undefined): object {
  const options = parseOptions<object>(game.options, text === undefined ? {} : optionsJson(text));
  if (!options.ok) throw new Complaint(options.error);
  return options.value;
}

function optionsJson(text: string): unknown {
  try {
    if (text.trimStart().startsWith('{')) return JSON.parse(text);
  } catch {
    throw new Complaint(`--options is not JSON: ${text}`);
  }
  const entries = text.split(',').map((part) => {
    const [name = '', value] = part.split('=');
    if (value === undefined) throw new Complaint(`--options: "${part}" must be NAME=VALUE`);
    return [name.trim(), optionValue(value.trim())] as const;
  });
  return Object.fromEntries(entries);
}

function optionValue(text: string): unknown {
  return /^(true|false|null|-?\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text;
}

export function fits(game: Game, players: number): void {
  const { min, max } = game.seats;
  if (players < min || players > max) throw new Complaint(`${game.id} is for ${min} to ${max} players, not ${players}`);
}
