/** Space Builder in words. */

import {
  type Building,
  type Event,
  type Face,
  type Fault,
  type Place,
  type QuarterTurn,
  SIDE,
} from '#games/space-builder';
import type { Values } from '../../words/area.ts';
import type { SpaceBuilderKey } from '../../words/space-builder/en.ts';
import { sentencesOf } from '../sentences.ts';
import { areaOf } from '../voices.ts';

const area = areaOf('space-builder');

export const loadWords = (): Promise<void> => area.load();

export const say = (key: SpaceBuilderKey, values?: Values): string => area.say(key, values);

/** Differs from language to language: what has been worded is worded anew when this changes. */
export const tongue = (): string => say('about');

export const buildingName = (building: Building): string => say(`building.${building}`);

/** What tells the two faces apart. */
export const faceName = (building: Building, face: Face): string => say(`face.${building}${face}`);

export const topPoints = (turn: QuarterTurn): string => say(`top.${turn}`);

/** "observatory, long telescope, top points down" */
export function asPlaced(building: Building, face: Face, turn: QuarterTurn): string {
  return say('as-placed', { building: buildingName(building), face: faceName(building, face), top: topPoints(turn) });
}

/** "2 up, 1 right from the Base", on a board or on a card as it lies. */
export function fromBase(place: Place, base: Place): string {
  const rows = Math.floor(place / SIDE) - Math.floor(base / SIDE);
  const columns = (place % SIDE) - (base % SIDE);
  return say('from-base', {
    rise: rows === 0 ? 'level' : rows < 0 ? 'up' : 'down',
    rows: Math.abs(rows),
    side: columns === 0 ? 'level' : columns < 0 ? 'left' : 'right',
    columns: Math.abs(columns),
    joined: rows !== 0 && columns !== 0 ? 'yes' : 'no',
  });
}

export const faultName = (fault: Fault): string => say(`fault.${fault}`);

/** Every kind of event has an entry; single buildings are too many for a log. */
export const sentenceOf = sentencesOf<Event>({
  'plan-came-up': ({ round }) => say('event.plan-came-up', { round }),
  built: () => null,
  'took-back': () => null,
  placed: () => null,
  finished: ({ seat, rank }, nameOf) => say('event.finished', { name: nameOf(seat), rank }),
  'round-ended': ({ winner, round, defects }, nameOf) =>
    winner === null
      ? say('event.round-without-winner', { round })
      : say('event.round-won', { name: nameOf(winner), round, defects: defects[winner] ?? 0 }),
  unlocked: ({ seat, building, because }, nameOf) =>
    say(because === 'chosen' ? 'event.unlocked' : 'event.unlocked-by-time', {
      name: nameOf(seat),
      building: buildingName(building),
    }),
  ready: ({ seat }, nameOf) => say('event.ready', { name: nameOf(seat) }),
  'match-won': ({ seat }, nameOf) => say('event.match-won', { name: nameOf(seat) }),
  'match-abandoned': () => say('event.match-abandoned'),
});
