import { expect, test } from 'vitest';
import { EVERY_HOUR, type OverDays, type OwnHours } from '#protocol';
import {
  afterJump,
  closed,
  newTimes,
  opened,
  resumed,
  type SeatTime,
  stopped,
  type TurnData,
  withHours,
} from '../src/match/slow-turns.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;
const EACH: OverDays = { hours: 48, addedHours: null, late: 'remind' };
const ALL: OverDays = { hours: 48, addedHours: 12, late: 'remind' };
const begun = (now: number, moves: number) => ({ moves, made: 0, now, hours: EVERY_HOUR });
const fresh = (pace: OverDays): SeatTime => newTimes(pace, 1)[0] as SeatTime;
const turnOf = ({ turn }: SeatTime): TurnData => turn as TurnData;

test('every turn has its own time, or all of them have one', () => {
  const first = opened(fresh(EACH), EACH, begun(0, 0));
  expect(turnOf(first).until).toBe(2 * A_DAY);
  const second = opened(closed(first, EACH, begun(A_DAY, 1)), EACH, begun(3 * A_DAY, 2));
  expect(turnOf(second).until).toBe(5 * A_DAY);
  const spent = closed(opened(fresh(ALL), ALL, begun(0, 0)), ALL, begun(A_DAY, 1));
  expect(spent.saved).toBe(36 * AN_HOUR);
  expect(turnOf(opened(spent, ALL, begun(3 * A_DAY, 2))).until).toBe(3 * A_DAY + 36 * AN_HOUR);
});

test('whoever spends all of it has what is added, and nobody saves for ever', () => {
  const late = closed(opened(fresh(ALL), ALL, begun(0, 0)), ALL, begun(9 * A_DAY, 1));
  expect(late.saved).toBe(12 * AN_HOUR);
  let time = fresh({ ...ALL, hours: 336, addedHours: 72 });
  for (let turn = 0; turn < 40; turn++) {
    time = closed(
      opened(time, { ...ALL, addedHours: 72 }, begun(0, turn)),
      { ...ALL, addedHours: 72 },
      begun(0, turn + 1),
    );
  }
  expect(time.saved).toBe(28 * A_DAY);
});

test('a move that is taken back gives the turn back with what was left of it, and earns nothing', () => {
  const done = closed(opened(fresh(ALL), ALL, begun(0, 4)), ALL, begun(AN_HOUR, 5));
  expect(done.saved).toBe(59 * AN_HOUR);
  const again = opened(done, ALL, begun(3 * AN_HOUR, 4));
  expect([turnOf(again).left, again.saved, turnOf(again).until]).toEqual([47 * AN_HOUR, 48 * AN_HOUR, 50 * AN_HOUR]);
  // The turn that had begun meanwhile was none.
  const other = opened(fresh(ALL), ALL, begun(0, 5));
  expect(closed(other, ALL, begun(AN_HOUR, 4))).toMatchObject({ turn: null, past: null, saved: 48 * AN_HOUR });
});

test('a pause stops it, however long', () => {
  const turn = turnOf(opened(fresh(EACH), EACH, begun(0, 0)));
  const still = stopped(turn, A_DAY, EVERY_HOUR);
  expect([still.until, stopped(still, 9 * A_DAY, EVERY_HOUR)]).toEqual([null, still]);
  expect(resumed(still, 300 * A_DAY, EVERY_HOUR).until).toBe(301 * A_DAY);
});

test('whoever changes their hours again and again is waited for 110 days and no longer', () => {
  const quiet = (from: number): OwnHours => ({ zone: 'UTC', quiet: { from, to: (from + 960) % 1440 }, holidays: [] });
  let turn = turnOf(opened(fresh(EACH), EACH, { ...begun(0, 0), hours: quiet(0) }));
  // It is always the first hour of sixteen that don't count.
  for (let hour = 8; (turn.until ?? 0) > hour * AN_HOUR && hour < 200 * 24; hour += 8) {
    const [before, hours] = [quiet(((hour - 8) % 24) * 60), quiet((hour % 24) * 60)];
    turn = withHours(turn, { now: hour * AN_HOUR, before, hours });
  }
  expect(turn.until).toBe(110 * A_DAY);
});

test('after a jump everybody has at least what they had', () => {
  const turn = turnOf(opened(fresh(EACH), EACH, begun(100 * A_DAY, 0)));
  const jump = (before: number, now: number) => afterJump(turn, { before, now, hours: EVERY_HOUR }).until;
  // Forward, back behind the beginning of the turn, and back to where the deadline was right.
  expect(jump(101 * A_DAY, 400 * A_DAY)).toBe(401 * A_DAY);
  expect(jump(101 * A_DAY, 5 * A_DAY)).toBe(6 * A_DAY);
  expect(jump(400 * A_DAY, 101 * A_DAY)).toBe(102 * A_DAY);
});
