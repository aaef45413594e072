/** Where one builds: the plan, one's own city, the hand, and the ways to turn, flip and finish. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Building, Move, Plot, ShownPlan } from '#games/space-builder';
import { Button } from '../../look/button.tsx';
import { flip, turn } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import type { Cue } from '../../sound/notes.ts';
import { playCue } from '../../sound/play-cue.ts';
import { CityBoard } from './city.tsx';
import { Carried, useDragging } from './dragging.tsx';
import { FinishButton } from './finish-button.tsx';
import { HandRow } from './hand.tsx';
import { type Strokes, useKeys } from './keys.ts';
import {
  type City,
  EMPTY_HAND,
  flipPicked,
  type Hand,
  pick,
  poseOf,
  standing,
  type Tap,
  takeBack,
  tapHand,
  tapPlot,
  turnPicked,
} from './picking.ts';
import { PlanCard } from './plan-card.tsx';
import { Tile } from './tile.tsx';
import { useWheel } from './wheel.ts';
import { asPlaced, say } from './words.ts';

/** What somebody who learns should touch next. */
export interface Hint {
  readonly building?: Building | undefined;
  readonly plot?: Plot | undefined;
  readonly tool?: 'turn' | 'flip' | 'finish' | undefined;
}

export interface BuildingSiteProps {
  readonly plan: ShownPlan | null;
  readonly city: City;
  readonly isDone: boolean;
  /** Beside the plan. */
  readonly aside: ComponentChildren;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
  readonly hint?: Hint | undefined;
  readonly onHand?: ((hand: Hand) => void) | undefined;
}

export function BuildingSite({ plan, city, isDone, aside, play, hint = {}, onHand }: BuildingSiteProps) {
  const root = useRef<HTMLDivElement>(null);
  const [hand, showHand] = useState<Hand>(EMPTY_HAND);
  // Two strokes may come between two paintings of the screen: the second must see what the first did.
  const latest = useRef(hand);
  const setHand = (next: Hand): void => {
    latest.current = next;
    showHand(next);
    onHand?.(next);
  };
  const [words, setWords] = useState('');
  const [finishPresses, setFinishPresses] = useState(0);
  const picked = city.isOpen ? hand.picked : null;
  const pose = picked === null ? null : poseOf(hand, city, picked);

  const follow = (tapped: (hand: Hand) => Tap, cue: Cue, cueOfMove: Cue = cue): void => {
    if (play === null) return;
    const before = latest.current;
    const tap = tapped(before);
    setHand(tap.hand);
    for (const move of tap.moves) play(move);
    if (tap.moves.length > 0) playCue(cueOfMove);
    else if (tap.hand !== before) playCue(cue);
    setWords(wordsOf(tap, before, city));
  };
  const tapBuilding = (building: Building): void => follow((now) => tapHand(now, city, building), 'tap');
  const onPlot = (plot: Plot): void => follow((now) => tapPlot(now, city, plot), 'tap', 'place');
  const strokes: Strokes = {
    pick: tapBuilding,
    turn: (way) => follow((now) => turnPicked(now, city, way), 'turn'),
    flip: () => follow((now) => flipPicked(now, city), 'flip'),
    takeBack: () => follow((now) => takeBack(now, city), 'take-back'),
    letGo: () => setHand({ ...latest.current, picked: null }),
    finish: () => setFinishPresses((presses) => presses + 1),
    enterCity: () => enterCity(root.current),
  };
  const active = play === null || !city.isOpen ? null : strokes;
  useKeys(active);
  useWheel(root, picked === null ? null : active);
  const lifted = useDragging(
    root,
    active === null
      ? null
      : {
          lift: (building) => follow((now) => pick(now, city, building), 'tap'),
          drop: (onto) => (onto === null ? strokes.takeBack() : onPlot(onto)),
        },
  );
  // Whoever plays by keyboard begins in the city, not somewhere before the table.
  useEffect(() => {
    if (play !== null && (document.activeElement === null || document.activeElement === document.body))
      enterCity(root.current);
  }, []);

  const blocked = picked === null ? say('pick-first') : null;
  return (
    <div class="builder-site" ref={root} data-carrying={lifted === null ? undefined : ''}>
      <div class="builder-upper">
        <div class="builder-plan">
          <PlanCard plan={plan} held={city.held} />
        </div>
        {aside}
      </div>
      <div class="builder-lower">
        <div class="builder-city" data-done={isDone ? '' : undefined}>
          <CityBoard
            label={say('city')}
            board={city.board}
            picked={picked}
            ghost={
              picked !== null && pose !== null && standing(city, picked) === null ? { building: picked, pose } : null
            }
            hinted={hint.plot}
            onTap={play === null ? undefined : onPlot}
          />
        </div>
        <div class="builder-tools">
          <div class="builder-picked" aria-hidden="true">
            {picked !== null && pose !== null ? <Tile building={picked} face={pose.face} turn={pose.turn} /> : null}
          </div>
          <Button
            icon={turn}
            shortcut="R"
            blocked={blocked}
            class={hint.tool === 'turn' ? 'builder-tool hinted' : 'builder-tool'}
            onPress={() => strokes.turn('on')}
          >
            {say('turn')}
          </Button>
          <Button
            icon={flip}
            shortcut="F"
            blocked={blocked}
            class={hint.tool === 'flip' ? 'builder-tool hinted' : 'builder-tool'}
            onPress={strokes.flip}
          >
            {say('flip')}
          </Button>
        </div>
      </div>
      <div class="builder-dock">
        <div class="builder-hand">
          <HandRow hand={hand} city={city} hinted={hint.building} onTap={tapBuilding} />
        </div>
        <div class="builder-action">
          {isDone ? (
            <p class="builder-note">{say('finished')}</p>
          ) : (
            <FinishButton
              missing={city.held.length - city.board.length}
              presses={finishPresses}
              hinted={hint.tool === 'finish'}
              onFinish={() => play?.({ type: 'finish' })}
            />
          )}
        </div>
      </div>
      {lifted !== null && pose !== null ? <Carried lifted={lifted} pose={pose} /> : null}
      <Spoken words={words} />
    </div>
  );
}

/** Back to the plot that was left last. Says whether there was one to go to. */
function enterCity(root: HTMLElement | null): boolean {
  const plot = root?.querySelector<HTMLElement>('[data-place][tabindex="0"]');
  if (plot == null || document.activeElement?.closest('.city') != null) return false;
  plot.focus();
  return true;
}

/** What a tap did, for those who hear it. */
function wordsOf({ hand, moves }: Tap, before: Hand, city: City): string {
  const [move] = moves;
  if (move?.type === 'build')
    return say('built', { what: asPlaced(move.building, move.face, move.turn), number: move.plot + 1 });
  if (move?.type === 'takeBack') return say('taken-back');
  if (hand.picked === null) return before.picked === null ? '' : say('let-go');
  const pose = poseOf(hand, city, hand.picked);
  return say('in-hand', { what: asPlaced(hand.picked, pose.face, pose.turn) });
}
