/** The player's hands while building: what is picked, what each stroke does to it, what is said of it. */

import { useMemo, useRef, useState } from 'preact/hooks';
import type { Building, Move, Plot } from '#games/space-builder';
import type { Cue } from '../../sound/notes.ts';
import { playCue } from '../../sound/play-cue.ts';
import type { Carrying } from './dragging.tsx';
import {
  type City,
  EMPTY_HAND,
  flipPicked,
  type Hand,
  pick,
  poseOf,
  type Tap,
  takeBack,
  tapHand,
  tapPlot,
  turnPicked,
} from './picking.ts';
import { asPlaced, say } from './words.ts';

export interface HandsProps {
  /** Every round begins with empty hands. */
  readonly round: number;
  readonly city: City;
  /** Null when this is only looked at. */
  readonly play: ((move: Move) => void) | null;
  readonly onHand?: ((hand: Hand) => void) | undefined;
}

/** All of it stays the same from one drawing to the next. */
export interface Deeds extends Carrying {
  turn(way: 'on' | 'back'): void;
  flip(): void;
  takeBack(): void;
  letGo(): void;
  finish(): void;
  tapBuilding(building: Building): void;
  tapPlot(plot: Plot): void;
}

export interface Hands {
  readonly hand: Hand;
  readonly deeds: Deeds;
  /** What the last stroke did, for those who hear it. */
  readonly words: string;
  readonly finishPresses: number;
}

export function useHands(props: HandsProps): Hands {
  const { round } = props;
  const now = useRef(props);
  now.current = props;
  const [shown, show] = useState({ round, hand: EMPTY_HAND });
  // Two strokes may come between two paintings of the screen: the second must see what the first did.
  const latest = useRef(shown);
  if (latest.current.round !== round) latest.current = { round, hand: EMPTY_HAND };
  const [words, setWords] = useState('');
  const [finishPresses, setFinishPresses] = useState(0);

  const deeds = useMemo((): Deeds => {
    const take = (hand: Hand): void => {
      latest.current = { ...latest.current, hand };
      show(latest.current);
      now.current.onHand?.(hand);
    };
    const follow = (tapped: (hand: Hand, city: City) => Tap, cue: Cue, cueOfMove: Cue = cue): void => {
      const { city, play } = now.current;
      if (play === null) return;
      const before = latest.current.hand;
      const tap = tapped(before, city);
      take(tap.hand);
      for (const move of tap.moves) play(move);
      if (tap.moves.length > 0) playCue(cueOfMove);
      else if (tap.hand !== before) playCue(cue);
      setWords(wordsOf(tap, before, city));
    };
    const deeds: Deeds = {
      tapBuilding: (building) => follow((hand, city) => tapHand(hand, city, building), 'tap'),
      tapPlot: (plot) => follow((hand, city) => tapPlot(hand, city, plot), 'tap', 'place'),
      turn: (way) => follow((hand, city) => turnPicked(hand, city, way), 'turn'),
      flip: () => follow(flipPicked, 'flip'),
      takeBack: () => follow(takeBack, 'take-back'),
      letGo: () => take({ ...latest.current.hand, picked: null }),
      finish: () => setFinishPresses((presses) => presses + 1),
      lift: (building) => follow((hand, city) => pick(hand, city, building), 'tap'),
      drop: (onto) => (onto === null ? deeds.takeBack() : deeds.tapPlot(onto)),
    };
    return deeds;
  }, []);
  return { hand: latest.current.hand, deeds, words, finishPresses };
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
