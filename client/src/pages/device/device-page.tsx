import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { followDeviceLink } from '../../server/api.ts';
import { playerName } from '../../settings/settings.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { houseWords } from '../table/refusals.ts';
import './device-page.css';

const { say } = pages;

/** What the other device sees. It asks first: a link that somebody else sent must not make one somebody else. */
export function DevicePage({ code }: { readonly code: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const become = async (): Promise<void> => {
    setBusy(true);
    const answer = await followDeviceLink(code);
    setBusy(false);
    if (!answer.ok) return setProblem(houseWords(answer.because));
    go(addressOf.home, 'replace');
    notify(say('device.done', { name: answer.value.name }), 'good');
  };
  return (
    <Page title={say('device.here.title')} back={addressOf.home}>
      <div class="device">
        <span class="device-faces" aria-hidden="true">
          <FacePicture who="person" look={0} seat={0} size={120} />
          <FacePicture who="person" look={0} seat={0} size={120} />
        </span>
        <p class="device-question">{say('device.here', { name: playerName.value })}</p>
        {problem === null ? null : (
          <p class="device-problem" role="alert">
            {problem}
          </p>
        )}
        <div class="device-ways">
          <Button kind="primary" size="large" busy={isBusy} onPress={() => void become()}>
            {say('device.yes')}
          </Button>
          <Button href={addressOf.home}>{shell.say('to-home')}</Button>
        </div>
      </div>
    </Page>
  );
}
