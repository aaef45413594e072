/** Whole matches of Space Lab, made on the spot: everybody places what brings most, and takes cards otherwise. */

import type { Page } from 'playwright-core';
import { type Event, labCard, type Move, type Offer, previewPlacement, type State, spaceLab } from '#games/space-lab';
import type { Seat, WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';
import { Played } from './played.ts';

const KEY = 'cd'.repeat(64);
const NAMES = ['Ada', 'Grace', 'Hubble', 'Vera'] as const;
const PACE = 2_000;
const WANTED_HAND = 4;
const WORTH_RECRUITING = 2;

export interface LabMatch {
  readonly recording: WrittenRecording;
  readonly state: State;
  /** Everything that happened. */
  readonly events: readonly Event[];
}

/** Stops after `count` moves, or plays to the end. */
export const labMatch = (seatCount: number, count = Number.POSITIVE_INFINITY, advanced = false): LabMatch =>
  playedUntil(seatCount, advanced, (_, moves) => moves === count);

function playedUntil(
  seatCount: number,
  advanced: boolean,
  isEnough: (state: State, moves: number) => boolean,
): LabMatch {
  const players = NAMES.slice(0, seatCount).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'rookie' }));
  const played = new Played(spaceLab, { options: { advanced }, players, key: KEY, pace: PACE });
  const { state, match } = played;
  while (state.phase !== 'over' && !isEnough(state, match.moves.length)) {
    const by = actor(state, seatCount);
    played.play(by, chosenMove(state, by));
  }
  return { recording: played.recording, state, events: played.events };
}

const actor = (state: State, seatCount: number): Seat =>
  Array.from({ length: seatCount }, (_, seat) => seat).find(
    (seat) => spaceLab.legalMoves(spaceLab.view(state, seat)).length > 0,
  ) ?? 0;

function chosenMove(state: State, by: Seat): Move {
  const view = spaceLab.view(state, by);
  const offers = spaceLab.legalMoves(view);
  const best = bestPlacement(view, offers);
  const other = largestGroup(view, offers) ?? offers.find((offer) => offer.type !== 'place') ?? null;
  if (best !== null && (view.hand.length >= WANTED_HAND || other === null)) return best;
  if (other === null || other.type === 'place') throw new Error('nothing can be done');
  return other;
}

/** Those who wait in the Centre, if there are enough of them. */
function largestGroup(view: ReturnType<typeof spaceLab.view>, offers: readonly Offer[]): Offer | null {
  const sizeOf = (offer: Offer): number =>
    offer.type === 'recruit' ? view.centre.filter((card) => labCard(card).agency === offer.agency).length : 0;
  const largest = offers.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0];
  return largest !== undefined && sizeOf(largest) >= WORTH_RECRUITING ? largest : null;
}

/** The first moment of a match at which something is so. */
export function momentOf(seatCount: number, isSo: (state: State) => boolean): LabMatch {
  const match = playedUntil(seatCount, false, isSo);
  if (!isSo(match.state)) throw new Error('there is no such moment');
  return match;
}

const placed = ({ station }: State['seats'][number]): number => station.filter((card) => card !== null).length;

/** Seat 0 begins a turn, and few more will follow. */
export const nearlyOver = (seatCount: number): LabMatch =>
  momentOf(
    seatCount,
    ({ phase, turn, seats, pile }) =>
      phase === 'turn' && turn === 0 && (seatCount === 1 ? pile.length < 15 : seats.some((seat) => placed(seat) > 7)),
  );

function bestPlacement(view: ReturnType<typeof spaceLab.view>, offers: readonly Offer[]): Move | null {
  let best: Move | null = null;
  let most = -1;
  for (const offer of offers) {
    if (offer.type !== 'place') continue;
    for (const slot of offer.slots) {
      const move: Move = { type: 'place', card: offer.card, slot, pay: offer.payWith.slice(0, offer.cost) };
      const points = previewPlacement(view, move)?.scoreChange ?? -1;
      if (points > most) [best, most] = [move, points];
    }
  }
  return best;
}

/** Puts matches onto the device by their names; whoever shares it is no bot. */
export async function bringLabs(
  page: Page,
  origin: string,
  matches: Readonly<Record<string, LabMatch>>,
  people: readonly Seat[] = [0],
): Promise<void> {
  const brought = Object.entries(matches).map(([id, { recording, state }]) => {
    const players = recording.players.map((player, seat) => (people.includes(seat) ? { name: player.name } : player));
    return { id, recording: { ...recording, players }, isFinished: state.phase === 'over', people };
  });
  await bringOntoDevice(page, origin, brought);
}

/** With everything on the table: what is not looked at first comes a moment later. */
export async function goToLab(page: Page, origin: string, id: string, { state }: LabMatch): Promise<void> {
  await page.goto(`${origin}/play/${id}`);
  const parts = ['.lab-station', state.seats.length > 1 ? '.lab-rivals' : null, '.lab-table[data-setup], .lab-ways'];
  for (const part of parts) if (part !== null) await page.locator(part).first().waitFor({ state: 'attached' });
}

/** Opens a match where it stands. */
export async function openLab(
  page: Page,
  origin: string,
  match: LabMatch,
  people: readonly Seat[] = [0],
): Promise<void> {
  await bringLabs(page, origin, { lab: match }, people);
  await goToLab(page, origin, 'lab', match);
}
