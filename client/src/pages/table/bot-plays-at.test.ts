import { expect, test } from 'vitest';
import type { SeatNow } from '../../host/host.ts';
import { botPlaysAt } from './bot-plays-at.ts';

const seat = { level: null, presence: 'here', takenOverAt: null } as const;
const you: SeatNow = { ...seat, seat: 0, name: 'Ada', kind: 'you' };
const friend: SeatNow = { ...seat, seat: 1, name: 'Grace', kind: 'person' };
const bot: SeatNow = { ...seat, seat: 1, name: 'Bolt', kind: 'bot' };
const SINCE = 10_000;

test.each([
  ['after the time the table gives whoever is away', [you, friend], 30, 40_000],
  ['never, where the table waits for everybody', [you, friend], null, null],
  ['never, with nobody left who plays', [you, bot], 30, null],
  ['never, with a friend who is away as well', [you, { ...friend, presence: 'away' }], 30, null],
  ['when the turn is over, if that comes first', [{ ...you, turnEndsAt: 25_000 }, friend], 30, 25_000],
  ['sooner than the turn is over, if that comes first', [{ ...you, turnEndsAt: 60_000 }, friend], 30, 40_000],
  ['when the turn is over, even alone', [{ ...you, turnEndsAt: 25_000 }, bot], null, 25_000],
  ['whatever is left of another’s turn', [you, { ...friend, turnEndsAt: 12_000 }], 30, 40_000],
] as const)('a bot plays for whoever lost the line: %s', (_, seats, awaySeconds, at) => {
  expect(botPlaysAt(seats, SINCE, awaySeconds)).toBe(at);
});
