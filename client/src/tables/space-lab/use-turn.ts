import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Agency, LabId, Move, Offer, SeatView, Slot, View } from '#games/space-lab';
import { useLater, useSoon } from '../moments.ts';
import { leavingMove } from './dock.tsx';
import { useFocusWish } from './focus-wish.ts';
import { type Previews, useForeseen } from './foreseen.ts';
import { tooDear } from './info.tsx';
import { type Strokes, useKeys } from './keys.ts';
import { type Chances, has, NOTHING, nextGroup, type Plan, placeOffer, tapCard, tapSlot } from './plan.ts';
import { handOf } from './reading.ts';
import { samePlan, usePlan } from './use-plan.ts';
import { cardWords } from './words.ts';

export interface Sitting {
  readonly view: View;
  readonly seat: SeatView;
  readonly offers: readonly Offer[];
  /** Told of everything that is chosen before it is confirmed. */
  readonly onPlan: ((plan: Plan) => void) | undefined;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

/** What a player holds, may do and is about to do; and what their taps and keys change in that. */
export function useTurn(board: RefObject<HTMLElement | null>, { view, seat, offers, onPlan, play }: Sitting) {
  const hand = useMemo(() => handOf(view.hand), [view.hand]);
  const isActing = play !== null && view.turn === view.viewer;
  const isChoosing = isActing && (view.phase === 'turn' || view.phase === 'placing');
  const chances = useMemo((): Chances | null => (isChoosing ? { offers, seat } : null), [isChoosing, seat, offers]);
  const { plan, change, words, looked, look } = usePlan(view, chances);
  useEffect(() => onPlan?.(plan), [plan]);
  const card = plan.kind === 'place' ? plan.card : null;
  const slot = plan.kind === 'place' ? plan.slot : null;
  const previews = useForeseen(view, chances)(card);
  const ghost = useMemo(() => (card === null || slot === null ? null : { card, slot }), [card, slot]);
  const onStation = useOnStation(view, previews, ghost);
  const focusOn = useFocusWish(board);

  const onCard = useSoon((card: LabId): void => {
    if (chances === null) look(cardWords(card));
    else if (plan.kind !== 'place' && placeOffer(chances, card) === null) look(`${cardWords(card)}. ${tooDear(card)}`);
    else change(tapCard(plan, chances, card), 'tap');
  });
  const onSlot = useSoon((slot: Slot): void => {
    if (chances === null) return;
    focusOn(document.activeElement?.matches(':focus-visible') ? '.lab-confirm' : null);
    change(tapSlot(plan, chances, slot), 'tap');
  });
  const toggle = (next: Plan): void => change(samePlan(plan, next) ? NOTHING : next, 'tap');
  const onReveal = useSoon((): void => toggle({ kind: 'reveal' }));
  const onGroup = useSoon((agency: Agency): void => toggle({ kind: 'recruit', agency }));
  const onLetGo = useSoon((): void => change(NOTHING, 'take-back'));
  const onWay = useSoon((next: Plan): void => change(next, 'tap'));

  const strokes = (open: Chances): Strokes => ({
    card(place) {
      const chosen = hand[place];
      if (chosen === undefined) return;
      focusOn(slot === null ? '.lab-open' : null);
      onCard(chosen);
    },
    reveal() {
      if (!has(open, 'reveal')) return;
      focusOn('.lab-confirm');
      change({ kind: 'reveal' }, 'tap');
    },
    recruit() {
      const next = nextGroup(plan, open);
      focusOn(next.kind === 'recruit' ? '.lab-confirm' : null);
      change(next, 'tap');
    },
    end() {
      const leave = leavingMove(open);
      if (leave !== null) play?.(leave);
    },
    letGo() {
      focusOn(null);
      onLetGo();
    },
  });
  useKeys(chances === null ? null : strokes(chances));

  const preview = slot === null ? null : (previews.get(slot) ?? null);
  const taps = { onCard, onSlot, onReveal, onGroup, onLetGo, onWay };
  return { hand, isActing, chances, plan, words, looked, look, ghost, preview, onStation, ...taps };
}

type Ghost = { readonly card: LabId; readonly slot: Slot } | null;

/** A card that is taken up is seen to be, and a frame later what each slot would bring; never what it brought before. */
function useOnStation(view: View, previews: Previews, ghost: Ghost) {
  const now = useMemo(() => ({ view, previews, ghost }), [view, previews, ghost]);
  const late = useLater(now);
  return late.view === view ? late : now;
}
