/** Space Bowl as somebody hears it: the galaxy and the throw from names alone, judged by the rules' own oracle. */

import type { Page } from 'playwright-core';
import { CELLS, type Cell, type Options, PLANETS, type Planet, readCard, type Throw } from '#games/space-bowl';
import { type ToBeFound, toBeFound, UNHURRIED } from './bowl-match.ts';

const LETTERS: Readonly<Record<Planet, string>> = { azure: 'a', ember: 'e', prism: 'p', sky: 's', rust: 'r', ash: 'h' };

/** What the galaxy and the computer are called. */
export async function heardSky(page: Page): Promise<{ readonly cards: readonly string[]; readonly thrown: string }> {
  const cards = await page
    .getByRole('grid', { name: /^Galaxy/ })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const thrown = await page.getByRole('img', { name: /^The throw, seen from the disc/ }).getAttribute('aria-label');
  return { cards, thrown: thrown ?? '' };
}

export async function foundByEar(page: Page, options: Partial<Options> = {}): Promise<ToBeFound> {
  const { cards, thrown } = await heardSky(page);
  const galaxy = cards.map((words) =>
    readCard(
      planetsIn(words)
        .map((planet) => LETTERS[planet])
        .join(''),
    ),
  );
  const round = { thrown: throwFrom(thrown) };
  return toBeFound({ galaxy, options: { ...UNHURRIED, ...options }, round });
}

const planetsIn = (words: string): readonly Planet[] => PLANETS.filter((planet) => words.includes(planet));

interface Heard {
  readonly planet: Planet;
  readonly right: number;
  readonly down: number;
}

/** "azure 1 up, 2 left": as far as a throw is told, the disc may lie in any cell from which all others can be reached. */
function throwFrom(words: string): Throw {
  const heard = words
    .replace(/^[^:]*: /, '')
    .split(';')
    .flatMap((phrase): readonly Heard[] => planetsIn(phrase).map((planet) => ({ planet, ...wayIn(phrase) })));
  const left = Math.max(0, ...heard.map(({ right }) => -right));
  const up = Math.max(0, ...heard.map(({ down }) => -down));
  const cellAt = (right: number, down: number): Cell => CELLS[(up + down) * 3 + left + right] ?? 'c';
  return {
    destination: cellAt(0, 0),
    marbles: Object.fromEntries(heard.map(({ planet, right, down }) => [planet, cellAt(right, down)])),
    blackHole: null,
  };
}

function wayIn(phrase: string): { readonly right: number; readonly down: number } {
  const steps = (way: string): number => Number(new RegExp(`(\\d) ${way}`).exec(phrase)?.[1] ?? 0);
  return { right: steps('right') - steps('left'), down: steps('down') - steps('up') };
}

/** From wherever the focus is in the galaxy to a card, by arrow keys. */
export async function walkToCard(page: Page, position: string): Promise<void> {
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-position') ?? null);
  if ((await focused()) === null) await page.keyboard.press('ArrowDown');
  for (let at = await focused(); at !== position; at = await focused()) {
    if (at === null) throw new Error('the focus is not in the galaxy');
    const [column, row] = [position.charCodeAt(0) - at.charCodeAt(0), Number(position[1]) - Number(at[1])];
    await page.keyboard.press(column > 0 ? 'ArrowRight' : column < 0 ? 'ArrowLeft' : row > 0 ? 'ArrowDown' : 'ArrowUp');
  }
}
