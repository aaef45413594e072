/** Gravity Superstar in words. */

import type { Card, Colour, Direction, Event, Loot, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { listWords, type Values } from '../../words/area.ts';
import type { GravitySuperstarKey } from '../../words/gravity-superstar/en.ts';
import { turns } from '../../words/turns.ts';
import type { NameOf } from '../game-table.ts';
import { sentencesOf } from '../sentences.ts';
import { tieOf } from '../tie.ts';
import { areaOf } from '../voices.ts';
import type { Act } from './acts.ts';
import { type Choice, fallsOf } from './choices.ts';
import { courseOf } from './course.ts';
import { placeOf, type Sight, shown } from './sight.ts';

const area = areaOf('gravity-superstar');

export const loadWords = (): Promise<void> => area.load();

export const say = (key: GravitySuperstarKey, values?: Values): string => area.say(key, values);

export const cardName = (card: Card): string => say(`card.${card}`);
export const starName = (colour: Colour): string => say(`star.${colour}`);
/** As it is taken: in German another word than what it is. */
export const lootName = (loot: Loot): string => (loot === 'replay' ? say('token') : say(`loot.${loot}`));
export const directionName = (direction: Direction): string => say(`toward.${direction}`);
export const mannerName = ({ manner, way }: Choice): string => say(`manner.${manner}`, { way });

const orNone = (things: readonly string[]): string => (things.length === 0 ? 'none' : listWords(things));

export const gainWords = ({ atLeast, atMost }: Choice): string =>
  atMost === atLeast ? say('gain', { points: atLeast }) : say('gain.range', { least: atLeast, most: atMost });

const isRound = (sight: Sight, { foresight, up }: Choice): 'yes' | 'no' =>
  courseOf(sight, foresight.path, up).isRound ? 'yes' : 'no';

/** "card face up, around the edge, falls 6" */
export function detailWords(sight: Sight, choice: Choice): string {
  return say('choice.detail', {
    down: choice.manner === 'step' ? 'yes' : 'no',
    round: isRound(sight, choice),
    falls: fallsOf(choice),
  });
}

/** Everything a move would do. */
export function choiceWords(sight: Sight, choice: Choice, nameOf: NameOf): string {
  const { foresight } = choice;
  const { row, col } = placeOf(sight, foresight.landing);
  const takes = foresight.path.flatMap(({ star, token }) =>
    star !== null ? [lootName(star)] : token ? [lootName('replay')] : [],
  );
  return say('choice', {
    letter: choice.letter,
    manner: mannerName(choice),
    down: choice.manner === 'step' ? 'yes' : 'no',
    round: isRound(sight, choice),
    falls: fallsOf(choice),
    takes: orNone(takes),
    ejects: orNone(foresight.ejected.map(nameOf)),
    row: row + 1,
    col: col + 1,
    up: directionName(shown(sight, foresight.up)),
    gain: gainWords(choice),
  });
}

/** One action, in short. */
export interface Deed {
  readonly seat: Seat;
  readonly what: string;
  readonly takes: readonly Loot[];
  readonly ejects: readonly Seat[];
}

/** Null if nobody played a card. */
export function deedIn(events: readonly Event[]): Deed | null {
  const card = events.find((event) => event.type === 'card-played' || event.type === 'card-hidden');
  if (card?.type !== 'card-played' && card?.type !== 'card-hidden') return null;
  const { seat } = card;
  return {
    seat,
    what: card.type === 'card-hidden' ? say('what.step') : playedName(card),
    takes: events.flatMap((event) => lootIn(event, seat) ?? []),
    ejects: events.flatMap((event) => (event.type === 'ejected' && event.by === seat ? [event.seat] : [])),
  };
}

/** One action of somebody in a sentence; null if nobody did anything. A bot that did it for a person is named. */
export function actWords({ before, events, after, isByBot }: Act, nameOf: NameOf): string | null {
  const words = actionWords(events, after, nameOf);
  if (words === null || isByBot !== true || before.turn === null) return words;
  return `${turns.say('by-bot', { name: nameOf(before.turn) })} ${words}`;
}

function actionWords(events: readonly Event[], after: View, nameOf: NameOf): string | null {
  const deed = deedIn(events);
  const thefts = events.filter((event) => event.type === 'stolen');
  const seat = deed?.seat ?? thefts[0]?.seat;
  if (seat === undefined) {
    const back = events.find((event) => event.type === 'cards-returned' && event.why === 'refill');
    return back?.type === 'cards-returned' ? say('happened.refill', { name: nameOf(back.seat) }) : null;
  }
  const steals = thefts.flatMap(({ from, take }) =>
    take === null ? [] : [say('loot-from', { loot: lootName(take), other: nameOf(from) })],
  );
  const said = {
    name: nameOf(seat),
    steals: orNone(steals),
    // Points count when nothing is left to be taken.
    open: after.phase === 'steal' ? 'yes' : 'no',
    points: after.players[seat]?.points ?? 0,
  };
  if (deed === null) return steals.length === 0 ? null : say('happened.stolen', said);
  return say('happened', {
    ...said,
    what: deed.what,
    takes: orNone(deed.takes.map(lootName)),
    ejects: orNone(deed.ejects.map(nameOf)),
  });
}

const playedName = ({ card, as }: Extract<Event, { type: 'card-played' }>): string =>
  card === as ? cardName(card) : say('what.joker', { card: cardName(as) });

function lootIn(event: Event, seat: Seat): Loot | null {
  if (event.type === 'star-taken' && event.seat === seat) return event.colour;
  return event.type === 'token-taken' && event.seat === seat ? 'replay' : null;
}

/** [SCORE-3] [SCORE-4] What decided between equals; null where points did. */
export function tieWords(winners: readonly Seat[], scores: readonly number[], nameOf: NameOf): string | null {
  const tie = tieOf(winners, scores);
  if (tie === null) return null;
  return say(`tie.${tie.is}`, { names: listWords(winners.map(nameOf)), points: tie.points });
}

/** Every kind of event has an entry; single cells and turns are too many for a log. */
export const sentenceOf = sentencesOf<Event>({
  'turn-began': ({ seat }, _, you) => (seat === you ? say('event.your-turn') : null),
  'came-in': ({ seat }, nameOf) => say('event.came-in', { name: nameOf(seat) }),
  'card-played': ({ seat, card, as }, nameOf) =>
    card === as
      ? say('event.played', { name: nameOf(seat), card: cardName(card) })
      : say('event.played-as', { name: nameOf(seat), card: cardName(as) }),
  'card-hidden': ({ seat }, nameOf) => say('event.hidden', { name: nameOf(seat) }),
  'cards-returned': ({ seat, why }, nameOf) =>
    why === 'ejected' ? null : say(why === 'refill' ? 'event.refill' : 'event.fifth', { name: nameOf(seat) }),
  turned: () => null,
  entered: () => null,
  ejected: ({ seat, by }, nameOf) => say('event.ejected', { name: nameOf(by), other: nameOf(seat) }),
  'star-taken': ({ seat, colour }, nameOf) => say('event.star', { name: nameOf(seat), star: lootName(colour) }),
  'token-taken': ({ seat }, nameOf) => say('event.token', { name: nameOf(seat) }),
  'door-moved': () => null,
  landed: () => null,
  stolen: ({ seat, from, take }, nameOf) =>
    take === null
      ? say('event.nothing-stolen', { name: nameOf(seat), other: nameOf(from) })
      : say('event.stolen', { name: nameOf(seat), other: nameOf(from), loot: lootName(take) }),
  'token-spent': ({ seat }, nameOf) => say('event.spent', { name: nameOf(seat) }),
  'goal-reached': ({ seat, points }, nameOf) => say('event.goal', { name: nameOf(seat), points }),
  'turn-ended': () => null,
  'round-ended': ({ round }) => say('event.round', { round }),
  'match-ended': ({ ending, winners, scores }, nameOf) => {
    const [ended, tie] = [say(`event.ended.${ending}`), tieWords(winners, scores, nameOf)];
    return tie === null ? ended : `${ended} ${tie}`;
  },
});
