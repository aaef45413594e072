import { expect, test } from 'vitest';
import { begin, type Position, played, projectPileOf, projectsOf, refusal } from '../../tests/table.ts';
import { spaceLab } from '../index.ts';

const dear: Position = {
  hands: ['red-05 red-10 red-09 red-13 red-08', ''],
  projects: 'mars-1 blackHoles-1 mars-2 telescope-red',
  lab: 'green-01',
};

test('[BONUS-3] those not kept go under the pile in the order drawn', () => {
  const state = begin(dear);
  played(state, '0 place red-05 t0 < red-10 red-09 red-13', '0 project blackHoles-1');
  expect([projectsOf(state, 0), projectPileOf(state)]).toEqual(['blackHoles-1', 'telescope-red mars-1 mars-2']);
});

test('[BONUS-3] with fewer in the pile, what there is is drawn', () => {
  const state = begin({ ...dear, projects: 'mars-1 blackHoles-1' });
  played(state, '0 place red-05 t0 < red-10 red-09 red-13', '0 project mars-1');
  expect([projectsOf(state, 0), projectPileOf(state)]).toEqual(['mars-1', 'blackHoles-1']);
});

test('[BONUS-4] a single one is kept without asking', () => {
  const state = begin({ ...dear, projects: 'mars-1' });
  played(state, '0 place red-05 t0 < red-10 red-09 red-13');
  expect([projectsOf(state, 0), state.phase]).toEqual(['mars-1', 'placing']);
});

test('[BONUS-4] the choice is asked for even among Projects of one kind, and only among those drawn', () => {
  const state = begin({ ...dear, projects: 'mars-1 mars-2 mars-3 mars-4' });
  played(state, '0 place red-05 t0 < red-10 red-09 red-13');
  expect(refusal(state, '0 project mars-4')).toBe('project-not-drawn [BONUS-4]');
  expect(refusal(state, '1 project mars-1')).toBe('not-your-turn [TURN-1]');
  expect(refusal(state, '0 place red-08 m0')).toBe('choose-a-project-first [BONUS-4]');
  expect(refusal(state, '0 end')).toBe('choose-a-project-first [BONUS-4]');
  expect(refusal(state, '0 project mars-2')).toBe(null);
});

test('[BONUS-4] each draw is settled before the next', () => {
  const state = begin({
    seats: 1,
    hands: ['red-03 red-10 red-09 red-13 red-08'],
    objectives: ['red-red-blue gold-gold-blue blue-blue-gold green-green-gold gold-gold-red red-red-green'],
    projects: 'mars-1 mars-2 mars-3 mars-4',
    lab: 'green-01 green-03',
  });
  // A researcher of cost 2 below L1 and above L2: two draws of two.
  played(state, '0 place red-03 s0 < red-10 red-09', '0 project mars-2');
  expect(spaceLab.view(state, 0).draws.at(-1)?.drawn).toEqual(['mars-3', 'mars-4']);
  played(state, '0 project mars-4');
  expect([projectsOf(state, 0), projectPileOf(state)]).toEqual(['mars-2 mars-4', 'mars-1 mars-3']);
});

test('[BONUS-4] Projects that are still to be chosen from belong to nobody', () => {
  const state = begin({ ...dear, projects: 'supernovae-1 supernovae-2 supernovae-3' });
  played(state, '0 place red-05 t0 < red-10 red-09 red-13');
  expect(spaceLab.result(state).detail[0]?.projects).toBe(0);
});
