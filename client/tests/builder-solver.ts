/** Plays Space Builder from what a screen reader is told: nothing else of the page is looked at. */

import type { Locator, Page } from 'playwright-core';

/** How one building must stand in the city. */
export interface Wanted {
  readonly building: string;
  readonly face: string;
  readonly turn: number;
  /** Rows below and columns right of the Base; rows above are negative. */
  readonly down: number;
  readonly right: number;
}

const BASES = ['lower left', 'upper left', 'upper right', 'lower right'] as const;
const TOPS = ['top up', 'top points right', 'top points down', 'top points left'] as const;
export const NAMES = [
  'greenhouse',
  'launch tower',
  'observatory',
  'habitat',
  'reactor',
  'dish antenna',
  'hangar',
  'laboratory',
] as const;
const LABEL = /list "Plan; the Base is (.+?)"/;
const ENTRY = /listitem: "?(.+?), (.+?), (top.*?): (.+?) from the Base"?$/;

/** The plan in the frame of the city: whoever hears it must turn it in the mind, and so does this. */
export async function heardPlan(page: Page): Promise<readonly Wanted[]> {
  await page.getByRole('list', { name: /^Plan; the Base is/ }).waitFor({ state: 'attached' });
  const lines = (await page.locator('main').ariaSnapshot()).split('\n');
  const at = lines.findIndex((line) => LABEL.test(line));
  const base = BASES.findIndex((corner) => corner === LABEL.exec(lines[at] ?? '')?.[1]);
  if (base < 0) throw new Error('no plan is to be heard');
  const wanted: Wanted[] = [];
  for (const line of lines.slice(at + 1)) {
    const [, building = '', face = '', top = '', where = ''] = ENTRY.exec(line.trim().replace(/^- /, '')) ?? [];
    if (building === '') {
      if (line.includes('listitem')) continue;
      break;
    }
    const turn = TOPS.indexOf(top as (typeof TOPS)[number]);
    wanted.push({ building, face, turn: (turn - base + 4) % 4, ...unturned(offset(where), base) });
  }
  return wanted;
}

function offset(where: string): { readonly down: number; readonly right: number } {
  const steps = (way: string): number => Number(new RegExp(`(\\d) ${way}`).exec(where)?.[1] ?? 0);
  return { down: steps('down') - steps('up'), right: steps('right') - steps('left') };
}

function unturned({ down, right }: { readonly down: number; readonly right: number }, by: number) {
  let [x, y] = [right, down];
  for (let turn = 0; turn < by; turn++) [x, y] = [y, -x];
  return { down: y, right: x };
}

function plotOf(page: Page, { down, right }: Wanted): Locator {
  const rise = down < 0 ? `${-down} up` : '';
  const side = right > 0 ? `${right} right` : '';
  const where = [rise, side].filter((part) => part !== '').join(', ');
  return page.getByRole('button', { name: new RegExp(`^Plot .*; ${where} from the Base$`) });
}

export type Press = (what: Locator) => Promise<void>;
/** Lets milliseconds go by. */
type Pass = (millis: number) => Promise<void>;

/** By pressing what is named, with whatever presses. */
export async function buildByNames(page: Page, press: Press): Promise<void> {
  for (const wanted of await heardPlan(page)) {
    const inHand = held(page, wanted.building);
    const mustFlip = !(await showsFace(inHand, wanted.face));
    await press(inHand);
    for (let turn = 0; turn < wanted.turn; turn++) await press(page.getByRole('button', { name: /^Turn/ }));
    if (mustFlip) await press(page.getByRole('button', { name: /^Flip/ }));
    await page.getByRole('button', { name: `${wanted.building}, ${wanted.face}, ${TOPS[wanted.turn]}` }).waitFor();
    await press(plotOf(page, wanted));
  }
}

const held = (page: Page, building: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${building}, .*, top`) });

const showsFace = async (inHand: Locator, face: string): Promise<boolean> =>
  ((await inHand.getAttribute('aria-label')) ?? '').includes(`, ${face}, `);

/** Milliseconds: a press this long counts by itself, and a second one this much later is not the first one trembling. */
const LONG_PRESS = 400;

/** One press that lasts. */
export async function finishByHolding(page: Page, pass: Pass): Promise<void> {
  const finish = page.getByRole('button', { name: /^Finish/, disabled: false });
  await finish.hover();
  await page.mouse.down();
  await pass(LONG_PRESS);
  await page.mouse.up();
}

const SIDE = 3;
const BASE_AT = { row: 2, column: 0 };

/** Digits, R, F, arrows, Enter. */
export async function buildByKeys(page: Page): Promise<void> {
  const { keyboard } = page;
  const wanted = await heardPlan(page);
  const first = page.getByRole('button', { name: /^Plot 1\b/ });
  if (!(await first.evaluate((plot) => plot === document.activeElement))) await keyboard.press('ArrowUp');
  let at = await focusedPlace(page);
  for (const { building, face, turn, down, right } of wanted) {
    const mustFlip = !(await showsFace(held(page, building), face));
    const number = NAMES.indexOf(building as (typeof NAMES)[number]) + 1;
    await keyboard.press(String(number));
    for (let turns = 0; turns < turn; turns++) await keyboard.press('r');
    if (mustFlip) await keyboard.press('f');
    at = await walkTo(page, at, { row: BASE_AT.row + down, column: right });
    await keyboard.press('Enter');
  }
}

/** Two presses. */
export async function finishByKeys(page: Page, pass: Pass): Promise<void> {
  await page.getByRole('button', { name: /^Finish/, disabled: false }).waitFor();
  await page.keyboard.press('Shift+Enter');
  await page.getByText('Tap again').waitFor();
  await pass(LONG_PRESS);
  await page.keyboard.press('Shift+Enter');
}

interface At {
  readonly row: number;
  readonly column: number;
}

async function focusedPlace(page: Page): Promise<At> {
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const { down, right } = offset(name);
  return { row: BASE_AT.row + down, column: right };
}

/** Columns other than the Base's are free of it, and so are the rows above it. */
export async function walkTo(page: Page, from: At, to: At): Promise<At> {
  let at = from;
  const step = async (key: 'ArrowDown' | 'ArrowRight'): Promise<void> => {
    await page.keyboard.press(key);
    do {
      at =
        key === 'ArrowDown'
          ? { row: (at.row + 1) % SIDE, column: at.column }
          : { row: at.row, column: (at.column + 1) % SIDE };
    } while (at.row === BASE_AT.row && at.column === BASE_AT.column);
  };
  if (to.column === BASE_AT.column) {
    while (at.row !== to.row) await step('ArrowDown');
    while (at.column !== to.column) await step('ArrowRight');
  } else {
    while (at.column !== to.column) await step('ArrowRight');
    while (at.row !== to.row) await step('ArrowDown');
  }
  return at;
}
