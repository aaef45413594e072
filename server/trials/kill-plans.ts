/** People who plan ahead and keep notes while the server is killed: what they were told must hold, and be played once. */

import { randomUUID } from 'node:crypto';
import { GAMES } from '#games';
import type { TableInfo, ToClient } from '#protocol';
import { type Game, quickChance, type Seat } from '#tabletop';
import type { Store } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { until } from './running.ts';

interface Promised {
  readonly guest: string;
  readonly table: string;
  readonly match: string;
  readonly seat: Seat;
  /** Of the plan that was acknowledged last. */
  readonly key: string;
  readonly note: string;
}

export interface PlanFindings {
  /** Plans and notes that were promised, and how many of them are not there. */
  readonly plans: number;
  readonly plansLost: number;
  /** Plans that are said to have been played, and those whose move is there not at all, or twice. */
  readonly plansPlayed: number;
  readonly plansMisplayed: number;
}

const GAME = 'gravity-superstar';

export class PlansPromised {
  readonly #place: { readonly base: string; readonly socketBase: string };
  readonly #promised: Promised[] = [];
  readonly #players: Player[] = [];

  constructor(place: { readonly base: string; readonly socketBase: string }) {
    this.#place = place;
  }

  /** One more table: somebody with two seats has planned for the one, and plays in the other so that its turn comes. */
  async open(): Promise<void> {
    const { base, socketBase } = this.#place;
    const guest = await Guest.arrive(base, 'Planner');
    const { id } = await guest.must<TableInfo>('/api/tables', { game: GAME, people: ['Ada', 'Ben'], start: true });
    const heard: ToClient[] = [];
    const player = new Player({
      ...{ socketBase, cookie: guest.cookie, table: id, pause: 400 },
      heard: (message) => void heard.push(message),
    });
    this.#players.push(player);
    await until('its match is on', () => player.seen.size === 2);
    const seat = await this.#playOn(player);
    const key = await plan(player, heard, seat);
    const note = `kept ${key}`;
    await guest.must(`/api/tables/${id}/note`, { text: note });
    const match = player.table?.match?.id ?? '';
    this.#promised.push({ guest: guest.id, table: id, match, seat, key, note });
    move(player, 1 - seat);
  }

  leave(): void {
    for (const player of this.#players) player.leave();
  }

  async check(store: Store): Promise<PlanFindings> {
    const found = { plans: this.#promised.length, plansLost: 0, plansPlayed: 0, plansMisplayed: 0 };
    for (const { guest, table, match, seat, key, note } of this.#promised) {
      const kept = (await store.match(match))?.plans?.find((one) => one.seat === seat);
      const text = (await store.people.noteOf(guest, table))?.text;
      if (kept?.id !== key || text !== note) found.plansLost++;
      const made = (await store.entries(match)).filter((entry) => entry.key === `plan-${key}`).length;
      if (kept?.end === 'played') found.plansPlayed++;
      if (made > 1 || (kept?.end === 'played' && made !== 1)) found.plansMisplayed++;
    }
    return found;
  }

  /** Until both pawns are on the board; whose turn it is not. */
  async #playOn(player: Player): Promise<Seat> {
    const viewOf = () => player.seen.get(0)?.view as { turn: Seat; players: { pawn: object | null }[] };
    while (viewOf().players.some(({ pawn }) => pawn === null)) {
      const { turn } = viewOf();
      const before = player.seen.get(0)?.seq;
      move(player, turn);
      await until('the move is seen', () => player.seen.get(0)?.seq !== before && player.waiting.size === 0);
    }
    return 1 - viewOf().turn;
  }
}

const rules: Game = GAMES[GAME] as unknown as Game;

/** The first thing that can be done in this seat. */
function move(player: Player, seat: Seat): void {
  const [offer] = rules.legalMoves(player.seen.get(seat)?.view ?? {});
  if (offer !== undefined) player.move(seat, rules.offers.draw(offer, quickChance(1)));
}

/** Said until it is answered, however often the server is killed meanwhile. */
async function plan(player: Player, heard: readonly ToClient[], seat: Seat): Promise<string> {
  const seen = player.seen.get(seat);
  const ahead = rules.plans?.ahead(seen?.view ?? {}) ?? null;
  const [planned] = ahead === null ? [] : rules.legalMoves(ahead);
  const key = randomUUID();
  const judged = { match: player.table?.match?.id ?? '', hash: seen?.hash ?? '' };
  const isAnswered = (): boolean => heard.some((message) => message.type === 'plan' && message.key === key);
  player.say({ type: 'plan', key, seat, move: planned, judged });
  await until('the plan is kept', isAnswered);
  return key;
}
