/** What a player has in hand between two moves: the joker picked up, words to be heard. */

import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move, Position, View } from '#games/space-bowl';
import { playCue } from '../../sound/play-cue.ts';
import type { BoardProps } from '../game-table.ts';
import { oneTap } from './preferences.ts';
import type { Can } from './standing.ts';
import { say } from './words.ts';

export interface RoundInHand {
  readonly isJokerArmed: boolean;
  /** What is answered to a tap that could do nothing. */
  readonly whisper: ReadonlySignal<string | null>;
  act(move: Move): void;
  tapCard(position: Position): void;
  tapJoker(): void;
  putJokerBack(): boolean;
}

const WHISPERED_FOR = 2_500;

export function useRound(view: View, can: Can, play: BoardProps['play'], hear: (words: string) => void): RoundInHand {
  const [isArmed, setArmed] = useState(false);
  const isJokerArmed = isArmed && can.joker;
  // What was in hand belongs to a round.
  useEffect(() => setArmed(false), [view.rounds.length]);

  const whisper = useSignal<string | null>(null);
  const fading = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(fading.current), []);
  // Whoever has called needs no word on how to call.
  useEffect(() => {
    whisper.value = null;
  }, [can.go, can.follow]);
  const act = (move: Move): void => void play(move);
  const place = (position: Position): void => {
    playCue('place');
    hear(say('chosen.said', { position }));
    act({ type: 'place', position });
  };
  const answer = (position: Position): void => {
    const words = can.go ? say('not-yet') : can.follow ? say('not-yet.follow') : null;
    nudge(position);
    if (words === null) return;
    hear(words);
    whisper.value = words;
    clearTimeout(fading.current);
    fading.current = setTimeout(() => {
      whisper.value = null;
    }, WHISPERED_FOR);
  };
  /** One tap for both: the card counts once the call does. */
  const callWith = async (position: Position): Promise<void> => {
    if ((await play({ type: 'go' })) === null) place(position);
  };
  return {
    isJokerArmed,
    whisper,
    act,
    tapCard(position) {
      if (isJokerArmed) {
        setArmed(false);
        playCue('place');
        act({ type: 'joker', position });
      } else if (can.place) place(position);
      else if (can.go && oneTap.value) void callWith(position);
      else answer(position);
    },
    tapJoker() {
      if (!can.joker) return;
      setArmed(!isArmed);
      playCue(isArmed ? 'take-back' : 'tap');
      hear(say(isArmed ? 'joker.back' : 'joker.said'));
    },
    putJokerBack() {
      if (!isJokerArmed) return false;
      setArmed(false);
      hear(say('joker.back'));
      return true;
    },
  };
}

/** A card that can't be chosen yet shakes its head. */
function nudge(position: Position): void {
  document
    .querySelector(`.galaxy-card[data-position="${position}"] img`)
    ?.animate({ translate: ['0', '-3%', '3%', '0'] }, { duration: 160 });
}
