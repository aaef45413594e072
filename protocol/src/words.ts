/** The closed lists of words that both sides know; the client words each of them in every language. */

/** Things to say where there is no free text. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'oops',
  'sorry',
  'one-moment',
  'your-turn',
  'so-close',
  'nice-idea',
  'another-round',
  'goodbye',
] as const;

export type Phrase = (typeof PHRASES)[number];

export const REACTIONS = ['clap', 'laugh', 'wow', 'heart', 'think', 'rocket', 'cry', 'party'] as const;

export type Reaction = (typeof REACTIONS)[number];

/** Why the house, not the rules of a game, says no. */
export const HOUSE_REFUSALS = [
  'not-understood',
  'too-big',
  'too-deep',
  'too-many-messages',
  'other-version',
  'join-first',
  'already-joined',
  'no-such-table',
  'no-such-seat',
  'not-your-seat',
  'no-match-running',
  'match-is-running',
  'key-already-used',
  'nothing-to-undo',
  'someone-acted-since',
  'new-information',
  'a-bot-played',
  'not-in-this-game',
  'no-free-text-here',
  'no-spectators-here',
  'table-is-closed',
  'table-has-failed',
  'only-the-host-may',
  'seat-is-taken',
  'table-is-full',
  'seats-are-empty',
  'no-such-game',
  'bad-options',
  'bad-planet',
  'bad-seat-count',
  'no-such-code',
  'no-such-link',
  'no-such-match',
  'not-finished',
  'too-many-guesses',
  'too-many-tables',
  'too-many-requests',
  'who-are-you',
  'other-origin',
  'not-found',
  'too-late-to-contribute',
  'not-all-told',
  'not-all-seen',
  'only-on-this-device',
  'one-moment',
  'too-many-words',
  'match-is-too-long',
  'sent-away',
  'one-seat-each',
  'bad-name',
  'name-is-taken',
  'no-such-device',
  'other-host',
  'no-such-person',
  'not-agreed',
  'is-blocked',
  'too-many-people',
  'too-many-invitations',
  'wrong-words',
  'wrong-passkey',
  'no-passkeys-here',
  'no-such-passkey',
  'too-many-passkeys',
  'no-such-merge',
  'not-a-match',
  'other-rules',
  'too-many-matches',
  'room-is-locked',
  'match-is-paused',
  'own-seat-first',
  'not-in-the-room',
  'no-such-screen',
  'too-many-screens',
  'only-a-screen-may',
  'not-now',
  'match-went-on',
  'no-such-moment',
  'goes-on-from-another',
  'banned',
  'unwelcome-name',
  'too-many-reports',
  'wrong-token',
  'no-such-bot',
  'bot-is-busy',
  'not-a-bot',
  'only-in-turns',
  'bad-hours',
  'bad-address',
  'no-mail-here',
  'no-such-ticket',
  'no-such-webhook',
  'turn-has-come',
  'can-not-be-planned',
  'plan-is-outdated',
  'no-such-plan',
  'no-such-challenge',
  'challenge-is-full',
  'challenge-is-over',
  'not-this-round',
  'too-many-challenges',
] as const;

export type HouseRefusal = (typeof HOUSE_REFUSALS)[number];

/** What everybody at a table is told beside the match itself. */
export const NOTICES = [
  'server-was-away',
  'table-was-asleep',
  'table-has-failed',
  'rules-have-changed',
  'store-stands-still',
  'store-goes-on',
  'bot-stood-in',
  'server-stops',
] as const;

export type Notice = (typeof NOTICES)[number];

/**
 * What became of a plan. `changed`: the move would do something else by now; `not-legal`: it can't be made any more;
 * `turn-was-played`: the turn went otherwise, by hand or by a bot.
 */
export const PLAN_ENDS = ['played', 'changed', 'not-legal', 'turn-was-played'] as const;

export type PlanEnd = (typeof PLAN_ENDS)[number];

/** Why somebody is reported to whoever runs the server. */
export const REPORT_REASONS = ['name', 'words', 'cheating', 'spoiling', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** How far a table has come. */
export const PHASES = ['open', 'starting', 'playing', 'finished', 'closed'] as const;

export type Phase = (typeof PHASES)[number];

/** Where a room stops until somebody says that it goes on: before a match, after it, after a round, in a pause. */
export const STOPS = ['lobby', 'results', 'round', 'pause'] as const;

export type Stop = (typeof STOPS)[number];

/** The closing codes of a socket that are ours. */
export const CLOSING = {
  tableClosed: 4000,
  removed: 4001,
  tooManyMessages: 4003,
  tableFailed: 4004,
  neverJoined: 4005,
  noSpectators: 4006,
  loggedOut: 4007,
  screenForgotten: 4008,
  banned: 4009,
} as const;
