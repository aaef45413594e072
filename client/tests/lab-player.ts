/** Plays Space Lab on a page as somebody in a hurry would: takes cards, and places whatever can be paid for. */

import type { Page } from 'playwright-core';
import { labCard } from '#games/space-lab';
import type { Until } from './browser.ts';
import type { Did } from './everybody.ts';

/** The ways to do things: with a pointer, or by keys alone. */
export interface Hands {
  /** Whoever played has seen what came of it. */
  passOn(page: Page): Promise<void>;
  /** The device has come to the next player. */
  takeOver(page: Page): Promise<void>;
  layOut(page: Page): Promise<void>;
  /** One of a few things, counted from 0. */
  choose(page: Page, place: number): Promise<void>;
  reveal(page: Page): Promise<void>;
  recruit(page: Page): Promise<void>;
  /** A card of the hand by its place in it, from 0, onto the first slot there is. */
  place(page: Page, card: string, at: number): Promise<void>;
  leave(page: Page): Promise<void>;
}

export const pointer: Hands = {
  passOn: (page) => page.locator('.pass-on').click(),
  takeOver: (page) => page.locator('.hand-over .button').click(),
  layOut: (page) => page.locator('.lab-confirm').click(),
  choose: (page, place) => page.locator('.lab-option').nth(place).click(),
  async reveal(page) {
    await page.locator('.lab-reveal').click();
    await page.locator('.lab-confirm').click();
  },
  async recruit(page) {
    await page.locator('.lab-tray[aria-disabled="false"]').first().click();
    await page.locator('.lab-confirm').click();
  },
  async place(page, card) {
    await page.locator(`[data-card="${card}"]`).click();
    await page.locator('.lab-open').first().click();
    await page.locator('.lab-confirm').click();
  },
  leave: (page) => page.locator('.lab-leave').click(),
};

const focusOn = (page: Page, what: string): Promise<unknown> => page.locator(`${what}:focus`).waitFor();

export const keys: Hands = {
  async passOn(page) {
    while ((await page.locator('.pass-on:focus').count()) === 0) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
  },
  async takeOver(page) {
    await focusOn(page, '.hand-over h1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  async layOut(page) {
    while ((await page.locator('.lab-confirm:focus').count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  },
  choose: (page, place) => page.keyboard.press(String(place + 1)),
  async reveal(page) {
    await page.keyboard.press('r');
    await focusOn(page, '.lab-confirm');
    await page.keyboard.press('Enter');
  },
  async recruit(page) {
    await page.keyboard.press('c');
    await focusOn(page, '.lab-confirm');
    await page.keyboard.press('Enter');
  },
  async place(page, _card, at) {
    await page.keyboard.press(String(at + 1));
    await focusOn(page, '.lab-open');
    await page.keyboard.press('Enter');
    await focusOn(page, '.lab-confirm');
    await page.keyboard.press('Enter');
  },
  leave: (page) => page.keyboard.press('e'),
};

interface Table {
  readonly is: 'over' | 'waiting' | 'pass-on' | 'hand-over' | 'lay-out' | 'choice' | 'turn';
  readonly hand: readonly { readonly card: string; readonly canBePlaced: boolean }[];
  readonly canReveal: boolean;
  readonly canRecruit: boolean;
  readonly canLeave: boolean;
  /** Changes with everything that happens. */
  readonly stamp: string;
}

/** What comes where something else was to be pressed is none of this for half a second. */
const READY = ':not([data-settling])';
/** Of one's own turn: plans are made in between. */
const OF_TURN = `.lab-dock .button:not(.plan-begin, .plan-waits)${READY}`;

/** What is on the screen, read at once. */
const READ = `(() => {
  const at = (what) => document.querySelector(what);
  const hand = [...document.querySelectorAll('.lab-hand-card')].map(({ dataset }) => ({
    card: dataset.card,
    canBePlaced: dataset.state === 'idle',
  }));
  const isOpen = (way) => at('.lab-three > .button:nth-child(' + way + '):not([aria-disabled])') !== null;
  const [canReveal, canRecruit] = [isOpen(1), isOpen(2)];
  const canLeave = at('.lab-leave') !== null;
  const is = at('.end') ? 'over'
    : at('.hand-over') ? 'hand-over'
    : at('.pass-on') ? 'pass-on'
    : at('.lab[aria-busy]') ? 'waiting'
    : at('.lab-table[data-setup] .lab-confirm') ? 'lay-out'
    : at('.lab-option${READY}') ? 'choice'
    : at('${OF_TURN}') ? 'turn'
    : 'waiting';
  const names = [...document.querySelectorAll('.lab-option, .lab-piece, .lab-hand-card')].map((what) => what.ariaLabel ?? what.textContent);
  return { is, hand, canReveal, canRecruit, canLeave, stamp: [is, canReveal, canRecruit, canLeave, ...names].join() };
})()`;

const read = (page: Page): Promise<Table> => page.evaluate(READ) as Promise<Table>;

/** What can be reached by a digit is enough. */
const WITHIN_REACH = 9;
const ENOUGH_IN_HAND = 2;

const AT_REST = '.lab:not([aria-busy])';
/** Somebody at this page can do something, or it is over. */
export const ASKED = `.end, .hand-over, .pass-on, ${AT_REST} .lab-option${READY}, ${AT_REST} ${OF_TURN}`;

/** Does one thing if there is something to do, hands the device on where it is asked for, and sees what comes of it. */
export async function actIfAsked(page: Page, hands: Hands): Promise<Did> {
  const table = await read(page);
  if (table.is === 'over') return 'is over';
  if (table.is === 'waiting') return 'waits';
  if (table.is === 'pass-on') await hands.passOn(page);
  else if (table.is === 'hand-over') await hands.takeOver(page);
  else if (table.is === 'lay-out') await hands.layOut(page);
  else if (table.is === 'choice') await hands.choose(page, 0);
  else await takeTurn(page, table, hands);
  await page.waitForFunction(`${READ}.stamp !== ${JSON.stringify(table.stamp)}`);
  return 'acted';
}

async function takeTurn(page: Page, table: Table, hands: Hands): Promise<void> {
  const { hand, canReveal, canRecruit, canLeave } = table;
  const places = hand
    .slice(0, WITHIN_REACH)
    .flatMap(({ card, canBePlaced }, at) => (canBePlaced ? [{ card, at }] : []));
  const [cheapest] = places.sort((one, other) => labCard(one.card).cost - labCard(other.card).cost);
  const mustPlace = !canReveal && !canRecruit;
  if (cheapest !== undefined && (mustPlace || hand.length >= ENOUGH_IN_HAND))
    await hands.place(page, cheapest.card, cheapest.at);
  else if (canLeave) await hands.leave(page);
  else if (canRecruit && hand.length > 0) await hands.recruit(page);
  else await (canReveal ? hands.reveal(page) : hands.recruit(page));
}

/** One action as soon as there is one; false once the match is over. */
export async function playOn(page: Page, hands: Hands, until: Until): Promise<boolean> {
  await until(page.locator(ASKED));
  return (await actIfAsked(page, hands)) !== 'is over';
}

/** From wherever the match stands to its end. */
export async function playToTheEnd(page: Page, hands: Hands, until: Until): Promise<void> {
  while (await playOn(page, hands, until));
}
