import { expect, test } from 'vitest';
import { bareClassesIn, clashesIn, unnamedIn } from '../styles.ts';

const sheet = (file: string, text: string) => ({ file: `client/src/${file}`, text });

test('a class is bare where nothing stands before or below it', () => {
  expect(
    bareClassesIn(`
      /* .unseen { } */
      .verdict, .alone[data-good]:hover { color: red }
      .gravity > .inside { color: red }
      .outer .below { color: red }
      @container stage (min-width: 1px) { .deep::after { color: red } @media x { .twice.both, .outside:has(.inside) { color: red } } }
      :is(.one, .two) { color: red }
      @keyframes turning { from { color: red } 50% { color: red } }
    `),
  ).toEqual(['verdict', 'alone', 'deep']);
});

test('two games, a game and a page, or a game and what all share clash with one class; within a folder nothing does', () => {
  const builder = sheet('tables/space-builder/city.css', '.verdict { color: red }');
  const gravity = sheet('tables/gravity-superstar/alone/alone-table.css', '.verdict { color: blue }');
  expect(clashesIn([builder, gravity]).faults).toEqual([
    '.verdict is defined bare in client/src/tables/gravity-superstar/alone/alone-table.css and client/src/tables/space-builder/city.css.',
  ]);
  expect(clashesIn([builder, sheet('pages/end/end.css', '.verdict { color: red }')]).faults).toHaveLength(1);
  expect(clashesIn([builder, sheet('tables/space-builder/board.css', '.verdict { color: red }')]).faults).toEqual([]);
  expect(clashesIn([builder, sheet('tables/table-bar.css', '.verdict { color: red }')]).faults).toHaveLength(1);
  expect(
    clashesIn([builder, sheet('tables/gravity-superstar/a.css', '.gravity .verdict { color: red }')]).faults,
  ).toEqual([]);
});

test('a class that no source names is carried by nothing; one that is put together is named by its parts', () => {
  const sources = `
    <p class="controls-preview" />
    <Radios part="segment" />
    const Radios = ({ part }) => <div class={\`\${part}s-row\`}><i class={\`\${part}-face radio-\${kind}\`} /></div>;
    const kind = 'small';
  `;
  const named = '.segments-row > .segment-face.radio-small:not(.controls-preview) { gap: 1.5em }';
  expect(unnamedIn([sheet('look/a.css', named)], sources)).toEqual([]);
  const lost =
    '/* .unseen { } */ @media x { .segment-face .controls-foretold, .row-face { color: red } } .radio-large { gap: 0 }';
  expect(unnamedIn([sheet('look/b.css', lost)], sources)).toEqual([
    '.controls-foretold in client/src/look/b.css is carried by nothing.',
    '.row-face in client/src/look/b.css is carried by nothing.',
    '.radio-large in client/src/look/b.css is carried by nothing.',
  ]);
});
