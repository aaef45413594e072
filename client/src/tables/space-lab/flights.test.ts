import { describe, expect, test } from 'vitest';
import { type Event, type Move, spaceLab } from '#games/space-lab';
import { act, quickChance } from '#tabletop';
import { type Flight, flightsOf } from './flights.ts';

/** Left lacks a green card, which draws a Project itself; its Validation brings another one. */
const POSITION = {
  first: 0,
  objectives: [
    ['objective-green-green-red', 'objective-gold-gold-blue', 'objective-red-red-gold'],
    ['objective-blue-blue-green', 'objective-gold-gold-green', 'objective-red-red-blue'],
  ],
  stations: [{ t0: 'red-02', m0: 'green-06' }, {}],
  hands: [['green-09', 'gold-02'], []],
  lab: ['gold-15', 'blue-10', 'blue-07'],
  projects: ['mars-1', 'blackHoles-1', 'supernovae-1'],
};

function flightsAfter(move: Move, viewer: 0 | 1 = 0): readonly Flight[] {
  const setup = spaceLab.parseSetup(POSITION, { options: { advanced: false }, seatCount: 2 });
  if (!setup.ok) throw new Error(JSON.stringify(setup));
  const state = spaceLab.setup({ options: { advanced: false }, seatCount: 2 }, quickChance(1), setup.value);
  const events: Event[] = [];
  const refusal = act(spaceLab, state, { at: 1, by: 0, move }, (event) =>
    events.push(spaceLab.eventFor(event, viewer) ?? event),
  );
  if (refusal !== null) throw new Error(refusal.because);
  return flightsOf({ events, after: spaceLab.view(state, viewer) });
}

const told = ({ piece, to, end, step }: Flight): string => `${step} ${piece.is} ${end} ${to[0]}`;

describe('[PLACE-5] what a placement brings flies in the order in which it is settled', () => {
  const place: Move = { type: 'place', card: 'green-09', slot: 'm1', pay: ['gold-02'] };

  test('payment, card, its own Project, the Validation, and what that brings', () => {
    expect(flightsAfter(place).map(told)).toEqual([
      '0 card vanishes discard',
      '1 card lands slot/0/m1',
      '2 project vanishes projects',
      '3 tile lands won/0/L',
      '4 project vanishes projects',
    ]);
  });

  test('others see it come out of a hand they don’t know, and no faces of Projects', () => {
    const flights = flightsAfter(place, 1);
    expect(flights.slice(0, 2).map(({ from }) => from)).toEqual([['rival/0'], ['rival/0']]);
    expect(flights.map(told)).toEqual([
      '0 card vanishes discard',
      '1 card lands slot/0/m1',
      '2 project vanishes rival/0',
      '3 tile lands won/0/L',
      '4 project vanishes rival/0',
    ]);
    expect(flights.filter(({ piece }) => piece.is === 'project').map(({ piece }) => piece)).toEqual([
      { is: 'project', project: null },
      { is: 'project', project: null },
    ]);
  });
});
