/** Where one builds: the plan, one's own city, the hand, and the ways to turn, flip and finish. */

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BUILDINGS, type Building, type Move, type Plot, type ShownPlan } from '#games/space-builder';
import { Spoken } from '../../look/live.tsx';
import { arrowsInto, enterGrid } from '../grid-keys.ts';
import { type KeyActions, numberKeys, useKeyActions } from '../table-keys.ts';
import { CityBoard, type CityBoardProps } from './city.tsx';
import { Carried, useDragging } from './dragging.tsx';
import { FinishButton } from './finish-button.tsx';
import { HandRow } from './hand.tsx';
import { type Deeds, useHands } from './hands.ts';
import { type City, type Hand, poseOf, standing } from './picking.ts';
import { PlanCard } from './plan-card.tsx';
import { SiteFrame } from './site-frame.tsx';
import { Tools } from './tools.tsx';
import { useStaggered } from './use-staggered.ts';
import { useWheel } from './wheel.ts';
import { say } from './words.ts';

/** What somebody who learns should touch next. */
export interface Hint {
  readonly building?: Building | undefined;
  readonly plot?: Plot | undefined;
  readonly tool?: 'turn' | 'flip' | 'finish' | undefined;
  /** The plan shows once how it must be turned in the mind. */
  readonly plan?: 'turns' | undefined;
}

/** What takes the place of the tools and the hand between two plans. */
export interface Revealed {
  readonly city: Pick<CityBoardProps, 'label' | 'board' | 'checkOf'>;
  readonly marks: Pick<CityBoardProps, 'faults' | 'missing'>;
  readonly isFrozen: boolean;
  readonly aside: ComponentChildren;
  readonly tools: ComponentChildren;
  readonly hand: ComponentChildren;
  readonly action: ComponentChildren;
}

export interface BuildingSiteProps {
  readonly round: number;
  readonly plan: ShownPlan | null;
  readonly city: City;
  readonly isDone: boolean;
  /** Beside the plan. */
  readonly aside: ComponentChildren;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
  /** Null while the plan is up. */
  readonly revealed: Revealed | null;
  readonly hint?: Hint | undefined;
  readonly onHand?: ((hand: Hand) => void) | undefined;
}

type Parts = Pick<Revealed, 'aside' | 'marks' | 'tools' | 'hand' | 'action'>;

const NO_HINT: Hint = {};
const NO_MARKS: Revealed['marks'] = {};

export function BuildingSite(props: BuildingSiteProps) {
  const { round, plan, city, isDone, aside, play, revealed, hint = NO_HINT, onHand } = props;
  const root = useRef<HTMLDivElement>(null);
  const { hand, deeds, words, finishPresses } = useHands({ round, city, play, onHand });
  const picked = city.isOpen ? hand.picked : null;
  const pose = picked === null ? null : poseOf(hand, city, picked);
  const active = play === null || !city.isOpen ? null : deeds;
  useKeyActions(active === null ? null : keysOf(active, root));
  useWheel(root, picked === null ? null : active);
  const lifted = useDragging(root, active);
  const isBuilding = revealed === null;
  // Whoever plays by keyboard begins in the city, not somewhere before the table or at what goes away.
  useEffect(() => {
    const { activeElement } = document;
    const isAdrift = activeElement === null || activeElement === document.body || root.current?.contains(activeElement);
    if (isBuilding && play !== null && isAdrift) enterGrid(root.current);
  }, [round, isBuilding]);

  // The order is that of need: the hand when a plan comes up, the results when everybody has stopped.
  const parts = useStaggered<Parts>(
    `${round}/${isBuilding}`,
    revealed === null
      ? {
          hand: <HandRow hand={hand} city={city} hinted={hint.building} onTap={deeds.tapBuilding} />,
          tools: <Tools picked={picked} pose={pose} hinted={hint.tool} deeds={deeds} />,
          action: (
            <Action city={city} isDone={isDone} presses={finishPresses} isHinted={hint.tool === 'finish'} play={play} />
          ),
          aside,
          marks: NO_MARKS,
        }
      : {
          aside: revealed.aside,
          marks: revealed.marks,
          tools: revealed.tools,
          hand: revealed.hand,
          action: revealed.action,
        },
  );
  const cityNow: CityBoardProps =
    revealed === null
      ? {
          label: say('city'),
          board: city.board,
          picked,
          ghost:
            picked !== null && pose !== null && standing(city, picked) === null ? { building: picked, pose } : null,
          hinted: hint.plot,
          onTap: play === null ? undefined : deeds.tapPlot,
        }
      : { ...revealed.city, ...parts.marks };
  return (
    <SiteFrame
      root={root}
      isDone={isBuilding && isDone}
      isFrozen={revealed?.isFrozen ?? false}
      isCarrying={lifted !== null}
      plan={
        <PlanCard
          plan={plan}
          held={isBuilding ? city.held : null}
          upright={!isBuilding}
          turns={hint.plan === 'turns'}
        />
      }
      city={<CityBoard {...cityNow} />}
      tools={parts.tools}
      aside={parts.aside}
      hand={parts.hand}
      action={parts.action}
    >
      {lifted !== null && pose !== null ? <Carried lifted={lifted} pose={pose} /> : null}
      <div class="builder-voice">
        <div>
          <Spoken words={words} />
        </div>
      </div>
    </SiteFrame>
  );
}

interface ActionProps {
  readonly city: City;
  readonly isDone: boolean;
  readonly presses: number;
  readonly isHinted: boolean;
  readonly play: ((move: Move) => void) | null;
}

function Action({ city, isDone, presses, isHinted, play }: ActionProps) {
  if (isDone) return <p class="builder-note">{say('finished')}</p>;
  return (
    <FinishButton
      missing={city.held.length - city.board.length}
      presses={presses}
      hinted={isHinted}
      onFinish={() => play?.({ type: 'finish' })}
    />
  );
}

const keysOf = (deeds: Deeds, root: RefObject<HTMLElement | null>): KeyActions => ({
  ...numberKeys(BUILDINGS, deeds.tapBuilding),
  ...arrowsInto(() => root.current),
  r: () => deeds.turn('on'),
  'Shift+r': () => deeds.turn('back'),
  f: deeds.flip,
  Backspace: deeds.takeBack,
  Delete: deeds.takeBack,
  Escape: deeds.letGo,
  'Shift+Enter': deeds.finish,
});
