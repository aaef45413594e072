/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colourOf, contrastBetween, declaredTokens, tokensOf } from './contrast.ts';
import { THEMES } from './theme.ts';

const css = ['tokens', 'themes']
  .map((file) => readFileSync(new URL(`./${file}.css`, import.meta.url), 'utf8'))
  .join('');

const ACCENTS = ['amber', 'teal', 'coral', 'violet', 'lime', 'sky', 'rose', 'sand'];
const WORDS = ['--text', '--text-soft', ...ACCENTS.map((accent) => `--${accent}-text`)];

describe('contrast itself', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#22264a', '#ffb84d', 8.48],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastBetween(one, other)).toBeCloseTo(ratio, 1);
    expect(contrastBetween(other, one)).toBe(contrastBetween(one, other));
  });

  test('is refused for a colour that is not plain', () => {
    expect(() => contrastBetween('rgb(0 0 0 / 50%)', '#ffffff')).toThrow('Not a plain colour');
  });

  test('follows references between tokens', () => {
    expect(colourOf(tokensOf('a{--x: var(--y);} b{--y: #123456;}', ['a', 'b']), '--x')).toBe('#123456');
  });
});

test('every theme declares the same tokens', () => {
  const blocks = declaredTokens(css);
  const names = THEMES.map((theme) => [...(blocks.get(`[data-theme="${theme}"]`)?.keys() ?? [])].sort());
  expect(names[0]).toContain('--page');
  for (const list of names) expect(list).toEqual(names[0]);
});

describe.each(THEMES)('%s', (theme) => {
  const night = tokensOf(css, [':root', `[data-theme="${theme}"]`]);
  const paper = tokensOf(css, [':root', `[data-theme="${theme}"]`, '[data-surface="paper"]']);
  const onNight = ['--page', '--page-far', '--deck', '--raised', '--chosen'];
  const onPaper = ['--paper', '--paper-shade', '--chosen'];
  const ratio = (tokens: typeof night, one: string, other: string) =>
    contrastBetween(colourOf(tokens, one), colourOf(tokens, other));

  test.each(WORDS.flatMap((word) => onNight.map((ground) => [word, ground] as const)))('%s on %s', (word, ground) => {
    expect(ratio(night, word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(WORDS.flatMap((word) => onPaper.map((ground) => [word, ground] as const)))(
    '%s on paper (%s)',
    (word, ground) => {
      expect(ratio(paper, word, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['--on-primary', '--primary'],
    ['--on-danger', '--danger'],
    ...ACCENTS.map((accent) => ['--ink', `--${accent}`]),
  ])('%s on %s', (word = '', ground = '') => {
    expect(ratio(night, word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(onNight)('edges of controls and the focus ring stand out from %s', (ground) => {
    expect(ratio(night, '--line-strong', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(night, '--focus', ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(onPaper)('edges of controls and the focus ring stand out from paper (%s)', (ground) => {
    expect(ratio(paper, '--line-strong', ground)).toBeGreaterThanOrEqual(3);
    expect(ratio(paper, '--focus', ground)).toBeGreaterThanOrEqual(3);
  });
});
