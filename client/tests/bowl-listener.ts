/** Finds valid cards as somebody would who only hears the page: from names in the accessibility tree, and nothing else. */

import type { Page } from 'playwright-core';

interface Marble {
  readonly planet: string;
  readonly right: number;
  readonly down: number;
}

export interface Heard {
  /** By position: the planets its card is said to show. */
  readonly galaxy: ReadonlyMap<string, ReadonlySet<string>>;
  /** Seen from the disc. */
  readonly marbles: readonly Marble[];
}

const CARD = /button "([A-F][1-6]): ([^";]+)/g;
const THROW = /img "The throw, seen from the disc: ([^"]+)\."/;
const MARBLE = /^(\w+) (?:(\d) (up|down))?(?:, )?(?:(\d) (left|right))?(at the disc)?$/;

export async function hear(page: Page): Promise<Heard> {
  return understood(await page.locator('main').ariaSnapshot());
}

export function understood(tree: string): Heard {
  const galaxy = new Map<string, ReadonlySet<string>>();
  for (const [, position = '', planets = ''] of tree.matchAll(CARD)) {
    galaxy.set(position, new Set(planets.split(/,? and |, /)));
  }
  const said = THROW.exec(tree)?.[1];
  if (said === undefined) throw new Error(`no throw in:\n${tree}`);
  return { galaxy, marbles: said.split('; ').map(marbleOf) };
}

function marbleOf(words: string): Marble {
  const match = MARBLE.exec(words);
  if (match === null) throw new Error(`not understood: "${words}"`);
  const [, planet = '', rows = '0', rise, columns = '0', side] = match;
  return { planet, right: Number(columns) * (side === 'left' ? -1 : 1), down: Number(rows) * (rise === 'up' ? -1 : 1) };
}

/** Every card on which all marbles find their planet. */
export function validCards({ galaxy, marbles }: Heard): readonly string[] {
  return [...galaxy.keys()].filter((position) =>
    marbles.every(({ planet, right, down }) => galaxy.get(moved(position, right, down))?.has(planet) === true),
  );
}

const moved = (position: string, right: number, down: number): string =>
  String.fromCharCode(position.charCodeAt(0) + right) + String(Number(position[1]) + down);

/** Points at a card by its name. */
export async function pointAt(page: Page, position: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${position}: `) }).click();
}
