import { useEffect, useState } from 'preact/hooks';
import type { DeviceInfo } from '#protocol';
import { notify } from '../../app/notices.ts';
import { Button } from '../../look/button.tsx';
import { Panel } from '../../look/panel.tsx';
import { type Answer, endDevice, logOut, ownDevices } from '../../server/api.ts';
import { dateWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
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
  const leave = async (): Promise<void> => {
    const answer = await logOut();
    if (answer.ok) setDevices([]);
    notify(answer.ok ? say('devices.gone') : houseWords(answer.because), answer.ok ? 'plain' : 'bad');
  };
  return (
    <Panel title={say('devices.title')}>
      <p class="soft">{say('devices.hint')}</p>
      <ul class="devices">
        {devices.map(({ id, since, isThis }) => (
          <li key={id} class="own-device">
            <span>
              {isThis ? say('devices.this') : null}{' '}
              <span class="soft">{say('devices.since', { date: dateWords(since) })}</span>
            </span>
            {isThis ? null : (
              <Button label={say('devices.end.label', { date: dateWords(since) })} onPress={() => void end(id)}>
                {say('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button class="device-make" detail={say('devices.logout.hint')} onPress={() => void leave()}>
        {say('devices.logout')}
      </Button>
    </Panel>
  );
}
