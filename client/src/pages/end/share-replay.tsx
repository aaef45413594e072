/** The replay for others, from the end of a match. */

import { useState } from 'preact/hooks';
import type { WrittenRecording } from '#tabletop';
import { notify } from '../../app/notices.ts';
import type { TableHost } from '../../host/table-host.ts';
import { IconButton } from '../../look/icon-button.tsx';
import { share } from '../../look/icons.ts';
import { type Found, find } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import { pages } from '../../words/pages.ts';
import { replays } from '../../words/replays.ts';
import { ShareDialog } from '../replay/share-dialog.tsx';

interface ShareReplayProps {
  readonly host: TableHost;
  readonly opened: Opened | null;
}

export function ShareReplay({ host, opened }: ShareReplayProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isOpen, setOpen] = useState(false);
  const press = async (): Promise<void> => {
    const match = host.table.peek()?.match?.id ?? '';
    const next = found ?? (await find(host.isHere ? { match: host.id } : { table: match }));
    if (next === null) notify(pages.say('end.no-record'), 'bad');
    setFound(next);
    setOpen(next !== null);
  };
  return (
    <>
      <IconButton icon={share} label={replays.say('share')} onPress={() => void press()} />
      {opened === null || found === null ? null : (
        <ShareDialog
          isOpen={isOpen}
          opened={opened}
          found={found}
          // Whoever opened it has said that it is one.
          recording={found.recording as WrittenRecording}
          reader={null}
          sight={{ moment: 0, viewer: 'spectator' }}
          onServed={(served) => setFound({ ...found, served })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
