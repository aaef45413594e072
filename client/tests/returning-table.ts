/** A table of two in turns: Ada looks at a page, Grace plays over a line of her own; and so does Ada when she is elsewhere. */

import { GAMES, type GameId } from '#games';
import type { SeatPlan } from '#protocol';
import { Guest } from '#server/trials/guest';
import { Player } from '#server/trials/player';
import { type Game, quickChance, type Seat, sameData } from '#tabletop';
import type { HouseSite, Visit } from './site.ts';

interface TurnView {
  readonly turn: Seat | null;
  readonly phase: string;
  readonly objectives?: readonly string[];
  readonly hand?: readonly string[];
}

export interface Someone {
  readonly seat: Seat;
  readonly player: Player;
}

export interface ReturningTable {
  readonly address: string;
  readonly id: string;
  readonly ada: Someone;
  readonly grace: Someone;
  readonly graceAsGuest: Guest;
  turn(): Seat | null;
  /** Whoever's turn it is plays all of it. */
  playTurn(): Promise<void>;
  /** Until it is this one's turn. */
  untilTurnOf(seat: Seat): Promise<void>;
  /** Grace plays her turn so that this plan still does the same; false: she can't. */
  playAround(plan: SeatPlan): Promise<boolean>;
  planOf(): SeatPlan | null;
  leave(): void;
}

/** What makes a short turn, in this order. */
const PREFERRED = [
  'end',
  'steal',
  'keep',
  'keepProject',
  'reveal',
  'recruit',
  'step',
  'play',
  'refill',
  'place',
  'pass',
];

export async function openReturning(site: HouseSite, ada: Visit, game: GameId): Promise<ReturningTable> {
  const rules = GAMES[game] as unknown as Game;
  const { page, context } = ada;
  await page.goto(site.origin);
  const post = (path: string, data: object) => page.request.post(`${site.origin}/api${path}`, { data });
  await post('/guests', { name: 'Ada' });
  const { id } = (await (await post('/tables', { game, seats: 2, awaySeconds: null })).json()) as { id: string };
  const graceAsGuest = await Guest.arrive(site.origin, 'Grace');
  await graceAsGuest.must(`/api/tables/${id}/sit`, {});
  const cookie = (await context.cookies(site.origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const socketBase = site.origin.replace('http', 'ws');
  let plan: SeatPlan | null = null;
  const people = [cookie, graceAsGuest.cookie].map(
    (cookie, seat): Someone => ({
      seat,
      player: new Player({
        ...{ socketBase, cookie, table: id },
        heard: (message) => {
          if (message.type === 'plan' && seat === 0) plan = message.plan;
        },
      }),
    }),
  ) as [Someone, Someone];
  const settle = (): Promise<void> => site.pass(50, 50);
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let passed = 0; !isSo(); passed++) {
      if (passed > 2_000) throw new Error('it never came');
      await settle();
    }
  };
  const viewOf = ({ seat, player }: Someone): TurnView => player.seen.get(seat)?.view as TurnView;
  const movesOf = (one: Someone): readonly { readonly type: string }[] =>
    rules
      .legalMoves(viewOf(one))
      .map((offer) => rules.offers.draw(offer, quickChance(1)))
      .toSorted((a, b) => PREFERRED.indexOf(a.type) - PREFERRED.indexOf(b.type));
  const play = async ({ seat, player }: Someone, move: object): Promise<void> => {
    const before = people.map((one) => one.player.seen.get(one.seat)?.seq);
    player.move(seat, move);
    await until(() => people.every((one, index) => one.player.seen.get(one.seat)?.seq !== before[index]));
  };
  await until(() => people.every(({ player }) => player.table !== null));
  await post(`/tables/${id}/start`, {});
  await until(() => people.every(({ player }) => player.seen.size > 0));
  for (const one of people) {
    const { phase, objectives } = viewOf(one);
    if (phase === 'arranging') one.player.move(one.seat, { type: 'arrange', objectives });
  }
  const turn = (): Seat | null => viewOf(people[0]).turn;
  await until(() => turn() !== null);
  const playTurn = async (): Promise<void> => {
    const mover = people[turn() ?? 0] as Someone;
    while (turn() === mover.seat) await play(mover, movesOf(mover)[0] as object);
  };
  return {
    ...{ id, address: `${site.origin}/tables/${id}`, ada: people[0], grace: people[1], graceAsGuest, turn, playTurn },
    async untilTurnOf(seat) {
      while (turn() !== seat) await playTurn();
    },
    async playAround(plan) {
      const [own, grace] = people;
      for (const deed of movesOf(grace)) {
        const state = rules.imagine(viewOf(grace), quickChance(3));
        if (rules.play(state, { at: 0, by: grace.seat, move: deed }, () => undefined) !== null) continue;
        const view = withOwn(rules.view(state, own.seat), viewOf(own), own.seat);
        const move = rules.parseMove(plan.move);
        const isSame = move !== null && sameData(rules.plans?.restOf(view, move) ?? null, plan.rest);
        const goesOn = (view as TurnView).turn !== own.seat;
        if (!isSame && !goesOn) continue;
        await play(grace, deed);
        while (turn() === grace.seat) await play(grace, movesOf(grace)[0] as object);
        return true;
      }
      return false;
    },
    planOf: () => plan,
    leave: () => void people.map(({ player }) => player.leave()),
  };
}

/** What Grace can't know of Ada's side is as Ada sees it. */
function withOwn(view: object, own: TurnView, seat: Seat): object {
  const known = own as { readonly hand?: unknown; readonly players?: readonly { readonly hand: unknown }[] };
  const { players } = view as { readonly players?: readonly object[] };
  if (players === undefined) return { ...view, hand: known.hand };
  return {
    ...view,
    players: players.map((player, at) => (at === seat ? { ...player, hand: known.players?.[seat]?.hand } : player)),
  };
}
