/** A match for others: as a link, as a file; from the replay, or from the end of a match. */

import { useState } from 'preact/hooks';
import type { WrittenRecording } from '#tabletop';
import { notify } from '../../app/notices.ts';
import type { StoredMatch } from '../../local/stored-matches.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { bin, install, share } from '../../look/icons.ts';
import { Toggle } from '../../look/toggle.tsx';
import { saveRecording } from '../../replay/files.ts';
import { type Found, savedForm } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import type { ReplayReader } from '../../replay/replay-reader.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import { shareLink } from '../share.ts';
import { houseWords } from '../table/refusals.ts';
import './share-dialog.css';
import { ShareMore } from './share-more.tsx';
import { handedOver, replayLink, type Sight, takenBack } from './sharing.ts';

const { say } = replays;

interface ShareDialogProps {
  readonly isOpen: boolean;
  readonly opened: Opened;
  readonly found: Found;
  readonly recording: WrittenRecording;
  readonly sight: Sight;
  /** Null at the end of a match, where nothing is shown that could be filmed. */
  readonly reader: ReplayReader | null;
  /** It is on the server from now on, or no longer. */
  readonly onServed: (match: string | null) => void;
  readonly onClose: () => void;
}

export function ShareDialog(props: ShareDialogProps) {
  const { isOpen, opened, found, recording, sight, reader, onServed, onClose } = props;
  const { served } = found;
  return (
    <Dialog open={isOpen} title={say('share')} closeLabel={shell.say('close')} onClose={onClose}>
      {isOpen ? (
        <div class="share">
          {served === null ? (
            <NotServed opened={opened} stored={found.stored} onServed={onServed} />
          ) : (
            <ByLink match={served} opened={opened} sight={sight} />
          )}
          {found.stored === null || served === null ? null : (
            <TakeBack stored={{ ...found.stored, handedTo: served }} onDone={() => onServed(null)} />
          )}
          <Button icon={install} wide onPress={() => saveRecording(savedForm(recording, found))}>
            {say('share.save')}
          </Button>
          {reader === null ? null : (
            <ShareMore shot={{ reader, opened, ...sight }} recording={recording} served={served} ended={found.ended} />
          )}
        </div>
      ) : null}
    </Dialog>
  );
}

interface ByLinkProps {
  readonly match: string;
  readonly opened: Opened;
  readonly sight: Sight;
}

function ByLink({ match, opened, sight }: ByLinkProps) {
  const [isFromHere, setFromHere] = useState(sight.moment > 0);
  const [isThroughEyes, setThroughEyes] = useState(sight.viewer !== 'spectator');
  const { moment, viewer } = sight;
  const link = replayLink(match, { ...(isFromHere ? { moment } : {}), ...(isThroughEyes ? { viewer } : {}) });
  return (
    <section class="share-part" aria-label={say('share.link')}>
      {moment === 0 ? null : <Toggle label={say('share.moment')} on={isFromHere} onChange={setFromHere} />}
      {viewer === 'spectator' ? null : (
        <Toggle
          label={say('share.eyes', { name: opened.players[viewer]?.name ?? '' })}
          on={isThroughEyes}
          onChange={setThroughEyes}
        />
      )}
      <Button kind="primary" icon={share} wide onPress={() => void shareLink(link)}>
        {say('share.copy')}
      </Button>
    </section>
  );
}

interface NotServedProps {
  readonly opened: Opened;
  readonly stored: StoredMatch | null;
  readonly onServed: (match: string) => void;
}

function NotServed({ opened, stored, onServed }: NotServedProps) {
  const [isBusy, setBusy] = useState(false);
  if (stored === null) return <p class="soft">{say('share.file')}</p>;
  if (opened.outcome === null) return <p class="soft">{say('share.open')}</p>;
  const hand = async (): Promise<void> => {
    setBusy(true);
    const answer = await handedOver(stored);
    setBusy(false);
    if (answer.ok) onServed(answer.value.id);
    else notify(answer.because === 'offline' ? say('share.offline') : houseWords(answer.because), 'bad');
  };
  return (
    <section class="share-part">
      <p>{say('share.here')}</p>
      <Button kind="primary" icon={share} wide busy={isBusy} onPress={() => void hand()}>
        {say('share.hand')}
      </Button>
    </section>
  );
}

function TakeBack({ stored, onDone }: { readonly stored: StoredMatch; readonly onDone: () => void }) {
  const withdraw = async (): Promise<void> => {
    const answer = await takenBack(stored);
    if (!answer.ok) {
      notify(answer.because === 'offline' ? say('share.offline') : houseWords(answer.because), 'bad');
      return;
    }
    notify(say('share.withdrawn'), 'good');
    onDone();
  };
  return (
    <section class="share-part">
      <p class="soft">{say('share.handed')}</p>
      <Button icon={bin} wide onPress={() => void withdraw()}>
        {say('share.withdraw')}
      </Button>
    </section>
  );
}
