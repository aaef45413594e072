/** Gravity Superstar on the screen: the planet, everybody's reserve, one's own cards and what they can do. */

import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Event, Move, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { Spoken } from '../../look/live.tsx';
import type { BoardProps } from '../game-table.ts';
import { LastRound } from '../last-round.tsx';
import { PACE_OF, speed } from '../speed.ts';
import { useStaging } from '../staging.ts';
import { TableFrame } from '../table-bar.tsx';
import { actsSince, trailOf } from './acts.ts';
import { GravityBar } from './bar.tsx';
import { Beside } from './beside.tsx';
import { Controls } from './controls.tsx';
import { Hand } from './hand.tsx';
import { whyLastRound } from './last-round.ts';
import { perform } from './performing.ts';
import { Planet } from './planet.tsx';
import { ReservesSheet } from './reserve.tsx';
import { useTurn } from './turn.ts';
import { useSight } from './use-sight.ts';
import { actWords, say } from './words.ts';
import './board.css';
import './low.css';
import './controller.css';
import './from-afar.css';

/** What a board for one has besides: see `alone/`. */
export interface Alone {
  /** In the bar, where a match says how many stars are left. */
  readonly head: ComponentChildren;
  readonly coach: ComponentChildren | null;
  /** In the place of one's cards. */
  readonly verdict: ComponentChildren | null;
  readonly end: ComponentChildren;
  /** Whenever everything has been shown. */
  readonly onStill: (() => void) | null;
}

export function Board({
  scene,
  seats,
  use,
  log,
  play,
  onShowing,
  isController = false,
  alone = null,
}: BoardProps & { readonly alone?: Alone | null }) {
  // The one place where the game's own view comes out of its wrapping.
  const latest = scene.view as View;
  const offers = scene.offers as readonly Move[];
  const root = useRef<HTMLDivElement>(null);
  const { sight, turnView } = useSight(latest, use, isController);
  const looking = useRef(sight);
  looking.current = sight;
  const [spoken, setSpoken] = useState('');
  const [areReservesOpen, setReservesOpen] = useState(false);
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? '';

  const staging = useStaging<View, Event>(latest, log, {
    actsSince,
    isOwn: ({ before }) => before.turn === before.viewer,
    announce(act) {
      const words = actWords(act, nameOf);
      if (words !== null) setSpoken(words);
    },
    async perform(act, signal) {
      if (root.current === null) return;
      await perform(act, signal, { root: root.current, sight: looking.current, pace: PACE_OF[speed.peek()] });
    },
  });
  const you = seatOf(use, scene);
  const { undo } = useContext(TableFrame);
  useShowing(staging.isMoving, onShowing);
  const turn = useTurn({
    view: latest,
    moment: useMoment(log),
    offers: use === 'table' ? offers : [],
    isMoving: staging.isMoving,
    suggests: alone === null,
    skip: staging.skip,
    play,
    undo,
    turnView,
  });
  const onStill = useRef(alone?.onStill);
  onStill.current = alone?.onStill;
  useEffect(() => {
    if (!staging.isMoving) onStill.current?.();
  }, [staging.isMoving, staging.view]);
  const view = turn.isChoosing ? latest : staging.view;
  // One's own move is seen as near as it was chosen.
  const chosenOn = useRef<View | null>(null);
  if (turn.isChoosing) chosenOn.current = staging.view;
  // Cards that can be used are those one has, whatever is still being shown.
  const player = you === null ? undefined : (turn.canAct ? latest : view).players[you];
  // Which card is chosen makes no difference to these: handed over as they were, they are not drawn again.
  const bar = useMemo(
    () => (
      <GravityBar
        view={view}
        use={use}
        past={staging.acts.length}
        isMoving={staging.isMoving}
        watchAgain={staging.watchAgain}
        skip={staging.skip}
        turnView={turnView}
        alone={alone}
        seats={seats}
      />
    ),
    [view, use, staging.acts, staging.isMoving, isController, alone, seats],
  );
  const trail = useMemo(
    () => (staging.isMoving || staging.last === null ? null : trailOf(staging.last)),
    [staging.isMoving, staging.last],
  );
  const openReserves = useCallback(() => setReservesOpen(true), []);
  return (
    <>
      <div
        class="gravity"
        ref={root}
        data-use={use}
        data-phase={latest.phase}
        data-size={sizeOf(view, alone, isController)}
        data-tall={sight.rows > sight.cols ? '' : undefined}
        data-hand={player === undefined ? undefined : ''}
        data-controller={isController ? '' : undefined}
        data-alone={alone === null ? undefined : ''}
        data-judged={alone === null || alone.verdict === null ? undefined : ''}
      >
        {bar}
        {alone?.coach}
        <Beside
          view={view}
          acts={staging.acts}
          seats={seats}
          you={you}
          isAlone={alone !== null}
          onOpen={openReserves}
        />
        <Planet
          sight={sight}
          view={view}
          nameOf={nameOf}
          seat={you}
          choices={turn.choices}
          focus={turn.focus}
          trail={trail}
          near={nearOf(view, you, isController)}
          isUnderWay={staging.isMoving && staging.view === chosenOn.current}
          onFocus={turn.setFocus}
          onChoose={turn.choose}
        />
        {player === undefined || you === null ? null : (
          <>
            <Controls
              sight={sight}
              view={latest}
              shown={view}
              seat={you}
              turn={turn}
              nameOf={nameOf}
              canPlay={use === 'table'}
              isMoving={staging.isMoving}
              news={spoken}
            />
            <Hand player={player} picked={turn.pick.card} onPick={turn.canAct ? turn.pickCard : null} />
          </>
        )}
        {alone?.verdict}
        <div class="flights" />
        {alone === null ? <LastRound words={lastRoundWords(view)} isSpoken={use === 'table'} /> : null}
        {use === 'table' ? <Spoken words={spoken} /> : null}
      </div>
      <ReservesSheet
        isOpen={areReservesOpen}
        onClose={() => setReservesOpen(false)}
        view={view}
        seats={seats}
        you={you}
      />
    </>
  );
}

