import { useEffect, useState } from 'preact/hooks';
import type { DeviceInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Panel } from '../../look/panel.tsx';
import { type Answer, endDevice, logOut, ownDevices } from '../../server/api.ts';
import { endOtherDevices } from '../../server/people-api.ts';
import { dateWords, momentWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import { people } from '../../words/people.ts';
import { houseWords } from '../table/refusals.ts';

const { say } = pages;

/** Where one is known, and an end to it. Whom no server knows yet has nothing to end. */
export function OwnDevices() {
  const [devices, setDevices] = useState<readonly DeviceInfo[]>([]);
  const show = (answer: Answer<readonly DeviceInfo[]>): void => {
    if (answer.ok) setDevices(answer.value);
  };
  useEffect(() => {
    void ownDevices().then(show);
  }, []);
  if (devices.length === 0) return null;
  const end = async (id: string): Promise<void> => {
    const answer = await endDevice(id);
    if (answer.ok) setDevices(answer.value);
    else notify(houseWords(answer.because), 'bad');
  };
  const endOthers = async (): Promise<void> => {
    const answer = await endOtherDevices();
    show(answer);
    notify(answer.ok ? people.say('devices.others.done') : houseWords(answer.because), answer.ok ? 'good' : 'bad');
  };
  const leave = async (): Promise<void> => {
    const answer = await logOut();
    if (answer.ok) setDevices([]);
    notify(answer.ok ? say('devices.gone') : houseWords(answer.because), answer.ok ? 'plain' : 'bad');
  };
  return (
    <Panel title={say('devices.title')}>
      <p class="soft">{say('devices.hint')}</p>
      <ul class="devices">
        {devices.map(({ id, since, used, isThis }) => (
          <li key={id} class="own-device">
            <span class="own-device-words">
              {isThis ? <b>{say('devices.this')}</b> : null}
              <span>{say('devices.since', { date: dateWords(since) })}</span>
              {isThis ? null : <span class="soft">{people.say('devices.used', { date: momentWords(used) })}</span>}
            </span>
            {isThis ? null : (
              <Button label={say('devices.end.label', { date: dateWords(since) })} onPress={() => void end(id)}>
                {say('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length < 2 ? null : <Button onPress={() => void endOthers()}>{people.say('devices.others')}</Button>}
      <Button detail={say('devices.logout.hint')} onPress={() => void leave()}>
        {say('devices.logout')}
      </Button>
    </Panel>
  );
}
