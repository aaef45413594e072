/** What is said about turns that wait for somebody: one notice, however many there are. */

import type { OpenTurn } from './open-turns.ts';
import { gameName, type NoticeWords } from './words/words.ts';

const AN_HOUR = 3_600_000;
const MOST_NAMES = 3;
const MOST_GAMES = 3;

export interface TurnWords {
  readonly title: string;
  readonly body: string;
  /** Of the turn that has least time left. */
  readonly address: string;
}

/** `turns`: all that wait for this person, with the most urgent first; `now`: milliseconds since 1970. */
export function turnWords(
  words: NoticeWords,
  turns: readonly [OpenTurn, ...(readonly OpenTurn[])],
  what: 'turn' | 'soon' | 'over',
  now: number,
): TurnWords {
  const [first] = turns;
  const address = `/tables/${first.room}`;
  if (turns.length > 1) {
    const games = [...new Set(turns.map(({ game }) => gameName(game)))].slice(0, MOST_GAMES);
    const title = what === 'turn' ? words.turns(turns.length) : words.soonMany(turns.length);
    return { title, body: words.games(games), address };
  }
  const game = words.game(gameName(first.game), first.others.slice(0, MOST_NAMES));
  const left = what === 'soon' && first.until !== null ? Math.max(1, Math.round((first.until - now) / AN_HOUR)) : null;
  return { title: words[what], body: left === null ? game : `${game}: ${words.hours(left)}`, address };
}
