import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Agency, LabId, Move, Offer, SeatView, Slot, View } from '#games/space-lab';
import { useDeferred, useDeferredCall } from '../moments.ts';
import { type KeyActions, numberKeys, useKeyActions } from '../table-keys.ts';
import { useDeferredFocus } from './deferred-focus.ts';
import { leavingMove } from './dock.tsx';
import { tooDear } from './info.tsx';
import { type Chances, has, NOTHING, nextGroup, type Plan, placeOffer, tapCard, tapSlot } from './plan.ts';
import { handOf } from './reading.ts';
import { samePlan, usePlan } from './use-plan.ts';
import { type Previews, usePreviews } from './use-previews.ts';
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
  const previews = usePreviews(view, chances)(card);
  const ghost = useMemo(() => (card === null || slot === null ? null : { card, slot }), [card, slot]);
  const onStation = useOnStation(view, previews, ghost);
  const focusOn = useDeferredFocus(board);

  const onCard = useDeferredCall((card: LabId): void => {
    if (chances === null) look(cardWords(card));
    else if (plan.kind !== 'place' && placeOffer(chances, card) === null) look(`${cardWords(card)}. ${tooDear(card)}`);
    else change(tapCard(plan, chances, card), 'tap');
  });
  const onSlot = useDeferredCall((slot: Slot): void => {
    if (chances === null) return;
    focusOn(document.activeElement?.matches(':focus-visible') ? '.lab-confirm' : null);
    change(tapSlot(plan, chances, slot), 'tap');
  });
  const toggle = (next: Plan): void => change(samePlan(plan, next) ? NOTHING : next, 'tap');
  const onReveal = useDeferredCall((): void => toggle({ kind: 'reveal' }));
  const onGroup = useDeferredCall((agency: Agency): void => toggle({ kind: 'recruit', agency }));
  const onLetGo = useDeferredCall((): void => change(NOTHING, 'take-back'));
  const onWay = useDeferredCall((next: Plan): void => change(next, 'tap'));

  const keys = (open: Chances): KeyActions => ({
    ...numberKeys(hand, (chosen) => {
      focusOn(slot === null ? '.lab-open' : null);
      onCard(chosen);
    }),
    r() {
      if (!has(open, 'reveal')) return;
      focusOn('.lab-confirm');
      change({ kind: 'reveal' }, 'tap');
    },
    c() {
      const next = nextGroup(plan, open);
      focusOn(next.kind === 'recruit' ? '.lab-confirm' : null);
      change(next, 'tap');
    },
    e() {
      const leave = leavingMove(open);
      if (leave !== null) play?.(leave);
    },
    Escape() {
      focusOn(null);
      onLetGo();
    },
  });
  useKeyActions(chances === null ? null : keys(chances));

  const preview = slot === null ? null : (previews.get(slot) ?? null);
  const taps = { onCard, onSlot, onReveal, onGroup, onLetGo, onWay };
  return { hand, isActing, chances, plan, words, looked, look, ghost, preview, onStation, ...taps };
}

type Ghost = { readonly card: LabId; readonly slot: Slot } | null;

/** A card that is taken up is seen to be, and a frame later what each slot would bring; never what it brought before. */
function useOnStation(view: View, previews: Previews, ghost: Ghost) {
  const now = useMemo(() => ({ view, previews, ghost }), [view, previews, ghost]);
  const late = useDeferred(now);
  return late.view === view ? late : now;
}
