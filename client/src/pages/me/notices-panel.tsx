/** Being told of one's turn: on this device, and by mail where whoever runs the server sends any. */

import { useEffect, useState } from 'preact/hooks';
import type { NoticeInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { TextField } from '../../look/field.tsx';
import { bell } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { Toggle } from '../../look/toggle.tsx';
import { pushHere, switchPushOff, switchPushOn } from '../../push/own-push.ts';
import { ask, ownStanding } from '../../server/api.ts';
import { tellByMail, tellByMailNoMore } from '../../server/notices-api.ts';
import { notices } from '../../words/notices.ts';
import { houseWords } from '../table/refusals.ts';

const { say } = notices;

export function NoticesPanel() {
  const [info, setInfo] = useState<NoticeInfo | null>(null);
  useEffect(() => {
    if (ownStanding.value !== 'known') return setInfo(null);
    void ask<NoticeInfo>('GET', '/me/notices').then((answer) => answer.ok && setInfo(answer.value));
  }, [ownStanding.value]);
  return (
    <Panel title={say('title')}>
      <ThisDevice isOn={info?.isOn ?? false} onChange={setInfo} />
      {info?.canMail === true ? <ByMail mail={info.mail} onChange={setInfo} /> : null}
    </Panel>
  );
}

interface Changing {
  readonly onChange: (info: NoticeInfo) => void;
}

function ThisDevice({ isOn, onChange }: Changing & { readonly isOn: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const [here, setHere] = useState(pushHere);
  const change = async (on: boolean): Promise<void> => {
    setBusy(true);
    const answer = await (on ? switchPushOn() : switchPushOff());
    setBusy(false);
    setHere(pushHere());
    if (answer.ok) {
      onChange(answer.value);
      notify(say(on ? 'device.on' : 'device.off'), 'good');
    } else if (answer.because === 'denied' || answer.because === 'failed')
      notify(say(`device.${answer.because}`), 'bad');
    else notify(houseWords(answer.because), 'bad');
  };
  return (
    <>
      <Toggle
        label={say('device')}
        detail={say('device.hint')}
        icon={bell}
        on={isOn}
        disabled={isBusy || (here !== 'can' && !isOn)}
        onChange={(on) => void change(on)}
      />
      {here === 'can' ? null : <p class="soft">{say(`device.${here}`)}</p>}
    </>
  );
}

function ByMail({ mail, onChange }: Changing & { readonly mail: NoticeInfo['mail'] }) {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const settle = async (asked: ReturnType<typeof tellByMail>): Promise<void> => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    if (answer.ok) onChange(answer.value);
    else setProblem(houseWords(answer.because === 'not-understood' ? 'bad-address' : answer.because));
  };
  if (mail !== null)
    return (
      <>
        <p role="status">{say(mail.isConfirmed ? 'mail.is' : 'mail.asked', { address: mail.address })}</p>
        <Button busy={isBusy} onPress={() => void settle(tellByMailNoMore())}>
          {say('mail.end')}
        </Button>
      </>
    );
  return (
    <>
      <p class="soft">{say('mail.hint')}</p>
      <TextField
        label={say('mail.field')}
        value={address}
        problem={problem}
        maxLength={254}
        autocomplete="email"
        onInput={(typed) => {
          setAddress(typed);
          setProblem(null);
        }}
      />
      <Button
        blocked={address.includes('@') ? null : ''}
        busy={isBusy}
        onPress={() => void settle(tellByMail(address.trim()))}
      >
        {say('mail.ask')}
      </Button>
    </>
  );
}
