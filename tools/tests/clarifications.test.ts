import { expect, test } from 'vitest';
import { decidedIn, gapsIn } from '../clarifications.ts';

const RULEBOOK = `
"Decided:" marks what is ours.

## Play
- **ACT-1** One action a turn.
- **ACT-2** All come back. Decided: not with a full hand.
- **FALL-4** Decided: a fall ends where it began.

## Set-ups (ours)
- **SETUP-1** A set-up fixes what it names.
`;

const gaps = (words: readonly string[], rulebook = RULEBOOK): readonly string[] =>
  gapsIn({ game: 'x', rulebook, words });

test('rules with the mark are decided, the sentence that explains the mark is no rule', () => {
  expect(decidedIn(RULEBOOK)).toEqual(['ACT-2', 'FALL-4']);
});

test('a page that tells all of them lacks nothing', () => {
  expect(gaps(['goal', 'ruling.ACT-2', 'ruling.FALL-4', 'keys.title'])).toEqual([]);
});

test('a ruling that is not told, and one that is none, are named', () => {
  expect(gaps(['ruling.ACT-2'])).toEqual(['x: FALL-4 is decided, but the rules page has no ruling.FALL-4.']);
  expect(gaps(['ruling.ACT-1', 'ruling.ACT-2', 'ruling.FALL-4'])).toEqual([
    "x: the rules page has ruling.ACT-1, which the rulebook doesn't mark as decided.",
  ]);
});

test('another order than the rulebook’s is named', () => {
  expect(gaps(['ruling.FALL-4', 'ruling.ACT-2'])).toEqual([
    'x: the rules page tells its rulings in another order than the rulebook.',
  ]);
});

test('chapters of ours carry no marks', () => {
  const marked = RULEBOOK.replace('A set-up fixes', 'Decided: a set-up fixes');
  expect(gaps(['ruling.ACT-2', 'ruling.FALL-4', 'ruling.SETUP-1'], marked)).toEqual([
    'x: SETUP-1 is in a chapter of ours and needs no mark.',
  ]);
});
