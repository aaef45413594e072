/** A match seen again, wherever it was found. */

import { useEffect, useState } from 'preact/hooks';
import type { WrittenRecording } from '#tabletop';
import { Failure } from '../../app/failure.tsx';
import { LanguageMenu } from '../../app/language-menu.tsx';
import { Waiting } from '../../app/later.tsx';
import { LostAstronaut } from '../../app/lost-astronaut.tsx';
import { Page } from '../../app/page.tsx';
import { type Found, find, type Source } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import type { GameTable } from '../../tables/game-table.ts';
import { loadTable } from '../../tables/registry.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import { named } from '../person-words.ts';
import { Replaying } from './replaying.tsx';

/** A recording that is open, and where it came from. */
export interface Loaded {
  readonly reader: ReplayReader;
  readonly opened: Opened;
  readonly table: GameTable;
  readonly found: Found;
  readonly recording: WrittenRecording;
}

interface ReplayPageProps {
  readonly source: Source;
  /** It is no recording; without this a page says so. */
  readonly onUnreadable?: () => void;
  /** In a page of somebody else's: nothing but the replay. */
  readonly isEmbedded?: boolean;
}

export function ReplayPage({ source, onUnreadable, isEmbedded = false }: ReplayPageProps) {
  const [loaded, setLoaded] = useState<Loaded | 'gone' | null>(null);
  const name = 'match' in source ? source.match : 'table' in source ? source.table : source.file;
  useEffect(() => {
    const reader = new ReplayReader();
    const shown = (next: Loaded | 'gone'): void => {
      if (next === 'gone') onUnreadable?.();
      setLoaded(next);
    };
    load(source, reader).then(shown, () => shown('gone'));
    return () => reader.close();
  }, [name]);
  if (loaded === null) return <Waiting />;
  // A match of a device is kept by that device alone.
  if (loaded === 'gone') {
    return isEmbedded ? <NotHere /> : <Failure kind={'match' in source ? 'elsewhere' : 'gone'} />;
  }
  return <Replaying {...loaded} isEmbedded={isEmbedded} />;
}

/** In a page of somebody else's there is no way on from here. */
function NotHere() {
  return (
    <Page title={shell.say('failure.gone.title')} aside={<LanguageMenu />}>
      <div class="failure">
        <LostAstronaut />
        <p class="failure-words">{replays.say('embed.gone')}</p>
      </div>
    </Page>
  );
}

async function load(source: Source, reader: ReplayReader): Promise<Loaded | 'gone'> {
  const found = await find(source);
  const opened = found === null ? null : await reader.call('open', found.recording);
  if (found === null || opened === null) return 'gone';
  // The reader has just said that it is one.
  const recording = found.recording as WrittenRecording;
  return { reader, opened: named(opened), table: await loadTable(opened.game), found, recording };
}
