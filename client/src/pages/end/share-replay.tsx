/** The replay for others: a link to a match at the server; of a match on this device, the truth and what works. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { film, share } from '../../look/icons.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { shareLink } from '../share.ts';

const { say } = pages;

export function ShareReplay({ host }: { readonly host: TableHost }) {
  const [isAsking, setAsking] = useState(false);
  const press = (): void => {
    if (host.isHere) setAsking(true);
    else void shareLink(host.replayAddress());
  };
  return (
    <>
      <IconButton icon={share} label={say('end.share')} onPress={press} />
      <Dialog
        open={isAsking}
        title={say('end.share')}
        closeLabel={shell.say('close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button icon={film} href={host.replayAddress()}>
              {say('end.share.watch')}
            </Button>
            <Button kind="primary" onPress={() => void save(host)}>
              {say('end.share.save')}
            </Button>
          </>
        }
      >
        <p>{say('end.share.here')}</p>
      </Dialog>
    </>
  );
}

/** The recording as a file, in the public format. */
async function save(host: TableHost): Promise<void> {
  const recording = await host.recording();
  if (recording === null) {
    notify(say('end.no-record'), 'bad');
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(recording, null, 2)], { type: 'application/json' }));
  link.download = 'starboard-match.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
