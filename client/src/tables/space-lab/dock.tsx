import { memo } from 'preact/compat';
import { useContext, useRef } from 'preact/hooks';
import { FULL_HAND, isPayable, type Move, type PlacementPreview, type View } from '#games/space-lab';
import { Button } from '../../look/button.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { back } from '../../look/icons.ts';
import type { SpaceLabKey } from '../../words/space-lab/en.ts';
import { TableFrame } from '../table-bar.tsx';
import { Hinted } from './hinted.ts';
import { type Chances, has, missingPayment, moveOf, NOTHING, nextGroup, type Plan, placeOffer } from './plan.ts';
import { groupsOf } from './reading.ts';
import { say } from './words.ts';
import './dock.css';

export interface DockProps {
  readonly view: View;
  readonly plan: Plan;
  /** Null while there is nothing to press. */
  readonly chances: Chances | null;
  readonly preview: PlacementPreview | null;
  readonly onLetGo: () => void;
  readonly onWay: (plan: Plan) => void;
  readonly play: ((move: Move) => void) | null;
}

/** The one thing to press: it says what will happen, or what is still missing. */
export const Dock = memo(function Dock({ view, plan, chances, preview, onLetGo, onWay, play }: DockProps) {
  const hinted = useContext(Hinted);
  const frame = useContext(TableFrame);
  const { wasChosenHere, choose } = useChosenHere(plan, onWay);
  if (play === null) return null;
  if (chances === null) return <div class="lab-dock">{frame.plan}</div>;
  const move = moveOf(plan, chances);
  const leave = leavingMove(chances);
  const { words, blocked, detail } = confirming({ view, plan, preview }, chances);
  const isIdle = plan.kind === 'nothing';
  if (isIdle && leave === null) return <ThreeWays view={view} chances={chances} onWay={choose} />;
  if (isIdle && leave?.type === 'pass') return <PlaceOrPass view={view} chances={chances} onWay={choose} play={play} />;
  return (
    <div class="lab-dock">
      {isIdle ? null : <IconButton icon={back} label={say('do.let-go')} onPress={onLetGo} />}
      {leave === null ? null : (
        <Button
          key={isIdle ? 'alone' : 'beside'}
          kind={isIdle ? 'primary' : 'quiet'}
          shortcut="E"
          settles={isIdle}
          wide={isIdle}
          class={hinted.on === 'leave' ? 'lab-leave lab-hinted' : 'lab-leave'}
          onPress={() => play(leave)}
        >
          {say(leave.type === 'pass' ? 'do.pass' : 'do.end')}
        </Button>
      )}
      {isIdle && leave !== null ? null : (
        <Button
          kind="primary"
          wide
          settles={wasChosenHere()}
          class={hinted.on === 'confirm' ? 'lab-confirm lab-hinted' : 'lab-confirm'}
          blocked={blocked}
          detail={detail}
          onPress={() => {
            if (move !== null) play(move);
          }}
        >
          {words}
        </Button>
      )}
    </div>
  );
});

/** What is chosen here is confirmed here: where one button was, another comes. */
function useChosenHere(plan: Plan, onWay: (plan: Plan) => void) {
  const isFromHere = useRef(false);
  if (plan.kind === 'nothing') isFromHere.current = false;
  const choose = (next: Plan): void => {
    isFromHere.current = true;
    onWay(next);
  };
  return { wasChosenHere: (): boolean => isFromHere.current, choose };
}

interface ThreeWaysProps extends Pick<DockProps, 'view' | 'onWay'> {
  readonly chances: Chances;
}

/** At the start of a turn: reveal, recruit or place; what is not open says why. */
function ThreeWays({ view, chances, onWay }: ThreeWaysProps) {
  const first = chances.offers.find((offer) => offer.type === 'place');
  const group = nextGroup(NOTHING, chances);
  const ways: readonly (readonly [Way, Plan | null])[] = [
    ['reveal', has(chances, 'reveal') ? { kind: 'reveal' } : null],
    ['recruit', group.kind === 'recruit' ? group : null],
    ['place', first === undefined ? null : { kind: 'place', card: first.card, slot: null, pay: [] }],
  ];
  return (
    <div class="lab-dock lab-three">
      {ways.map(([words, way]) => (
        <Button
          key={words}
          kind="second"
          wide
          blocked={way === null ? say(reasonAgainst(words, view)) : null}
          onPress={() => {
            if (way !== null) onWay(way);
          }}
        >
          {say(words)}
        </Button>
      ))}
    </div>
  );
}

/** The last turn: placing is as near as passing. With nothing to place passing is all there is, and stands first. */
function PlaceOrPass({ view, chances, onWay, play }: ThreeWaysProps & { readonly play: (move: Move) => void }) {
  const first = chances.offers.find((offer) => offer.type === 'place');
  const pass = (
    <Button
      kind={first === undefined ? 'primary' : 'second'}
      wide
      shortcut="E"
      settles
      class="lab-leave"
      onPress={() => play({ type: 'pass' })}
    >
      {say('do.pass')}
    </Button>
  );
  if (first === undefined) return <div class="lab-dock">{pass}</div>;
  return (
    <div class="lab-dock lab-two">
      {pass}
      <Button
        kind="primary"
        wide
        detail={say('do.place.last', { count: view.hand.length })}
        onPress={() => onWay({ kind: 'place', card: first.card, slot: null, pay: [] })}
      >
        {say('place')}
      </Button>
    </div>
  );
}

type Way = 'reveal' | 'recruit' | 'place';

/** Why a way is not open this turn. */
function reasonAgainst(way: Way, { hand, pileSize, centre }: View): SpaceLabKey {
  if (way === 'place') {
    if (hand.length === 0) return 'ways.no-cards';
    return hand.some((card) => isPayable(card, hand.length)) ? 'ways.not-now' : 'ways.too-dear';
  }
  if (hand.length >= FULL_HAND) return 'ways.full';
  if (way === 'reveal') return pileSize === 0 ? 'ways.no-pile' : 'ways.not-now';
  return centre.length === 0 ? 'ways.nobody' : 'ways.not-now';
}

/** Ends the action, or declines it. */
export const leavingMove = (chances: Chances): Move | null =>
  has(chances, 'end') ? { type: 'end' } : has(chances, 'pass') ? { type: 'pass' } : null;

interface Confirming {
  readonly words: string;
  readonly blocked?: string;
  readonly detail?: string;
}

function confirming(
  { view, plan, preview }: Pick<DockProps, 'view' | 'plan' | 'preview'>,
  chances: Chances,
): Confirming {
  switch (plan.kind) {
    case 'nothing':
      return { words: say('place'), blocked: say('do.card-first') };
    case 'reveal':
      return { words: say('do.reveal'), detail: say('do.reveal.detail') };
    case 'recruit': {
      const count = groupsOf(view.centre).find(({ agency }) => agency === plan.agency)?.cards.length ?? 0;
      return { words: say('do.recruit', { count }) };
    }
    case 'place': {
      if (plan.slot === null) return { words: say('place'), blocked: say('do.slot') };
      const missing = missingPayment(plan, chances);
      const cost = placeOffer(chances, plan.card)?.cost ?? 0;
      if (missing > 0)
        return { words: say('do.pay', { missing }), blocked: say('pay.of', { paid: plan.pay.length, cost }) };
      const showsNew = preview !== null && preview.projects.length + preview.labCards.length > 0;
      if (showsNew) return { words: say('do.place'), detail: say('do.place.new') };
      return { words: say('do.place') };
    }
  }
}
