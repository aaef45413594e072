/** A passkey, or twelve words: whoever has one of them is the same person everywhere. */

import { useState } from 'preact/hooks';
import type { PasskeyInfo, WaysBack } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { book, check, key } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { endPasskey, newWords, waysBack } from '../../server/people-api.ts';
import { dateWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { canHavePasskeys } from '../passkeys-here.ts';
import { houseWords } from '../table/refusals.ts';
import { WordsDialog } from './words-dialog.tsx';

const { say } = people;

interface StayPanelProps {
  /** Null while nobody is known here. */
  readonly ways: WaysBack | null;
  readonly onChange: (ways: WaysBack) => void;
}

export function StayPanel({ ways, onChange }: StayPanelProps) {
  return (
    <Panel title={say('stay.title')} class="stay">
      <p class="soft">{say('stay.hint')}</p>
      <Passkeys keys={ways?.passkeys ?? []} onChange={onChange} />
      <Words since={ways?.words ?? null} onChange={onChange} />
      {ways === null || (ways.words === null && ways.passkeys.length === 0) ? (
        <Button href={addressOf.return}>{shell.say('been-here')}</Button>
      ) : null}
    </Panel>
  );
}

interface PasskeysProps {
  readonly keys: readonly PasskeyInfo[];
  readonly onChange: (ways: WaysBack) => void;
}

function Passkeys({ keys, onChange }: PasskeysProps) {
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    const { makePasskey } = await import('../../server/passkeys.ts');
    const answer = await makePasskey();
    setBusy(false);
    if (answer.ok) {
      onChange(answer.value);
      notify(say('passkey.made'), 'good');
    } else notify(answer.because === 'stopped' ? say('passkey.stopped') : houseWords(answer.because), 'bad');
  };
  const remove = async (id: string): Promise<void> => {
    const answer = await endPasskey(id);
    if (answer.ok) onChange(answer.value);
    else notify(houseWords(answer.because), 'bad');
  };
  return (
    <div class="stay-way">
      <WayHead icon={key} title={say('passkey.title')} isThere={keys.length > 0} />
      <p class="soft">{say(canHavePasskeys() ? 'passkey.hint' : 'passkey.insecure')}</p>
      {keys.length === 0 ? null : (
        <ul class="stay-keys">
          {keys.map(({ id, since, used }) => (
            <li key={id} class="stay-key">
              <span>{say('passkey.since', { date: dateWords(since), used: dateWords(used) })}</span>
              <Button label={say('passkey.remove.label', { date: dateWords(since) })} onPress={() => void remove(id)}>
                {say('passkey.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canHavePasskeys() ? (
        <Button kind={keys.length === 0 ? 'primary' : 'quiet'} icon={key} busy={isBusy} onPress={() => void make()}>
          {say('passkey.make')}
        </Button>
      ) : null}
    </div>
  );
}

function Words({ since, onChange }: { readonly since: number | null; readonly onChange: (ways: WaysBack) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [words, setWords] = useState<readonly string[] | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    const answer = await newWords();
    setBusy(false);
    if (answer.ok) setWords(answer.value.words);
    else notify(houseWords(answer.because), 'bad');
  };
  const close = async (): Promise<void> => {
    setWords(null);
    const now = await waysBack();
    if (now.ok) onChange(now.value);
  };
  return (
    <div class="stay-way">
      <WayHead icon={book} title={say('words.title')} isThere={since !== null} />
      <p class="soft">{since === null ? say('words.hint') : say('words.since', { date: dateWords(since) })}</p>
      <Button
        kind={since === null ? 'second' : 'quiet'}
        busy={isBusy}
        detail={since === null ? undefined : say('words.again.hint')}
        onPress={() => void make()}
      >
        {say(since === null ? 'words.make' : 'words.again')}
      </Button>
      <WordsDialog words={words} onDone={() => void close()} />
    </div>
  );
}

interface WayHeadProps {
  readonly icon: typeof key;
  readonly title: string;
  readonly isThere: boolean;
}

function WayHead({ icon, title, isThere }: WayHeadProps) {
  return (
    <h3 class="stay-title">
      <Sign of={icon} size={24} />
      {title}
      {isThere ? <Sign of={check} class="stay-there" /> : null}
    </h3>
  );
}
