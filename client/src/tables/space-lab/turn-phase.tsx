import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LabId, Layout, Move, Offer, SeatView, Slot, View } from '#games/space-lab';
import type { SeatNow, Told } from '../../host/host.ts';
import { Spoken } from '../../look/live.tsx';
import { KeepChoice, ProjectChoice } from './choices.tsx';
import { Dock, leavingMove } from './dock.tsx';
import { useFresh } from './fresh.ts';
import { HandRow } from './hand.tsx';
import { Info, tooDear } from './info.tsx';
import { type Strokes, useKeys } from './keys.ts';
import { chancesOf, has, NOTHING, nextGroup, type Plan, placeOffer, tapCard, tapSlot } from './plan.ts';
import { handOf, scoreOf } from './reading.ts';
import { useCardKind } from './roomy.ts';
import { Station } from './station.tsx';
import { useStillParts } from './still-parts.tsx';
import { previewsOf, samePlan, usePlan } from './use-plan.ts';
import { cardWords, say, worthWords } from './words.ts';
import './board.css';
import './low.css';
import './wide.css';

export interface TurnPhaseProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly layout: Layout;
  readonly offers: readonly Offer[];
  readonly seats: readonly SeatNow[];
  readonly log: readonly Told[];
  /** What was shown a step ago. */
  readonly before: View | null;
  /** In the place of the other stations, where there is something else to say. */
  readonly aside?: ComponentChildren;
  /** Told of everything that is chosen before it is confirmed. */
  readonly onPlan?: (plan: Plan) => void;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

/** One's own side of the table from the first turn on. */
export function TurnPhase({ view, before, seat, layout, offers, seats, log, aside, onPlan, play }: TurnPhaseProps) {
  const kind = useCardKind();
  const fresh = useFresh(before, view, layout);
  const hand = handOf(view);
  const isActing = play !== null && view.turn === view.viewer;
  const isChoosing = isActing && (view.phase === 'turn' || view.phase === 'placing');
  const chances = useMemo(() => (isChoosing ? chancesOf(view, offers) : null), [isChoosing, view, offers]);
  const { plan, change, words, looked, look } = usePlan(view, chances);
  useEffect(() => onPlan?.(plan), [plan]);
  const chosenCard = plan.kind === 'place' ? plan.card : null;
  const previews = useMemo(() => previewsOf(view, chances, chosenCard), [view, chances, chosenCard]);
  const chosenSlot = plan.kind === 'place' ? plan.slot : null;
  const preview = chosenSlot === null ? null : (previews.get(chosenSlot) ?? null);
  const nameOf = (of: number | null): string => seats.find((other) => other.seat === of)?.name ?? '';

  const board = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const next = board.current?.querySelector<HTMLElement>(focusNext.current);
    // It may be drawn only with the next change: an earlier one must not use the wish up.
    if (next == null) return;
    next.focus();
    focusNext.current = null;
  });

  const onCard = (card: LabId): void => {
    if (chances === null) look(cardWords(card));
    else if (plan.kind !== 'place' && placeOffer(chances, card) === null) look(`${cardWords(card)}. ${tooDear(card)}`);
    else change(tapCard(plan, chances, card), 'tap');
  };
  const onSlot = (slot: Slot): void => {
    if (chances === null) return;
    focusNext.current = document.activeElement?.matches(':focus-visible') ? '.lab-confirm' : null;
    change(tapSlot(plan, chances, slot), 'tap');
  };
  const toggle = (next: Plan): void => change(samePlan(plan, next) ? NOTHING : next, 'tap');
  const strokes: Strokes = {
    card(place) {
      const card = hand[place];
      if (card === undefined) return;
      focusNext.current = chosenSlot === null ? '.lab-open' : null;
      onCard(card);
    },
    reveal() {
      if (chances === null || !has(chances, 'reveal')) return;
      focusNext.current = '.lab-confirm';
      change({ kind: 'reveal' }, 'tap');
    },
    recruit() {
      if (chances === null) return;
      const next = nextGroup(plan, chances);
      focusNext.current = next.kind === 'recruit' ? '.lab-confirm' : null;
      change(next, 'tap');
    },
    end() {
      const leave = chances === null ? null : leavingMove(chances);
      if (leave !== null) play?.(leave);
    },
    letGo() {
      focusNext.current = null;
      change(NOTHING, 'take-back');
    },
  };
  useKeys(chances === null ? null : strokes);

  const choice = choiceOf({ view, layout, seat, isActing, play });
  const { rivals, ways, projects, side } = useStillParts({
    view,
    layout,
    seats,
    log,
    plan,
    chances,
    nameOf,
    toggle,
    look,
  });
  return (
    <div class="lab-table" data-choice={choice === null ? undefined : ''} ref={board}>
      {choice}
      {aside ?? rivals}
      {ways}
      <div class="lab-space">
        <Station
          seat={seat}
          layout={layout}
          label={say('station')}
          of={Number(view.viewer)}
          kind={kind}
          piles={view.validations}
          previews={previews}
          ghost={plan.kind === 'place' && plan.slot !== null ? { slot: plan.slot, card: plan.card } : null}
          fresh={fresh[Number(view.viewer)]}
          onSlot={onSlot}
          onLook={look}
        />
      </div>
      {projects}
      {choice === null ? (
        <Info
          view={view}
          plan={plan}
          chances={chances}
          preview={preview}
          score={scoreOf(seat)}
          actor={nameOf(view.turn)}
          caller={nameOf(view.caller)}
          looked={looked}
        />
      ) : null}
      <HandRow hand={hand} plan={plan} chances={chances} onCard={onCard} />
      {chances === null || play === null ? (
        choice === null && play !== null ? (
          <div class="lab-dock" />
        ) : null
      ) : (
        <Dock
          view={view}
          plan={plan}
          chances={chances}
          preview={preview}
          onLetGo={() => change(NOTHING, 'take-back')}
          onPlan={(next) => change(next, 'tap')}
          play={play}
        />
      )}
      {side}
      <Spoken words={preview !== null && chosenSlot !== null ? worthWords(chosenSlot, preview) : words} />
    </div>
  );
}

interface ChoiceOf extends Pick<TurnPhaseProps, 'view' | 'layout' | 'seat' | 'play'> {
  readonly isActing: boolean;
}

function choiceOf({ view, layout, seat, isActing, play }: ChoiceOf) {
  if (!isActing || play === null) return null;
  if (view.phase === 'keeping') return <KeepChoice view={view} layout={layout} seat={seat} play={play} />;
  if (view.phase === 'choosing') return <ProjectChoice view={view} layout={layout} seat={seat} play={play} />;
  return null;
}
