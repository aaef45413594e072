import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPONENTS } from '#games/space-lab';
import { capsuleSheet, cardSheet, hullSheet, signSheets } from './lab/sheets.ts';
import { hasOutline } from './lettering.ts';

const HERE = import.meta.dirname;
/** What the painter knows of marks; whatever else a drawing said would be missing on its bitmap. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  path: ['d', 'fill', 'fill-opacity', 'opacity', 'stroke', 'stroke-dasharray', 'stroke-opacity', 'stroke-width'],
  circle: ['cx', 'cy', 'r', 'fill', 'fill-opacity', 'opacity', 'stroke', 'stroke-opacity', 'stroke-width'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'fill', 'fill-opacity', 'opacity', 'stroke', 'stroke-opacity', 'stroke-width'],
  g: ['transform', 'opacity', 'stroke-width'],
};

/** What is said in these marks that the painter would not understand. */
function unknownIn(text: string): readonly string[] {
  return [...text.matchAll(/<([a-z]+)((?: [a-z-]+="[^"]*")*) ?\/?>/g)].flatMap(([, tag = '', attributes = '']) =>
    [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
      if (!KNOWN[tag]?.includes(name)) return [`${tag} ${name}`];
      const steps = name === 'transform' ? [...value.matchAll(/([a-z]+)\(/gi)].map(([, step = '']) => step) : [];
      return steps.filter((step) => !['translate', 'scale', 'rotate', 'matrix'].includes(step));
    }),
  );
}

test.each(globSync('{bowl,builder,gravity}/*.ts', { cwd: HERE }).filter((file) => !file.endsWith('.test.ts')))(
  '%s draws only what can be painted',
  (file) => {
    const written = readFileSync(`${HERE}/${file}`, 'utf8').replaceAll(/\$\{[^}]*\}/g, '0');
    expect(unknownIn(written)).toEqual([]);
  },
);

test('so do all the pieces of Space Lab, and every letter on them has its outline', () => {
  const sheets = [
    ...signSheets(),
    hullSheet('solo'),
    ...COMPONENTS.lab.flatMap((card) => [cardSheet(card, 'full', 'R'), cardSheet(card, 'small', 'R')]),
    ...COMPONENTS.objectives.map((objective) => capsuleSheet(objective, [true, false, true])),
  ];
  expect(sheets.flatMap(({ drawing }) => unknownIn(drawing))).toEqual([]);
});

test.each(['en', 'de', 'fr'])('in %s each specialty has a letter that can be painted', async (language) => {
  const { default: words } = (await import(`../words/space-lab/${language}.ts`)) as {
    readonly default: Readonly<Record<string, string>>;
  };
  const letters = Object.entries(words).flatMap(([key, word]) => (key.startsWith('letter.') ? [word] : []));
  expect(letters).toHaveLength(4);
  expect(letters.filter((letter) => !hasOutline(letter))).toEqual([]);
});
