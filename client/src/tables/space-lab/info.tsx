import { type LabId, labCard, type PlacementPreview, type View } from '#games/space-lab';
import { Card } from './card.tsx';
import { placeOf } from './flights.ts';
import { type Chances, has, type Plan } from './plan.ts';
import { Preview } from './preview.tsx';
import { FULL_HAND, groupsOf } from './reading.ts';
import { cardWords, say } from './words.ts';
import './info.css';

export interface InfoProps {
  readonly view: View;
  readonly plan: Plan;
  readonly chances: Chances | null;
  readonly preview: PlacementPreview | null;
  readonly score: number;
  /** Whose turn it is. */
  readonly actor: string;
  /** Who called the end. */
  readonly caller: string;
  /** What somebody wanted to know about. */
  readonly looked: string;
}

/** The line between station and hand: what is asked, what was looked at, what a choice would bring. */
export function Info(props: InfoProps) {
  const { view, plan, preview, score, looked } = props;
  if (preview !== null) return <Preview preview={preview} score={score} payment={paymentWords(plan)} />;
  const cards = shownCards(view, plan);
  return (
    <div class="lab-info">
      {cards.length === 0 ? null : (
        <span class="lab-info-cards" aria-hidden="true">
          {cards.map((card) => (
            <span key={card} class="lab-info-card" data-place={placeOf.turned(card)}>
              <Card id={card} kind="small" />
            </span>
          ))}
        </span>
      )}
      <p>{looked === '' ? prompt(props) : looked}</p>
    </div>
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

function prompt({ view, plan, chances, actor, caller }: InfoProps): string {
  if (chances === null) return waitingWords(view, actor);
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
      return choosingWords(view, chances, caller);
  }
}

function waitingWords(view: View, name: string): string {
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
