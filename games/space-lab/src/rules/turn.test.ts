import { describe, expect, test } from 'vitest';
import { begin, type Position, played, refusal } from '../../tests/table.ts';
import { spaceLab } from '../index.ts';

/** Something to reveal, to recruit and to place. */
const open: Position = { lab: 'red-01 gold-01 blue-02', centre: 'green-01', hands: ['red-08', 'gold-02'] };
const full: Position = { ...open, hands: ['red-08 red-09 red-10 red-13 red-01', 'gold-02'], lab: 'gold-01 blue-02' };
/** Nothing but a card that can't be paid for. */
const stuck: Position = { hands: ['red-09', 'gold-02'] };
const revealed: Position = { ...open, lab: 'red-01 gold-01 blue-02 blue-03' };

describe('which actions are open', () => {
  test.each<[Position, string, string | null, string]>([
    [open, '0 reveal', null, '[TURN-1] Reveal'],
    [open, '0 recruit green', null, '[TURN-1] Recruit'],
    [open, '0 place red-08 t0', null, '[TURN-1] Place'],
    [open, '1 place gold-02 t0', 'not-your-turn [TURN-1]', "[TURN-1] another's turn"],
    [open, '0 pass', 'can-still-act [TURN-3]', '[TURN-3] no pass while something can be done'],
    [open, '0 end', 'nothing-placed [PLACE-8]', '[PLACE-8] an action that has not begun'],
    [open, '0 keep red', 'nothing-turned-up [REVEAL-2]', '[REVEAL-2] nothing turned up'],
    [open, '0 project mars-1', 'nothing-to-choose [BONUS-4]', '[BONUS-4] nothing drawn'],
    [full, '0 reveal', 'must-place [TURN-2]', '[TURN-2] five cards: no Reveal'],
    [full, '0 recruit green', 'must-place [TURN-2]', '[TURN-2] five cards: no Recruit'],
    [full, '0 pass', 'can-still-act [TURN-3]', '[TURN-2] five cards: no pass'],
    [full, '0 place red-08 t0', null, '[TURN-2] five cards: Place'],
    [stuck, '0 pass', null, '[TURN-3] nothing at all can be done'],
    [stuck, '0 reveal', 'no-cards-to-reveal [REVEAL-4]', '[TURN-3] no pile'],
    [stuck, '0 recruit green', 'agency-not-in-centre [RECRUIT-1]', '[TURN-3] no Centre'],
    [{ ...stuck, centre: 'green-01' }, '0 pass', 'can-still-act [TURN-3]', '[TURN-3] the Centre is left'],
    [{ ...stuck, lab: 'green-01' }, '0 pass', 'can-still-act [TURN-3]', '[TURN-3] the pile is left'],
    [{ ...stuck, hands: ['red-09 red-10'] }, '0 pass', 'can-still-act [TURN-3]', '[TURN-3] a card can be placed'],
  ])('%#: %s → %s: %s', (position, line, answer) => {
    expect(refusal(begin(position), line)).toBe(answer);
  });
});

test('[TURN-1] what is begun is finished first', () => {
  const state = begin(revealed);
  played(state, '0 reveal');
  expect(['0 recruit green', '0 reveal', '0 place red-08 t0', '0 pass'].map((line) => refusal(state, line))).toEqual(
    Array(4).fill('keep-an-agency-first [REVEAL-2]'),
  );
  const placing = begin(full);
  played(placing, '0 place red-08 t0');
  expect(['0 recruit green', '0 reveal', '0 pass'].map((line) => refusal(placing, line))).toEqual(
    Array(3).fill('action-under-way [TURN-1]'),
  );
});

test('[TURN-1] turns go round in the order of the seats', () => {
  const state = begin({ seats: 3, first: 2, centre: 'green-01 red-01 blue-01 gold-01' });
  const turns = ['2 recruit green', '0 recruit red', '1 recruit blue'].map((line) => {
    played(state, line);
    return state.turn;
  });
  expect(turns).toEqual([0, 1, 2]);
});

test('[TURN-3] a pass is said, and passes round again and again where nobody can do anything', () => {
  const state = begin(stuck);
  played(state, '0 pass', '1 place gold-02 t0', '0 pass', '1 pass', '0 pass');
  expect(spaceLab.result(state)).toMatchObject({ turn: 1, winners: null });
});

test('[END-4] after the end every move is refused', () => {
  const state = begin({ seats: 1, lab: 'red-01' });
  played(state, '0 reveal');
  expect(refusal(state, '0 reveal')).toBe('match-is-over [END-4]');
});

test('[TURN-1] the game has no clock', () => {
  const state = begin(open);
  expect(spaceLab.wakeAt(state)).toBe(null);
  expect(spaceLab.play(state, { at: 0, by: null, move: null }, () => undefined)).toEqual({
    because: 'nothing-is-due',
    rule: 'TURN-1',
  });
});
