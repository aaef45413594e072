import { memo } from 'preact/compat';
import {
  FULL_HAND,
  type LabId,
  type Layout,
  labCard,
  type PlacementPreview,
  type SeatView,
  type Slot,
  type View,
} from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { type LookBack, LookBackButton } from './look-back.tsx';
import { type Chances, has, type Plan } from './plan.ts';
import { Preview } from './preview.tsx';
import { groupsOf, pointsOn, scoreOf } from './reading.ts';
import type { TurnRecap } from './recap.ts';
import { Recaps } from './recap.tsx';
import { cardWords, say } from './words.ts';
import './info.css';

export interface InfoProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly layout: Layout;
  readonly seats: readonly SeatNow[];
  readonly plan: Plan;
  readonly chances: Chances | null;
  readonly preview: PlacementPreview | null;
  /** The chosen card on the chosen slot. */
  readonly ghost: { readonly card: LabId; readonly slot: Slot } | null;
  /** What somebody wanted to know about. */
  readonly looked: string;
  /** What the others did in their last turns. */
  readonly recaps?: readonly TurnRecap[];
  readonly lookBack?: LookBack | null;
}

/**
 * The line between station and hand: what is asked, what was looked at, what a choice would bring. Both faces of it are
 * always there, one unseen: what has been laid out once comes at once.
 */
export const Info = memo(function Info(props: InfoProps) {
  const { view, seat, layout, seats, plan, preview, ghost, looked, recaps = [], lookBack = null } = props;
  const cards = <ShownCards ids={shownCards(view, plan)} />;
  const words = looked === '' ? prompt(props) : looked;
  const looksBack = looked === '' && recaps.length > 0 && isIdle(props);
  // Alone, on a small screen, one's Projects have this place: what was swept away was seen.
  const isUsual = words === say('prompt.choose') && (!looksBack || view.seats.length === 1);
  return (
    <div
      class="lab-asked"
      data-shows={preview !== null ? 'preview' : isUsual ? 'usual' : 'words'}
      data-back={looksBack ? '' : undefined}
    >
      <div class="lab-info">
        {plan.kind === 'nothing' ? null : cards}
        {looksBack ? (
          <>
            <p class="spoken">{words}</p>
            <Recaps recaps={recaps} seats={seats} />
          </>
        ) : (
          <p>{words}</p>
        )}
        {plan.kind === 'nothing' ? cards : null}
        {lookBack === null || view.turn === null ? null : <LookBackButton {...lookBack} />}
      </div>
      <Preview
        preview={preview}
        ownPoints={ghost === null ? 0 : pointsOn(seat, layout, ghost)}
        score={scoreOf(seat)}
        payment={paymentWords(plan)}
      />
    </div>
  );
});

/** Nothing is chosen, and nothing else is to be said that could not be seen: there is room for what the others did. */
function isIdle({ view, plan, chances }: InfoProps): boolean {
  if (plan.kind !== 'nothing') return false;
  if (chances === null) return view.phase === 'turn' || view.phase === 'placing';
  return view.phase === 'turn' && view.caller === null && !has(chances, 'pass') && view.hand.length < FULL_HAND;
}

/** What one takes lies before the words about it; what somebody turned up, after those that announce it. */
function ShownCards({ ids }: { readonly ids: readonly LabId[] }) {
  if (ids.length === 0) return null;
  return (
    <span class="lab-info-cards" aria-hidden="true">
      {ids.map((card) => (
        <span key={card} class="lab-info-card" data-place={placeOf.turned(card)}>
          <Card id={card} kind="small" width="var(--card)" />
        </span>
      ))}
    </span>
  );
}

/** How far the payment is, and how to change it. */
function paymentWords(plan: Plan): string {
  const cost = plan.kind === 'place' ? labCard(plan.card).cost : 0;
  if (plan.kind !== 'place' || cost === 0) return '';
  return `${say('pay.of', { paid: plan.pay.length, cost })}. ${say('pay.swap')}`;
}

function shownCards(view: View, plan: Plan): readonly LabId[] {
  if (plan.kind === 'recruit') return groupsOf(view.centre).find(({ agency }) => agency === plan.agency)?.cards ?? [];
  if (plan.kind === 'nothing' && view.phase === 'keeping') return view.turnedUp;
  return [];
}

function prompt({ view, plan, chances, seats }: InfoProps): string {
  const nameOf = (of: number | null): string => seats.find(({ seat }) => seat === of)?.name ?? '';
  if (chances === null) return waitingWords(view, nameOf(view.turn));
  switch (plan.kind) {
    case 'reveal':
      return say('prompt.reveal');
    case 'recruit': {
      const count = shownCards(view, plan).length;
      const then = view.hand.length + count;
      const words = say('prompt.recruit', { count });
      return then < FULL_HAND ? words : `${words} ${say('prompt.then-full', { count: then })}`;
    }
    case 'place':
      return `${cardWords(plan.card)}. ${say('prompt.slot')}`;
    case 'nothing':
      return choosingWords(view, chances, nameOf(view.caller));
  }
}

function waitingWords(view: View, name: string): string {
  // One's own choice is about to come.
  if (view.turn !== null && view.turn === view.viewer) return '';
  switch (view.phase) {
    case 'passing':
    case 'arranging':
      return say('prompt.wait-setup');
    case 'keeping':
      return say('prompt.wait-keep', { name });
    case 'choosing':
      return say('prompt.wait-project', { name });
    case 'over':
      return say('turn.over');
    default:
      return say('prompt.wait', { name });
  }
}

function choosingWords(view: View, chances: Chances, caller: string): string {
  if (view.phase === 'placing') return say('prompt.placing');
  if (view.caller !== null && view.caller !== view.viewer) return say('prompt.last', { name: caller });
  if (has(chances, 'pass')) return say('prompt.pass');
  return view.hand.length >= FULL_HAND ? say('prompt.must-place') : say('prompt.choose');
}

/** Why a card of the hand can't be chosen. */
export const tooDear = (card: LabId): string => say('prompt.cannot-pay', { cost: labCard(card).cost });
