/** Going on from a moment of a match: where, with whom, and with which draws. */

import { useState } from 'preact/hooks';
import type { Fork } from '#protocol';
import { LEVELS, type Seat, upTo, type Viewer, type WrittenRecording } from '#tabletop';
import { notify } from '../../app/notices.ts';
import { playOnFrom } from '../../local/new-match.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { Select } from '../../look/field.tsx';
import { rocket } from '../../look/icons.ts';
import { Segments } from '../../look/segments.tsx';
import type { Found } from '../../replay/found.ts';
import type { Opened } from '../../replay/messages.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { openTable } from '../../server/api.ts';
import { playerName } from '../../settings/settings.ts';
import { pages } from '../../words/pages.ts';
import { replays } from '../../words/replays.ts';
import { shell } from '../../words/shell.ts';
import { houseWords } from '../table/refusals.ts';
import './fork-dialog.css';

const { say } = replays;

type Who = Fork['seats'][number];
type Where = 'here' | 'table';
type Future = Fork['future'];

const HERE: readonly Who[] = ['you', ...LEVELS];
const AT_TABLE: readonly Who[] = ['you', 'open', 'recorded', ...LEVELS];

interface ForkDialogProps {
  readonly isOpen: boolean;
  readonly opened: Opened;
  readonly found: Found;
  readonly recording: WrittenRecording;
  readonly moment: number;
  readonly viewer: Viewer;
  readonly onClose: () => void;
}

export function ForkDialog(props: ForkDialogProps) {
  return (
    <Dialog open={props.isOpen} title={say('fork')} closeLabel={shell.say('close')} onClose={props.onClose}>
      {props.isOpen ? <ForkForm {...props} /> : null}
    </Dialog>
  );
}

function ForkForm({ opened, found, recording, moment, viewer }: ForkDialogProps) {
  const own: Seat = viewer === 'spectator' ? 0 : viewer;
  const [where, setWhere] = useState<Where>('here');
  const [future, setFuture] = useState<Future>('same');
  const [seats, setSeats] = useState<readonly Who[]>(() =>
    opened.players.map((_, seat) => (seat === own ? 'you' : 'regular')),
  );
  const [isBusy, setBusy] = useState(false);
  const choices = where === 'here' ? HERE : AT_TABLE;
  const { moves, at } = opened.moments[moment] ?? { moves: 0, at: 0 };

  const choose = (where: Where): void => {
    setWhere(where);
    const fitting = where === 'here' ? HERE : AT_TABLE;
    setSeats(seats.map((who) => (fitting.includes(who) ? who : 'regular')));
  };
  const playOn = async (): Promise<void> => {
    setBusy(true);
    if (where === 'here') {
      const past = upTo(recording, { moves, at });
      go(addressOf.match(await playOnFrom(opened.game, past, { seats, name: playerName.peek(), future })));
      return;
    }
    const fork = { match: found.served ?? '', moves, at, future, seats };
    const answer = await openTable({ game: opened.game, start: !seats.includes('open'), fork });
    setBusy(false);
    if (answer.ok) go(addressOf.table(answer.value.id));
    else notify(answer.because === 'offline' ? say('share.offline') : houseWords(answer.because), 'bad');
  };
  return (
    <div class="fork">
      <p class="soft">{say('fork.hint')}</p>
      {found.served === null ? null : (
        <Segments
          label={say('fork.where')}
          value={where}
          segments={[
            { value: 'here', label: say('fork.here') },
            { value: 'table', label: say('fork.table') },
          ]}
          onChoose={choose}
        />
      )}
      <fieldset class="fork-seats">
        <legend>{say('fork.seats')}</legend>
        {opened.players.map(({ name }, seat) => (
          <Select
            key={seat}
            label={name}
            value={seats[seat] ?? 'regular'}
            options={choices.map((who) => ({ value: who, label: whoWords(who) }))}
            onChoose={(who) => setSeats(seats.map((before, at) => (at === seat ? who : before)))}
          />
        ))}
      </fieldset>
      <Segments
        label={say('fork.future')}
        value={future}
        segments={[
          { value: 'same', label: say('fork.future.same') },
          { value: 'new', label: say('fork.future.new') },
        ]}
        onChoose={setFuture}
      />
      {where === 'table' ? <p class="soft">{say('fork.told')}</p> : null}
      <Button
        kind="primary"
        icon={rocket}
        wide
        busy={isBusy}
        blocked={seats.includes('you') ? null : say('fork.nobody')}
        onPress={() => void playOn()}
      >
        {say('fork.go')}
      </Button>
      {found.served === null ? null : <a href={addressOf.forks(found.served)}>{say('fork.tree')}</a>}
    </div>
  );
}

function whoWords(who: Who): string {
  if (who === 'you' || who === 'open' || who === 'recorded') return say(`fork.${who}`);
  return say('fork.bot', { level: pages.say(`level.${who}`) });
}
