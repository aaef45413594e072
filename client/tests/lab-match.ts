/** Whole matches of Space Lab, made on the spot: everybody places what brings most, and takes cards otherwise. */

import type { Page } from 'playwright-core';
import { labCard, type Move, type Offer, previewPlacement, type State, spaceLab } from '#games/space-lab';
import { act, RECORDING_FORMAT, type Seat, type SeatInput, sealedChance, type WrittenRecording } from '#tabletop';
import { bringOntoDevice } from './device.ts';

const KEY = 'cd'.repeat(64);
const NAMES = ['Ada', 'Grace', 'Hubble', 'Vera'] as const;
const PACE = 2_000;
const WANTED_HAND = 4;
const WORTH_RECRUITING = 2;

export interface LabMatch {
  readonly recording: WrittenRecording;
  readonly state: State;
}

/** Stops after `count` moves, or plays to the end. */
export function labMatch(seatCount: number, count: number = Number.POSITIVE_INFINITY, advanced = false): LabMatch {
  const state = spaceLab.setup({ options: { advanced }, seatCount }, sealedChance(KEY), null);
  const moves: SeatInput<Move>[] = [];
  while (state.phase !== 'over' && moves.length < count) {
    const by = actor(state, seatCount);
    const at = (moves.length + 1) * PACE;
    const move = chosenMove(state, by);
    const refusal = act(spaceLab, state, { at, by, move }, () => undefined);
    if (refusal !== null) throw new Error(`${JSON.stringify(move)}: ${refusal.because}`);
    moves.push({ at, by, move });
  }
  const players = NAMES.slice(0, seatCount).map((name, seat) => (seat === 0 ? { name } : { name, bot: 'rookie' }));
  const recording: WrittenRecording = {
    format: RECORDING_FORMAT,
    game: spaceLab.id,
    rulesVersion: spaceLab.rulesVersion,
    options: { advanced },
    players,
    chance: { key: KEY },
    moves,
    until: moves.length * PACE,
  };
  return { recording, state };
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
export function momentOf(seats: number, isSo: (state: State) => boolean): LabMatch {
  for (let moves = 0; moves < 400; moves++) {
    const match = labMatch(seats, moves);
    if (isSo(match.state)) return match;
    if (match.state.phase === 'over') break;
  }
  throw new Error('there is no such moment');
}

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

/** Opens a match where it stands, with everything on the table: what is not looked at first comes a moment later. */
export async function openLab(page: Page, origin: string, { recording, state }: LabMatch): Promise<void> {
  await bringOntoDevice(page, origin, [{ id: 'lab', recording, isFinished: state.phase === 'over' }]);
  await page.goto(`${origin}/play/lab`);
  const parts = ['.lab-station', state.seats.length > 1 ? '.lab-rivals' : null, '.lab-table[data-setup], .lab-ways'];
  for (const part of parts) if (part !== null) await page.locator(part).first().waitFor({ state: 'attached' });
}
