import { expect, test } from 'vitest';
import { type Event, spaceLab, type View } from '#games/space-lab';
import { act, type Seat, sealedChance } from '#tabletop';
import { labMatch } from '../../../tests/lab-match.ts';
import type { Told } from '../../host/host.ts';
import { scoreOf } from './reading.ts';
import { recapsFor, type TurnRecap } from './recap.ts';

interface Moment {
  readonly view: View;
  readonly log: readonly Told[];
  /** What everybody's station is worth, as all can see it. */
  readonly open: readonly number[];
}

/** A match as this seat sees it, move by move. */
function seenBy(viewer: Seat | 'spectator', seatCount: number): readonly Moment[] {
  const { recording } = labMatch(seatCount);
  const state = spaceLab.setup({ options: { advanced: false }, seatCount }, sealedChance('cd'.repeat(64)), null);
  const log: Told[] = [];
  const moments: Moment[] = [];
  for (const { at, by, move } of recording.moves) {
    act(spaceLab, state, { at, by, move: move as never }, (event) => {
      log.push({ at, event: spaceLab.eventFor(event, viewer) as Event });
    });
    const all = spaceLab.view(state, 'spectator');
    moments.push({ view: spaceLab.view(state, viewer), log: [...log], open: all.seats.map(scoreOf) });
  }
  return moments;
}

const beginsTurn = ({ view, log }: Moment, seat: Seat): boolean =>
  view.turn === seat && view.phase === 'turn' && (log.at(-1)?.event as Event | undefined)?.type === 'turn-began';

test('whose turn begins reads what each of the others did since, and what it brought them', () => {
  const moments = seenBy(0, 3);
  const turns = moments.filter((moment) => beginsTurn(moment, 0)).slice(1);
  const missed: TurnRecap[] = [];
  expect(turns.length).toBeGreaterThan(5);
  for (const moment of turns.filter(({ view }) => view.caller === null)) {
    const recaps = recapsFor(moment.view, moment.log);
    expect(recaps.map(({ seat }) => seat)).toEqual([1, 2]);
    for (const recap of recaps) {
      const began = moments.findLast((one) => one.log.length < moment.log.length && beginsTurn(one, recap.seat));
      const gained = (moment.open[recap.seat] ?? 0) - (began?.open[recap.seat] ?? 0);
      expect(recap.gained).toBe(gained);
      if (recap.took === null && recap.placed.length === 0 && !recap.hasPassed) missed.push(recap);
    }
  }
  expect(missed).toEqual([]);
});

test('nothing is read of a turn in which nothing was done yet, nor of one’s own', () => {
  for (const { view, log } of seenBy(1, 3)) {
    for (const recap of recapsFor(view, log)) {
      expect(recap.seat).not.toBe(1);
      expect(recap.events.length).toBeGreaterThan(0);
    }
  }
});

test('whoever watches reads everybody’s last turn, and a bot’s doing is known as that', () => {
  const { view, log } = seenBy('spectator', 2).findLast(({ view }) => view.phase === 'turn') as Moment;
  const seats = recapsFor(view, log).map(({ seat }) => seat);
  expect(seats).toContain(view.turn === 0 ? 1 : 0);
  const marked = log.map((told) => ({ ...told, byBot: true }));
  expect(recapsFor(view, marked).every(({ isByBot }) => isByBot)).toBe(true);
});