function lastRoundWords(view: View): string | null {
  const why = whyLastRound(view);
  return why === null ? null : say(`last-round.${why}`);
}

/** Another number whenever something has happened, or was taken back. */
function useMoment(log: BoardProps['log']): number {
  const moment = useRef({ count: 0, last: log.at(-1)?.event });
  const last = log.at(-1)?.event;
  if (moment.current.last !== last) moment.current = { count: moment.current.count + 1, last };
  return moment.current.count;
}

/** How long the end of a move stays on the screen. */
const LAST_LOOK = 900;

/** Tells the page when something is to be seen that must not be covered. */
function useShowing(isMoving: boolean, onShowing: BoardProps['onShowing']): void {
  const tell = useRef(onShowing);
  tell.current = onShowing;
  useLayoutEffect(() => {
    if (isMoving) {
      tell.current?.(true);
      return;
    }
    const timer = setTimeout(() => tell.current?.(false), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isMoving]);
}

/** Whoever plays or played here; a big screen is everybody's. */
const seatOf = (use: BoardProps['use'], { viewer }: BoardProps['scene']): Seat | null =>
  use === 'screen' || viewer === 'spectator' ? null : viewer;

/** A controller shows what lies around one's own pawn. */
const nearOf = ({ players }: View, seat: Seat | null, isController: boolean): Cell | null =>
  (isController && seat !== null ? players[seat]?.pawn?.cell : null) ?? null;

/** Small planets have room beside them for reserves, unless a coach needs it. */
function sizeOf({ players }: View, alone: Alone | null, isController: boolean): 'small' | 'middle' | 'large' {
  if (isController) return 'middle';
  if (players.length < 3) return alone === null || alone.coach === null ? 'small' : 'middle';
  return players.length < 5 ? 'middle' : 'large';
}
