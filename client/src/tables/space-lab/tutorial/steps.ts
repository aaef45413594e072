/** The steps of the tutorial: each asks for one thing, and is over when it has been done. Pure. */

import type { Move, Offer, Slot, View } from '#games/space-lab';
import { YOU } from '../../../learning/lesson-match.ts';
import { type Hint, NO_HINT } from '../hinted.ts';
import type { Plan } from '../plan.ts';
import { layoutIn } from '../reading.ts';
import type { SceneName } from './scenes.ts';

/** What the player sees and has chosen. */
export interface Situation {
  readonly view: View;
  readonly plan: Plan;
}

export interface Step {
  readonly key:
    | 'station'
    | 'reveal'
    | 'keep'
    | 'recruit'
    | 'card'
    | 'slot'
    | 'place'
    | 'project'
    | 'end'
    | 'tenth'
    | 'score';
  readonly scene: SceneName;
  /** What can be chosen meanwhile; all that the rules allow, if nothing is said. */
  readonly offers?: readonly Offer['type'][];
  isDone(now: Situation): boolean;
  isWanted(move: Move): boolean;
  /** What to touch next. */
  hint(now: Situation): Hint;
}

const STAR = 'red-02';
const THERE: Slot = 't2';
const LAST = 'red-12';

const lies = ({ view }: Situation, slot: Slot): boolean =>
  (view.seats[YOU]?.station[layoutIn(view).slots.indexOf(slot)] ?? null) !== null;

const chosen = ({ plan }: Situation): { readonly card: string | null; readonly slot: Slot | null } =>
  plan.kind === 'place' ? plan : { card: null, slot: null };

/** First the card, then its slot, then the button. */
function towards(now: Situation, card: string, slot: Slot): Hint {
  if (chosen(now).card !== card) return { on: 'card', card };
  return chosen(now).slot === slot ? { on: 'confirm' } : { on: 'slot', slot };
}

const isStarPlaced = (move: Move): boolean => move.type === 'place' && move.card === STAR && move.slot === THERE;

const isRead = { isDone: () => false, isWanted: () => false } as const;

export const STEPS: readonly Step[] = [
  // Read, not done: the button beside it says so.
  { key: 'station', scene: 'early', offers: [], ...isRead, hint: () => NO_HINT },
  {
    key: 'reveal',
    scene: 'early',
    offers: ['reveal'],
    isDone: ({ view }) => view.phase === 'keeping',
    isWanted: (move) => move.type === 'reveal',
    hint: ({ plan }) => (plan.kind === 'reveal' ? { on: 'confirm' } : { on: 'reveal' }),
  },
  {
    key: 'keep',
    scene: 'early',
    isDone: ({ view }) => view.phase !== 'keeping',
    isWanted: (move) => move.type === 'keep' && move.agency === 'gold',
    hint: () => ({ on: 'group', agency: 'gold' }),
  },
  {
    key: 'recruit',
    scene: 'early',
    offers: ['recruit'],
    isDone: ({ view }) => view.hand.includes('green-02'),
    isWanted: (move) => move.type === 'recruit' && move.agency === 'green',
    hint: ({ plan }) =>
      plan.kind === 'recruit' && plan.agency === 'green' ? { on: 'confirm' } : { on: 'group', agency: 'green' },
  },
  {
    key: 'card',
    scene: 'early',
    isDone: (now) => chosen(now).card === STAR,
    isWanted: () => false,
    hint: () => ({ on: 'card', card: STAR }),
  },
  {
    key: 'slot',
    scene: 'early',
    isDone: (now) => chosen(now).card === STAR && chosen(now).slot === THERE,
    isWanted: () => false,
    hint: (now) => towards(now, STAR, THERE),
  },
  {
    key: 'place',
    scene: 'early',
    isDone: (now) => lies(now, THERE),
    isWanted: isStarPlaced,
    hint: (now) => towards(now, STAR, THERE),
  },
  {
    key: 'project',
    scene: 'early',
    isDone: (now) => lies(now, THERE) && now.view.phase !== 'choosing',
    isWanted: (move) => move.type === 'keepProject',
    hint: () => NO_HINT,
  },
  {
    key: 'end',
    scene: 'early',
    offers: ['end'],
    // Whatever the payment left may not be enough for another card: then the turn has ended by itself.
    isDone: ({ view }) => view.turn !== YOU,
    isWanted: (move) => move.type === 'end',
    hint: () => ({ on: 'leave' }),
  },
  {
    key: 'tenth',
    scene: 'late',
    offers: ['place'],
    isDone: ({ view }) => view.phase === 'over',
    isWanted: (move) => move.type === 'place',
    hint: (now) => (lies(now, 'b0') ? NO_HINT : towards(now, LAST, 'b0')),
  },
  { key: 'score', scene: 'late', ...isRead, hint: () => ({ on: 'score' }) },
];

/** The first step from here on that is still to be done; a new scene begins with a step of its own. */
export function stepAfter(step: number, scene: SceneName, now: Situation): number {
  let next = step;
  while (STEPS[next]?.scene === scene && STEPS[next]?.isDone(now)) next++;
  return next;
}
