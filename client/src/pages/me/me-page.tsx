/** Oneself: how to stay the same person, on which devices, and what is kept. */

import { useEffect, useState } from 'preact/hooks';
import type { WaysBack } from '#protocol';
import { Page } from '../../app/page.tsx';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { history, people as peopleSign } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { ownStanding } from '../../server/api.ts';
import { waysBack } from '../../server/people-api.ts';
import { playerName } from '../../settings/settings.ts';
import { OwnHours } from '../../slow/own-hours.tsx';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import './me-page.css';
import { NoticesPanel } from './notices-panel.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDevices } from './own-devices.tsx';
import { SecondDevice } from './second-device.tsx';
import { StayPanel } from './stay-panel.tsx';

const { say } = people;

export function MePage() {
  const [ways, setWays] = useState<WaysBack | null>(null);
  useEffect(() => {
    void waysBack().then((answer) => answer.ok && setWays(answer.value));
  }, [ownStanding.value]);
  return (
    <Page title={say('me.title')} back={addressOf.home}>
      <div class="me">
        <header class="me-head">
          <FacePicture who="person" look={0} seat={0} size={72} />
          <p class="me-name display">{playerName.value}</p>
          <nav class="me-ways">
            <Button icon={history} href={addressOf.matches}>
              {shell.say('my-matches')}
            </Button>
            <Button icon={peopleSign} href={addressOf.people}>
              {say('people.title')}
            </Button>
          </nav>
        </header>
        <div class="me-panels">
          <StayPanel ways={ways} onChange={setWays} />
          <NoticesPanel />
          <OwnHours />
          <SecondDevice />
          <OwnDevices />
          {ownStanding.value === 'known' ? <OwnData /> : null}
        </div>
      </div>
    </Page>
  );
}
