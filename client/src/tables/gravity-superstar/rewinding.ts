/** The table as it was: what was told since is taken back, event by event, from the view there is now. Pure. */

import {
  type Cell,
  COLOURS,
  DIRECTIONS,
  type Direction,
  type Event,
  type Pawn,
  type PlayerView,
  type View,
} from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';

type Changed = { -readonly [Key in keyof View]: View[Key] };

/** The view before the entry `from` of the log; `view` is what all of the log led to. */
export function rewound(view: View, log: readonly Told[], from: number): View {
  const past: Changed = { ...view };
  for (let index = log.length - 1; index >= from; index--) {
    const event = log[index]?.event as Event | undefined;
    if (event === undefined) continue;
    takeBack(past, event, (seat, cell) => upBefore(log, index, seat) ?? headAtDoor(view, cell));
  }
  return { ...past, players: past.players.map((player, seat) => withCards(player, cardsAt(log, from, seat))) };
}

function takeBack(view: Changed, event: Event, upOf: (seat: Seat, cell: Cell) => Direction): void {
  switch (event.type) {
    case 'turn-ended':
      view.turn = event.seat;
      break;
    case 'came-in':
      change(view, event.seat, () => ({ pawn: null }));
      break;
    case 'turned':
      change(view, event.seat, ({ pawn }) => ({ pawn: pawn && { ...pawn, up: upOf(event.seat, event.cell) } }));
      break;
    case 'entered':
      change(view, event.seat, ({ pawn }) => ({ pawn: pawn && { ...pawn, cell: event.from } }));
      break;
    case 'ejected':
      change(view, event.seat, (): { pawn: Pawn } => ({
        pawn: { cell: event.cell, up: upOf(event.seat, event.cell) },
      }));
      break;
    case 'star-taken':
      give(view, event.seat, event.colour, -1);
      view.stars = view.stars.with(event.cell, COLOURS.indexOf(event.colour));
      view.starsLeft++;
      break;
    case 'token-taken':
      give(view, event.seat, 'replay', -1);
      view.pool++;
      break;
    case 'token-spent':
      give(view, event.seat, 'replay', 1);
      view.pool--;
      break;
    case 'stolen':
      if (event.take === null) break;
      give(view, event.seat, event.take, -1);
      give(view, event.from, event.take, 1);
      break;
    case 'door-moved':
      view.openDoor = view.board.doors.indexOf(event.from);
      break;
    default:
      break;
  }
}

function change(view: Changed, seat: Seat, how: (player: PlayerView) => Partial<PlayerView>): void {
  view.players = view.players.map((player, index) => (index === seat ? { ...player, ...how(player) } : player));
}

/** Points follow from what one has. */
function give(view: Changed, seat: Seat, what: (typeof COLOURS)[number] | 'replay', count: 1 | -1): void {
  change(view, seat, (player) => {
    const colour = what === 'replay' ? -1 : COLOURS.indexOf(what);
    const stars = player.stars.map((owned, index) => (index === colour ? owned + count : owned));
    const tokens = what === 'replay' ? player.tokens + count : player.tokens;
    const points = tokens + stars.reduce((sum, owned) => sum + owned + Math.floor(owned / 2), 0);
    return { stars, tokens, points };
  });
}

/** Where this seat's head pointed just before an entry of the log. */
function upBefore(log: readonly Told[], index: number, seat: Seat): Direction | null {
  const told = log
    .slice(0, index)
    .findLast(({ event }) => 'seat' in event && event.seat === seat && 'up' in event)?.event;
  return told !== undefined && 'up' in told ? (told.up as Direction) : null;
}

/** Whoever has not been heard of yet came in before anything was told, and stands at a door. */
function headAtDoor({ board }: View, cell: Cell): Direction {
  return DIRECTIONS[board.heads[board.doors.indexOf(cell)] ?? 0] ?? 'N';
}

type Cards = Pick<PlayerView, 'inHand' | 'faceDown' | 'faceUp'>;

/** What lay before this seat then, as far as everybody knows. */
function cardsAt(log: readonly Told[], until: number, seat: Seat): Cards {
  let cards: Cards = { inHand: 5, faceDown: 0, faceUp: [] };
  for (const told of log.slice(0, until)) {
    const event = told.event as Event;
    if (!('seat' in event) || event.seat !== seat) continue;
    const { inHand, faceDown, faceUp } = cards;
    if (event.type === 'cards-returned') cards = { inHand: 5, faceDown: 0, faceUp: [] };
    if (event.type === 'card-hidden') cards = { inHand: inHand - 1, faceDown: faceDown + 1, faceUp };
    if (event.type === 'card-played') cards = { inHand: inHand - 1, faceDown, faceUp: [...faceUp, event.card] };
  }
  return cards;
}

const withCards = (player: PlayerView, cards: Cards): PlayerView => ({ ...player, ...cards });
