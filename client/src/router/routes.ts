/** Which page an address means. */

import { isTitle, type Title } from '../catalogue/titles.ts';
import { WAYS_TO_LEARN, type WayToLearn } from '../tables/learning-registry.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game' | 'rules' | 'new-table'; readonly game: Title }
  | { readonly page: 'learning'; readonly game: Title; readonly way: WayToLearn }
  | { readonly page: 'match' | 'replay'; readonly match: string }
  | { readonly page: 'table' | 'screen'; readonly table: string }
  | { readonly page: 'recording' | 'embed' | 'forks'; readonly table: string }
  | { readonly page: 'challenge'; readonly challenge: string }
  | { readonly page: 'challenge-round'; readonly challenge: string; readonly round: number }
  | { readonly page: 'join' | 'device' | 'pair'; readonly code: string }
  | { readonly page: Word | 'nowhere' };

const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const CODE = /^[A-Za-z]{4,5}$/;

/** The other pages with a single word for an address: any other four or five letters are a table's code. */
const WORDS = [
  ...(['settings', 'about', 'matches', 'people', 'me', 'return', 'tv', 'open', 'status'] as const),
  ...(['notices', 'challenges'] as const),
] as const;
type Word = (typeof WORDS)[number];

export function routeOf(address: string): Route {
  const path = (address.split('?')[0] ?? '/').split('/').filter((part) => part !== '');
  const [first, second, third] = path;
  if (first === undefined) return { page: 'home' };
  if (path.length === 1) return pageOfWord(first);
  if (first === 'games') return pageOfGame(path);
  if (second === undefined || !NAME.test(second) || path.length > 3) return { page: 'nowhere' };
  if (first === 'play') return pageOfMatch(second, third);
  if (first === 'tables') return pageOfTable(second, third);
  if (first === 'challenges') return pageOfChallenge(second, third);
  if (first === 'tv' && third === undefined && CODE.test(second)) return { page: 'pair', code: second.toUpperCase() };
  if (first === 'embed' && third === undefined) return { page: 'embed', table: second };
  if (first === 'device' && third === undefined) return { page: 'device', code: second };
  return { page: 'nowhere' };
}

function pageOfWord(word: string): Route {
  const known = WORDS.find((page) => page === word);
  if (known !== undefined) return { page: known };
  return CODE.test(word) ? { page: 'join', code: word.toUpperCase() } : { page: 'nowhere' };
}

function pageOfGame([, game, what, ...rest]: readonly string[]): Route {
  if (game === undefined || !isTitle(game) || rest.length > 0) return { page: 'nowhere' };
  if (what === undefined) return { page: 'game', game };
  if (what === 'rules') return { page: 'rules', game };
  const way = WAYS_TO_LEARN.find((known) => known === what);
  if (way !== undefined) return { page: 'learning', game, way };
  return what === 'new' ? { page: 'new-table', game } : { page: 'nowhere' };
}

function pageOfMatch(match: string, what: string | undefined): Route {
  if (what === undefined) return { page: 'match', match };
  return what === 'replay' ? { page: 'replay', match } : { page: 'nowhere' };
}

function pageOfTable(table: string, what: string | undefined): Route {
  if (what === undefined) return { page: 'table', table };
  if (what === 'screen') return { page: 'screen', table };
  if (what === 'forks') return { page: 'forks', table };
  return what === 'replay' ? { page: 'recording', table } : { page: 'nowhere' };
}

/** Rounds are counted from 1, as people count them. */
function pageOfChallenge(challenge: string, round: string | undefined): Route {
  if (round === undefined) return { page: 'challenge', challenge };
  return /^([1-9]|10)$/.test(round)
    ? { page: 'challenge-round', challenge, round: Number(round) - 1 }
    : { page: 'nowhere' };
}

export const addressOf = {
  home: '/',
  settings: '/settings',
  about: '/about',
  matches: '/matches',
  people: '/people',
  me: '/me',
  return: '/return',
  game: (game: Title) => `/games/${game}`,
  rules: (game: Title) => `/games/${game}/rules`,
  learning: (game: Title, way: WayToLearn) => `/games/${game}/${way}`,
  newTable: (game: Title) => `/games/${game}/new`,
  match: (match: string) => `/play/${match}`,
  replay: (match: string) => `/play/${match}/replay`,
  table: (table: string) => `/tables/${table}`,
  screen: (table: string) => `/tables/${table}/screen`,
  recording: (table: string) => `/tables/${table}/replay`,
  tv: '/tv',
  pair: (code: string) => `/tv/${code.toLowerCase()}`,
  forks: (table: string) => `/tables/${table}/forks`,
  embed: (table: string) => `/embed/${table}`,
  open: '/open',
  challenges: '/challenges',
  challenge: (challenge: string) => `/challenges/${challenge}`,
  challengeRound: (challenge: string, round: number) => `/challenges/${challenge}/${round + 1}`,
  device: (code: string) => `/device/${code}`,
  code: (code: string) => `/${code.toLowerCase()}`,
} as const;
