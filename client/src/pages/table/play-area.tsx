/** A table that is being played at: the board and what lies round it, whoever runs the match. */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Refused } from '#tabletop';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { play as playSign } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { useMatches } from '../../look/use-matches.ts';
import { TableTime } from '../../slow/table-time.tsx';
import { playCue } from '../../sound/play-cue.ts';
import { isControllerAt } from '../../tables/controller.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { HintStrip } from '../../teaching/hint-strip.tsx';
import { LessonHere } from '../../teaching/lesson-here.tsx';
import { reach } from '../../teaching/memory.ts';
import { Offer } from '../../teaching/offer.tsx';
import type { Teacher } from '../../teaching/teacher.ts';
import { useTeaching } from '../../teaching/use-teaching.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { EndView } from '../end/end-view.tsx';
import { useComingBack } from '../returning/use-coming-back.tsx';
import { HandOver } from './hand-over.tsx';
import { handingOf, seatToHandTo } from './handing.ts';
import { LineBanner } from './line-banner.tsx';
import { useOwnLook } from './looking.ts';
import { QuickTalk } from './quick-talk.tsx';
import { Bubbles } from './reactions.tsx';
import { refusalWords } from './refusals.ts';
import './stage.css';
import { useTabTitle } from './tab-title.ts';
import { OverBanner, PassOnBanner, TellingBanner, WatchingBanner } from './table-banners.tsx';
import { TableMenu } from './table-menu.tsx';
import { useFit } from './use-fit.ts';
import { useLastLook } from './use-last-look.ts';
import { useLoaded } from './use-loaded.ts';
import { usePresence } from './use-presence.ts';
import { useStopped } from './use-stopped.ts';
import { useTelling } from './use-telling.ts';

const { say } = pages;

/** What is held in a hand, upright or on its side: larger screens have room for the whole board. */
const PHONE = '(max-width: 599px), (max-height: 480px)';

/** What a room puts round the board of its matches. */
export interface Around {
  readonly banners: ComponentChildren;
  /** Over the board, while the match is paused. */
  readonly cover: ComponentChildren;
  /** In the menu. */
  readonly controls: ComponentChildren;
  /** From the result to the room. */
  readonly toRoom: () => void;
}

interface PlayAreaProps {
  readonly host: TableHost;
  readonly detail: string;
  /** Null on one's own device. */
  readonly around?: Around | null;
}

export function PlayArea({ host, detail, around = null }: PlayAreaProps) {
  const title = host.game.value;
  const loaded = useLoaded(title);
  const scene = host.scene.value;
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (title === null || loaded === null || scene === null) return <Waiting />;
  if (loaded === 'failed') return <Failure kind="offline" />;
  return <Playing host={host} title={title} {...loaded} scene={scene} detail={detail} around={around} />;
}

interface PlayingProps {
  readonly host: TableHost;
  readonly title: Title;
  readonly table: GameTable;
  readonly teacher: Teacher | null;
  readonly scene: Scene;
  readonly detail: string;
  readonly around: Around | null;
}

