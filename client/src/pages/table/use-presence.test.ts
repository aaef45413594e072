import { expect, test } from 'vitest';
import type { SeatNow } from '../../host/host.ts';
import { presenceNote } from './use-presence.ts';

const grace: SeatNow = {
  ...{ seat: 1, name: 'Grace', kind: 'person', level: null, presence: 'here', takenOverAt: null },
};
const away: SeatNow = { ...grace, presence: 'away' };
const stoodIn: SeatNow = { ...grace, presence: 'stood-in' };

test.each([
  [grace, away, 'table.presence.away'],
  [away, stoodIn, 'table.presence.stood-in'],
  [stoodIn, grace, 'table.presence.back'],
  [grace, { ...grace, kind: 'bot', name: 'Stella 2' }, 'table.presence.left'],
  [{ ...grace, kind: 'bot' }, { ...grace, kind: 'bot' }, null],
  [grace, grace, null],
  [undefined, away, null],
  [{ ...grace, name: 'Linus' }, away, null],
  [{ ...grace, kind: 'you' }, { ...away, kind: 'you' }, null],
] as const)('%#: %o, then %o', (before, now, note) => {
  expect(presenceNote(before, now)).toBe(note);
});
