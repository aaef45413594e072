/**
 * `node tools/run.mjs tools/measure-pages.ts [PAGE …]`: how quick the pages are on a CPU slowed four times, by Chromium's
 * own tracing. Paints are wall-clock time, so measure on a machine that does nothing else; tasks are the thread's own.
 */

import { existsSync } from 'node:fs';
import { GAME_IDS, type GameId } from '#games';
import { nameOf } from '../client/src/catalogue/name.ts';
import { openBrowser } from '../client/tests/browser.ts';
import { openHouse } from '../client/tests/house.ts';
import { loadMeasured, moveMeasured, type PageFigures } from '../client/tests/page-trace.ts';

const PLAYABLE = GAME_IDS.filter((title) =>
  existsSync(new URL(`../client/src/tables/${title}/index.ts`, import.meta.url)),
);

interface Measured {
  readonly page: string;
  readonly path: string;
  /** Something of the finished page. */
  readonly sign: string;
}

const PAGES: readonly Measured[] = [
  { page: 'home', path: '/', sign: '.box-ways' },
  ...PLAYABLE.flatMap((title: GameId) => [
    { page: `game: ${nameOf(title)}`, path: `/games/${title}`, sign: '.game-about' },
    { page: `rules: ${nameOf(title)}`, path: `/games/${title}/rules`, sign: '.rules-keys' },
  ]),
  { page: 'new table', path: '/games/space-builder/new', sign: '.options' },
  { page: 'settings', path: '/settings', sign: '.settings' },
  { page: 'about', path: '/about', sign: '.prose' },
];

const asked = process.argv.slice(2);
const isAsked = (page: string): boolean => asked.length === 0 || asked.some((name) => page.includes(name));
const millis = (value: number | null): string => (value === null ? '' : value.toFixed(0));

function printRow(page: string, figures: PageFigures): void {
  const { paint, shift, longestTask, ownMove, answer } = figures;
  const cells = [millis(paint), shift?.toFixed(4) ?? '', millis(longestTask), millis(ownMove), millis(answer)];
  console.log(`${page.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}`);
}

const house = await openHouse();
const browser = await openBrowser();
try {
  const heads = ['LCP', 'shift', 'task', 'own move', 'INP'];
  console.log(`${'(milliseconds)'.padEnd(26)}${heads.map((head) => head.padStart(10)).join('')}`);
  for (const { page, path, sign } of PAGES.filter((measured) => isAsked(measured.page)))
    printRow(page, await loadMeasured(browser, `${house.origin}${path}`, sign));
  for (const title of PLAYABLE) {
    const page = `match: ${nameOf(title)}`;
    if (isAsked(page)) printRow(page, await moveMeasured(browser, house.origin, title));
  }
} finally {
  await browser.close();
  await house.close();
}