function Playing({ host, title, table, teacher, scene, detail, around }: PlayingProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { isStanding, over, keepPaused } = useStopped(host, isMenuOpen);
  const [isShowing, setShowing] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const isOver = scene.outcome !== null;
  const [hasSeenEnd, seeEnd] = useLastLook(isOver);
  const spoken = useTelling(host, table, scene);
  const look = useOwnLook(scene);
  const isPhone = useMatches(PHONE);
  usePresence(host, title);
  useFit(host, title, scene.outcome);
  useTabTitle(title, table, scene);
  const { isHeld, isTaught, isLearning, setLearning } = useTeaching(host, title, teacher, scene);
  const back = useComingBack(host, title, table, scene);

  if (isOver && hasSeenEnd)
    return <EndView host={host} title={title} table={table} outcome={scene.outcome} toRoom={around?.toRoom ?? null} />;

  const next = seatToHandTo(host.ours.value, scene, COVERS[title].pace);
  const handing = handingOf({ next, isShowing, lingers: table.lingers === true, hasMore: look.hasMore });
  if (next !== null && handing === 'covered') return <HandOver host={host} to={next} />;

  if (back.isAsking) return <Waiting />;
  if (isLearning) return <LessonHere title={title} onDone={() => setLearning(false)} />;

  const beReady = (): void => {
    reach(title, 'ready');
    stage.current?.focus({ preventScroll: true });
  };
  const { play, undo } = movesOf(host, title);
  const { Board } = table;
  const isController = controllerOf(host, scene, isPhone);
  return (
    <TableFrame.Provider
      value={{
        title: COVERS[title].name,
        detail,
        emblem: <Emblem game={title} />,
        openMenu: () => setMenuOpen(true),
        over,
        undo: undoable(back.isNow && scene.canUndo, title, undo),
        ...back.frame,
        talk: talksQuickly(host, title, scene) ? <QuickTalk host={host} /> : null,
        time: <TableTime host={host} />,
      }}
    >
      <div class="stage-page">
        <LineBanner host={host} title={title} />
        <WatchingBanner host={host} title={title} />
        {around?.banners}
        {table.tells === true ? null : <TellingBanner host={host} viewer={scene.viewer} />}
        {next !== null && handing === 'asked' ? <PassOnBanner host={host} to={next} onPass={look.end} /> : null}
        {back.banner}
        {isOver ? <OverBanner onSeen={seeEnd} /> : null}
        {teacher !== null && isTaught ? (
          <HintStrip host={host} title={title} teacher={teacher} scene={scene} isHeld={isHeld} />
        ) : null}
        <main class="stage" tabIndex={-1} ref={stage}>
          {isStanding && !isHeld ? (
            <Paused host={host} />
          ) : (
            <Board
              {...boardOf(host)}
              scene={scene}
              {...back.board}
              isController={isController === true}
              play={(move) => {
                if (isHeld) beReady();
                return (back.play ?? play)(move);
              }}
              onShowing={setShowing}
            />
          )}
        </main>
        {around?.cover}
        {teacher !== null && isHeld ? (
          <Offer
            title={title}
            teacher={teacher}
            view={scene.view}
            onLearn={() => {
              reach(title, 'asked');
              setLearning(true);
            }}
            onPlay={() => reach(title, 'asked')}
            onReady={beReady}
          />
        ) : null}
        {back.dialogs}
        <Bubbles host={host} />
        <Spoken words={spoken} />
        <TableMenu
          host={host}
          title={title}
          table={table}
          isController={isController}
          controls={around?.controls}
          open={isMenuOpen}
          onPause={keepPaused}
          onClose={() => setMenuOpen(false)}
        />
      </div>
    </TableFrame.Provider>
  );
}

/**
 * Whether this is the controller of a big screen; null where it can't be one: one's own device has no other screen, and
 * whoever watches has nothing to control.
 */
function controllerOf(host: TableHost, { viewer }: Scene, isPhone: boolean): boolean | null {
  if (host.isHere || viewer === 'spectator') return null;
  const screens = host.table.value?.room.screens ?? [];
  return isControllerAt(host.id, { hasScreen: isPhone && screens.some(({ here }) => here) });
}

/** Null where nothing is to be taken back. */
const undoable = (isPossible: boolean, title: Title, undo: () => Promise<unknown>): (() => void) | null =>
  isPossible && COVERS[title].pace === 'turns' ? () => void undo() : null;

/** Where there is no time for a menu. */
const talksQuickly = (host: TableHost, title: Title, { viewer }: Scene): boolean =>
  !host.isHere && COVERS[title].pace !== 'turns' && viewer !== 'spectator';

/** What a seat can do; a refusal is said in words. */
function movesOf(host: TableHost, title: Title) {
  const said = (refusal: Refused | null): Refused | null => {
    if (refusal !== null) notify(refusalWords(title, refusal), 'bad');
    return refusal;
  };
  return {
    async play(move: object): Promise<Refused | null> {
      const refusal = said(await host.play(move));
      if (refusal !== null) playCue('refused');
      return refusal;
    },
    undo: async (): Promise<Refused | null> => said(await host.undo()),
  };
}

/** What a board is shown of a table, whatever the game. */
const boardOf = (host: TableHost) =>
  ({
    seats: host.seats.value,
    clock: host.clock,
    use: 'table',
    log: host.log.value,
    telling: host.telling.value,
    looking: host.looking.value,
    receipts: host.receipts.value,
  }) as const;

function Paused({ host }: { readonly host: TableHost }) {
  return (
    <div class="paused">
      <h2>{say('table.paused')}</h2>
      <Button kind="primary" size="large" icon={playSign} onPress={() => host.pause(false)}>
        {say('table.go-on')}
      </Button>
    </div>
  );
}
