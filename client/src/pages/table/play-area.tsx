/** A table that is being played at: the board and what lies round it, whoever runs the match. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#tabletop';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import type { Host, Scene, Told } from '../../host/host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { crown, offline, pause as pauseSign, watch as watchSign } from '../../look/icons.ts';
import { Spoken } from '../../look/live.tsx';
import { playCue } from '../../sound/play-cue.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { hasTable, loadTable } from '../../tables/registry.ts';
import { TableFrame } from '../../tables/table-bar.tsx';
import { listWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import { Emblem } from '../emblem.tsx';
import { EndView } from '../end/end-view.tsx';
import { ComingPanel } from './coming-panel.tsx';
import { HandOver } from './hand-over.tsx';
import { seatToHandTo } from './handing.ts';
import { Bubbles } from './reactions.tsx';
import { refusalWords } from './refusals.ts';
import './stage.css';
import { TableMenu } from './table-menu.tsx';

const { say } = pages;

/** How long the last board stays before the result comes by itself. */
const LAST_LOOK = 5_000;

export function PlayArea({ host, detail }: { readonly host: Host; readonly detail: string }) {
  const title = host.game.value;
  const table = useTable(title);
  const scene = host.scene.value;
  if (host.lost.value !== null) return <Failure kind={host.lost.value} />;
  if (title !== null && !hasTable(title)) return <ComingPanel game={title} />;
  if (title === null || table === null || scene === null) return <Waiting />;
  if (table === 'failed') return <Failure kind="offline" />;
  return <Playing host={host} title={title} table={table} scene={scene} detail={detail} />;
}

function useTable(title: Title | null): GameTable | 'failed' | null {
  const [table, setTable] = useState<GameTable | 'failed' | null>(null);
  useEffect(() => {
    if (title === null || !hasTable(title)) return;
    loadTable(title).then(setTable, () => setTable('failed'));
  }, [title]);
  return table;
}

interface PlayingProps {
  readonly host: Host;
  readonly title: Title;
  readonly table: GameTable;
  readonly scene: Scene;
  readonly detail: string;
}

function Playing({ host, title, table, scene, detail }: PlayingProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasSeenEnd, setSeenEnd] = useState(scene.outcome !== null);
  const [isShowing, setShowing] = useState(false);
  const isOver = scene.outcome !== null;
  const spoken = useTelling(host, table, scene);

  useEffect(() => {
    if (!isOver || hasSeenEnd) return;
    const timer = setTimeout(() => setSeenEnd(true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [isOver, hasSeenEnd]);

  if (isOver && hasSeenEnd) return <EndView host={host} title={title} table={table} outcome={scene.outcome} />;

  const next = seatToHandTo(host.ours.value, scene, COVERS[title].pace);
  if (next !== null && !isShowing) return <HandOver host={host} to={next} />;

  const play = async (move: object) => {
    const refusal = await host.play(move);
    if (refusal !== null) {
      playCue('refused');
      notify(refusalWords(title, refusal), 'bad');
    }
    return refusal;
  };
  const undo = async (): Promise<void> => {
    const refusal = await host.undo();
    if (refusal !== null) notify(refusalWords(title, refusal), 'bad');
  };
  const { Board } = table;
  return (
    <TableFrame.Provider
      value={{
        title: COVERS[title].name,
        detail,
        emblem: <Emblem game={title} />,
        openMenu: () => setMenuOpen(true),
        undo: scene.canUndo && COVERS[title].pace === 'turns' ? () => void undo() : null,
      }}
    >
      <div class="stage-page">
        <LineBanner host={host} />
        {table.tells === true ? null : <TellingBanner host={host} viewer={scene.viewer} />}
        {isOver ? (
          <Banner
            icon={crown}
            action={
              <Button kind="primary" onPress={() => setSeenEnd(true)}>
                {say('table.to-end')}
              </Button>
            }
          >
            {say('table.is-over')}
          </Banner>
        ) : null}
        <main class="stage" tabIndex={-1}>
          {host.isPaused.value ? (
            <Paused host={host} />
          ) : (
            <Board
              scene={scene}
              seats={host.seats.value}
              clock={host.clock}
              use="table"
              log={host.log.value}
              telling={host.telling.value}
              receipts={host.receipts.value}
              play={play}
              onShowing={setShowing}
            />
          )}
        </main>
        <Bubbles host={host} />
        <Spoken words={spoken} />
        <TableMenu host={host} title={title} table={table} open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      </div>
    </TableFrame.Provider>
  );
}

/** Says and sounds what happens; the log keeps it. */
function useTelling(host: Host, table: GameTable, scene: Scene): string {
  const [spoken, setSpoken] = useState('');
  const you = useRef<Seat | null>(null);
  you.current = scene.viewer === 'spectator' ? null : scene.viewer;
  useEffect(
    () =>
      host.onTold((told: Told) => {
        const cue = table.cue(told, you.current);
        if (cue !== null) playCue(cue);
        const sentence = table.sentence(told, (seat) => host.seats.peek()[seat]?.name ?? '', you.current);
        if (sentence !== null) setSpoken(sentence);
      }),
    [host, table],
  );
  return spoken;
}

/** Time stands still until everybody knows what came up. */
function TellingBanner({ host, viewer }: { readonly host: Host; readonly viewer: Scene['viewer'] }) {
  const telling = host.telling.value;
  if (telling === null) return null;
  const names = listWords(telling.untold.map((seat) => host.seats.value[seat]?.name ?? ''));
  const isAsked = viewer !== 'spectator' && telling.untold.includes(viewer);
  return (
    <Banner
      icon={watchSign}
      action={
        isAsked ? (
          <Button kind="primary" onPress={telling.told}>
            {say('table.telling.told')}
          </Button>
        ) : undefined
      }
    >
      {say('table.telling', { names })}
    </Banner>
  );
}

function LineBanner({ host }: { readonly host: Host }) {
  const line = host.line.value;
  if (line === 'local' || line === 'online') return null;
  return <Banner icon={offline}>{say(line === 'offline' ? 'table.offline' : 'table.connecting')}</Banner>;
}

function Paused({ host }: { readonly host: Host }) {
  return (
    <div class="paused">
      <h2>{say('table.paused')}</h2>
      <Button kind="primary" size="large" icon={pauseSign} onPress={() => host.pause(false)}>
        {say('table.go-on')}
      </Button>
    </div>
  );
}
