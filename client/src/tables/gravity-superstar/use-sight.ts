/** Which way round the planet lies on this screen. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { View } from '#games/gravity-superstar';
import type { BoardProps } from '../game-table.ts';
import { feetDown } from './look.ts';
import { firstTurn, type QuarterTurn, type Sight, sightOf, turnFor, turnOn } from './sight.ts';

interface SightNow {
  readonly sight: Sight;
  /** Null where it lies as it does on a big screen. */
  readonly turnView: (() => void) | null;
}

/** The turn is chosen once a match, and then only by the player; a controller's arrows point as on the big screen. */
export function useSight(view: View, use: BoardProps['use'], isController: boolean): SightNow {
  const [chosen, setTurn] = useState<QuarterTurn>(() => firstTurn(view.board, roomFor(use)));
  const turn = isController ? firstTurn(view.board, BIG_SCREEN) : chosen;
  const follows = feetDown.value && use === 'table' && !isController;
  const pawn = typeof view.viewer === 'number' ? view.players[view.viewer]?.pawn : null;
  const followed = follows && pawn ? turnFor(pawn.up) : turn;
  const sight = useMemo(() => sightOf(view.board, followed), [view.board, followed]);
  useEffect(() => {
    if (follows) setTurn(followed);
  }, [follows, followed]);
  return { sight, turnView: isController ? null : () => setTurn((now) => turnOn(now, 1)) };
}

/** A phone held sideways. */
const LOW = 560;

interface Room {
  readonly width: number;
  readonly height: number;
}

const BIG_SCREEN: Room = roomOn({ width: 1920, height: 1080 }, 'screen');

/** About what is left for the planet on this screen. */
const roomFor = (use: BoardProps['use']): Room => roomOn({ width: innerWidth, height: innerHeight }, use);

function roomOn({ width, height }: Room, use: BoardProps['use']): Room {
  const isWide = width > height;
  const beside = use === 'screen' ? 0.7 : height > LOW ? 0.5 : 0.4;
  return isWide ? { width: width * beside, height: height - 80 } : { width: width * 0.75, height: height * 0.7 };
}
