import { expect, test } from 'vitest';
import { FIRST_FIT, type Fit, fitAfter, fitAt, levelBeside, optionsFor, type Result } from './fitting-level.ts';
import { botLevelOf } from './opponents.ts';

const after = (results: readonly Result[], from: Fit = FIRST_FIT): Fit =>
  results.reduce((fit, result) => fitAfter(fit, fit.level, result), from);

test('the first opponent is a cadet', () => {
  expect(FIRST_FIT).toEqual({ level: 'cadet', run: 0, played: 0 });
});

test('won twice in a row: one level up; lost twice in a row: one down', () => {
  expect(after(['won']).level).toBe('cadet');
  expect(after(['won', 'won'])).toEqual({ level: 'rookie', run: 0, played: 2 });
  expect(after(['won', 'lost', 'won', 'lost']).level).toBe('cadet');
  expect(after(['won', 'won', 'won']).level).toBe('rookie');
  expect(after(['won', 'won', 'lost', 'lost']).level).toBe('cadet');
  expect(after(['won', 'shared', 'won']).level).toBe('cadet');
});

test('there is nothing below a cadet and nothing above a master', () => {
  expect(after(['lost', 'lost', 'lost', 'lost']).level).toBe('cadet');
  const top: Fit = { level: 'master', run: 1, played: 9 };
  expect(after(['won', 'won'], top).level).toBe('master');
  expect([levelBeside('cadet', -1), levelBeside('rookie', 1), levelBeside('master', 1)]).toEqual([
    'cadet',
    'regular',
    'master',
  ]);
});

test('a match at another level counts as played and changes nothing else', () => {
  const fit: Fit = { level: 'rookie', run: 1, played: 3 };
  expect(fitAfter(fit, 'master', 'won')).toEqual({ level: 'rookie', run: 1, played: 4 });
});

test('a level that was chosen begins anew', () => {
  const fit: Fit = { level: 'rookie', run: 1, played: 3 };
  expect([fitAt(fit, 'rookie'), fitAt(fit, 'expert')]).toEqual([fit, { level: 'expert', run: 0, played: 3 }]);
});

test('the first match of all is laid out for learners where the game knows that, unless somebody chose otherwise', () => {
  const usual = { learner: false, void: false };
  expect(optionsFor(usual, null, 0)).toEqual({ learner: true, void: false });
  expect(optionsFor(usual, null, 1)).toEqual(usual);
  expect(optionsFor(usual, { learner: false, void: true }, 0)).toEqual({ learner: false, void: true });
  expect(optionsFor({ upright: false }, null, 0)).toEqual({ upright: false });
});

test('a match has one level if all others are bots of it', () => {
  const you = { kind: 'you', level: null } as const;
  const bot = (level: string) => ({ kind: 'bot', level }) as const;
  expect(botLevelOf([you, bot('rookie'), bot('rookie')])).toBe('rookie');
  expect(botLevelOf([you, bot('rookie'), bot('expert')])).toBeNull();
  expect(botLevelOf([you, { kind: 'person', level: null }, bot('rookie')])).toBeNull();
  expect(botLevelOf([you])).toBeNull();
});
