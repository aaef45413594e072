/** What happened since: a line above the board while it is shown again, or a list to read. */

import { useEffect } from 'preact/hooks';
import type { Seat } from '#tabletop';
import type { Told } from '../../host/host.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Banner } from '../../look/banner.tsx';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { history } from '../../look/icons.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { returning } from '../../words/returning.ts';
import { botWords, logLines } from '../table/log-lines.ts';
import type { PlaybackNow } from './use-playback.ts';
import './over-bar.css';
import './playback.css';

const { say } = returning;

interface StripProps {
  readonly host: TableHost;
  readonly table: GameTable;
  readonly now: PlaybackNow;
}

export function PlaybackStrip({ host, table, now }: StripProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isOnButton = event.key === 'Enter' && event.target instanceof HTMLButtonElement;
      if ((event.key !== 'Escape' && event.key !== 'Enter') || isOnButton) return;
      event.preventDefault();
      event.stopPropagation();
      now.end();
    };
    // Before the board hears of it.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
  const { step, playback, isToRead } = now;
  const wordsOf = (told: readonly Told[]): readonly string[] => {
    const nameOf = (seat: Seat): string => host.seats.value[seat]?.name ?? '';
    const you = typeof step.scene.viewer === 'number' ? step.scene.viewer : null;
    return logLines(
      told,
      (one) => table.sentence(one, nameOf, you),
      (seat) => botWords(seat, nameOf, you),
    );
  };
  if (isToRead) {
    const lines = wordsOf([...playback.before, ...playback.steps.flatMap(({ told }) => told)]);
    return <ToRead lines={lines} left={playback.left} onClose={now.end} />;
  }
  const words = wordsOf(step.told).join(' ');
  const isFirst = step === playback.steps[0];
  return (
    <div class="playback over-bar">
      <Banner
        icon={history}
        action={
          <Button kind="primary" class="playback-skip" onPress={now.end}>
            {say('since.skip')}
          </Button>
        }
      >
        {isFirst && playback.left > 0
          ? say('since.first', { left: playback.left })
          : say('since.words', { words: words === '' ? '…' : words })}
      </Banner>
    </div>
  );
}

interface ToReadProps {
  readonly lines: readonly string[];
  readonly left: number;
  readonly onClose: () => void;
}

function ToRead({ lines, left, onClose }: ToReadProps) {
  return (
    <Dialog
      open
      title={say('since.title')}
      closeLabel={say('plan.close')}
      actions={
        <Button kind="primary" onPress={onClose}>
          {say('since.seen')}
        </Button>
      }
      onClose={onClose}
    >
      {left > 0 ? <p class="soft">{say('since.left', { left })}</p> : null}
      <ol class="playback-lines">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}
