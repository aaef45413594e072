import { useRef, useState } from 'preact/hooks';
import type { Building, Move, Plot, View } from '#games/space-builder';
import type { Seat } from '#tabletop';
import type { SeatNow } from '../../host/host.ts';
import { Button } from '../../look/button.tsx';
import { flip, turn } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import type { Cue } from '../../sound/notes.ts';
import { playCue } from '../../sound/play-cue.ts';
import { CityBoard } from './city.tsx';
import { FinishButton } from './finish-button.tsx';
import { HandRow } from './hand.tsx';
import { useKeys } from './keys.ts';
import {
  cityOf,
  EMPTY_HAND,
  flipPicked,
  type Hand,
  poseOf,
  standing,
  type Tap,
  takeBack,
  tapHand,
  tapPlot,
  turnPicked,
} from './picking.ts';
import { PlanCard } from './plan-card.tsx';
import { Rivals } from './rivals.tsx';
import { Tile } from './tile.tsx';
import { asPlaced, say } from './words.ts';

export interface BuildingPhaseProps {
  readonly view: View;
  readonly seat: Seat;
  readonly seats: readonly SeatNow[];
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
}

/** A plan is up: everyone builds. */
export function BuildingPhase({ view, seat, seats, play }: BuildingPhaseProps) {
  const [hand, showHand] = useState<Hand>(EMPTY_HAND);
  // Two strokes may come between two paintings of the screen: the second must see what the first did.
  const latest = useRef(hand);
  const setHand = (next: Hand): void => {
    latest.current = next;
    showHand(next);
  };
  const [words, setWords] = useState('');
  const city = cityOf(view, seat);
  const picked = city.isOpen ? hand.picked : null;
  const pose = picked === null ? null : poseOf(hand, city, picked);

  const follow = (tapped: (hand: Hand) => Tap, cue: (tap: Tap) => Cue): void => {
    if (play === null) return;
    const before = latest.current;
    const tap = tapped(before);
    setHand(tap.hand);
    if (tap.move !== null) play(tap.move);
    if (tap.move !== null || tap.hand !== before) playCue(cue(tap));
    setWords(wordsOf(tap, before, city));
  };
  const tapBuilding = (building: Building): void =>
    follow(
      (now) => tapHand(now, city, building),
      () => 'tap',
    );
  const onPlot = (plot: Plot): void =>
    follow(
      (now) => tapPlot(now, city, plot),
      ({ move }) => (move === null ? 'tap' : 'place'),
    );

  const strokes = {
    pick: tapBuilding,
    turn: () =>
      follow(
        (now) => turnPicked(now, city),
        () => 'turn',
      ),
    flip: () =>
      follow(
        (now) => flipPicked(now, city),
        () => 'flip',
      ),
    takeBack: () =>
      follow(
        (now) => takeBack(now, city),
        () => 'take-back',
      ),
    letGo: () => setHand({ ...latest.current, picked: null }),
  };
  useKeys(play === null ? null : strokes);
  const missing = city.held.length - city.board.length;
  const isDone = view.finished.includes(seat);
  const blocked = picked === null ? say('pick-first') : null;

  return (
    <>
      <div class="builder-upper">
        <div class="builder-plan">
          <PlanCard plan={view.plan} held={view.held[seat] ?? []} />
        </div>
        <Rivals view={view} seats={seats} except={seat} />
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
            onTap={play === null ? undefined : onPlot}
          />
        </div>
        <div class="builder-tools">
          <div class="builder-picked" aria-hidden="true">
            {picked !== null && pose !== null ? <Tile building={picked} face={pose.face} turn={pose.turn} /> : null}
          </div>
          <Button icon={turn} shortcut="R" blocked={blocked} class="builder-tool" onPress={strokes.turn}>
            {say('turn')}
          </Button>
          <Button icon={flip} shortcut="F" blocked={blocked} class="builder-tool" onPress={strokes.flip}>
            {say('flip')}
          </Button>
        </div>
      </div>
      <div class="builder-dock">
        <div class="builder-hand">
          <HandRow hand={hand} city={city} onTap={tapBuilding} />
        </div>
        <div class="builder-action">
          {isDone ? (
            <p class="builder-note">{say('finished')}</p>
          ) : (
            <FinishButton missing={missing} onFinish={() => play?.({ type: 'finish' })} />
          )}
        </div>
      </div>
      <Spoken words={words} />
    </>
  );
}

/** What a tap did, for those who hear it. */
function wordsOf({ hand, move }: Tap, before: Hand, city: ReturnType<typeof cityOf>): string {
  if (move?.type === 'build')
    return say('built', { what: asPlaced(move.building, move.face, move.turn), number: move.plot + 1 });
  if (move?.type === 'takeBack') return say('taken-back');
  if (hand.picked === null) return before.picked === null ? '' : say('let-go');
  const pose = poseOf(hand, city, hand.picked);
  return say('in-hand', { what: asPlaced(hand.picked, pose.face, pose.turn) });
}
