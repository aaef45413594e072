/** What a player has in hand between two answers of the table: a card just tapped, the joker picked up, words to be heard. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move, Position, View } from '#games/space-bowl';
import { playCue } from '../../sound/play-cue.ts';
import type { BoardProps } from '../game-table.ts';
import type { Can } from './standing.ts';
import { say } from './words.ts';

export interface RoundInHand {
  /** One's own choice, as tapped, before the table has answered. */
  readonly chosen: Position | null;
  readonly isJokerArmed: boolean;
  act(move: Move): void;
  tapCard(position: Position): void;
  tapJoker(): void;
  putJokerBack(): boolean;
}

export function useRound(view: View, can: Can, play: BoardProps['play'], hear: (words: string) => void): RoundInHand {
  const [tapped, setTapped] = useState<Position | null>(null);
  const [isArmed, setArmed] = useState(false);
  const isJokerArmed = isArmed && can.joker;
  const latest = useRef(0);
  // What was in hand belongs to a round.
  useEffect(() => {
    setTapped(null);
    setArmed(false);
  }, [view.rounds.length]);

  const act = (move: Move): void => void play(move);
  const place = async (position: Position): Promise<void> => {
    const tap = ++latest.current;
    setTapped(position);
    playCue('place');
    hear(say('chosen.said', { position }));
    await play({ type: 'place', position } satisfies Move);
    if (tap === latest.current) setTapped(null);
  };
  return {
    chosen: can.place ? (tapped ?? view.choice) : view.choice,
    isJokerArmed,
    act,
    tapCard(position) {
      if (isJokerArmed) {
        setArmed(false);
        playCue('place');
        act({ type: 'joker', position });
      } else if (can.place) void place(position);
      else nudge(position);
      if (!isJokerArmed && !can.place) hear(say('not-yet'));
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
