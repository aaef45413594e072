import { expect, test } from 'vitest';
import { faultsIn, shapeBroken } from '../rulebook.ts';

const HOUSE = '- **TABLE-1** A move is a move.';

// Built from pieces, so that this file itself cites nothing.
const cited = (id: string): string => `test('[${id}] it holds', () => {});`;
const refusal = (id: string): string => `const RULES = {\n  ${"'slot-taken'"}: '${id}',\n};`;

const found = (rulebook: string, files: readonly (readonly [string, string])[]) =>
  faultsIn({ folder: 'games/x', rulebook, files: files.map(([file, text]) => ({ file, text })) }, HOUSE);

test('a rule with a test that cites it, and a refusal that has its rule', () => {
  const files = [
    ['a.test.ts', `${cited('PLACE-2')}${cited('TABLE-1')}`],
    ['a.ts', refusal('PLACE-2')],
  ] as const;
  expect(found('- **PLACE-2** One card a slot.', files)).toEqual({ rules: 1, citations: 3, faults: [] });
});

test.each([
  ['- **PLACE-2** One card a slot.', 'a.ts', cited('PLACE-2'), 'games/x: no test cites rule PLACE-2.'],
  ['', 'a.test.ts', cited('PLACE-9'), 'a.test.ts cites PLACE-9, which no rulebook states.'],
  ['', 'a.ts', refusal('PLACE-9'), 'a.ts cites PLACE-9, which no rulebook states.'],
  ['**PLACE-1** a **PLACE-1** b', 'a.test.ts', cited('PLACE-1'), 'games/x: rule PLACE-1 is stated twice.'],
])('%s with %s', (rulebook, file, text, fault) => {
  expect(found(rulebook, [[file, text]]).faults).toEqual([fault]);
});

test.each([
  ['/** How a card is placed. */', 'games/x/src/rules/place.ts does not begin with "Chapter N of RULEBOOK.md: …".'],
  ['/** Chapter 2 of RULEBOOK.md: placing. */', 'games/x/src/rules/place.ts is of chapter 2, which there is none of.'],
])('a chapter that begins %s', (text, fault) => {
  expect(found('\n## 1. Placing\n', [['games/x/src/rules/place.ts', text]]).faults).toEqual([fault]);
  expect(
    found('\n## 1. A\n## 2. B\n', [['games/x/src/rules/place.ts', '/** Chapters 1 and 2 of RULEBOOK.md: x. */']])
      .faults,
  ).toEqual([]);
});

test('the name of an event that is not in kebab-case', () => {
  const events = [['games/x/src/events.ts', "{ readonly type: 'turnBegan' }"]] as const;
  expect(found('', events).faults).toEqual(['games/x/src/events.ts: the event turnBegan is not in kebab-case.']);
});

test('a game has every file that all games have; its chapters are its own', () => {
  const template = ['RULEBOOK.md', 'src/index.ts', 'src/rules/wake.ts', 'src/setup.test.ts', 'tests/laws.test.ts'];
  expect(shapeBroken('games/x', ['RULEBOOK.md', 'src/index.ts', 'tests/laws.test.ts'], template)).toEqual([]);
  expect(shapeBroken('games/x', ['RULEBOOK.md', 'src/main.ts'], template)).toEqual([
    'games/x: src/index.ts is missing, which every game has (tools/new-game).',
    'games/x: tests/laws.test.ts is missing, which every game has (tools/new-game).',
  ]);
});
