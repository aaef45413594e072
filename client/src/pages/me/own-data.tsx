/** Everything that is kept of one: to take along, or to have erased. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { forgetAllMatches } from '../../local/stored-matches.ts';
import { Button } from '../../look/button.tsx';
import { Dialog } from '../../look/dialog.tsx';
import { bin, install } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { EXPORT_ADDRESS, eraseMe } from '../../server/people-api.ts';
import { forgetName } from '../../settings/settings.ts';
import { people } from '../../words/people.ts';
import { shell } from '../../words/shell.ts';
import { houseWords } from '../table/refusals.ts';

const { say } = people;

export function OwnData() {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    const answer = await eraseMe();
    setBusy(false);
    if (!answer.ok) return notify(houseWords(answer.because), 'bad');
    await forgetAllMatches().catch(() => undefined);
    forgetName();
    setAsking(false);
    go(addressOf.home, 'replace');
    notify(say('erase.done'), 'good');
  };
  return (
    <Panel title={say('data.title')}>
      <p class="soft">{say('data.hint')}</p>
      <div class="own-data">
        <Button icon={install} href={EXPORT_ADDRESS} download="starboard.json">
          {say('data.export')}
        </Button>
        <Button icon={bin} onPress={() => setAsking(true)}>
          {say('data.erase')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={say('erase.title')}
        closeLabel={shell.say('close')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>{say('erase.keep')}</Button>
            <Button kind="danger" icon={bin} settles busy={isBusy} onPress={() => void erase()}>
              {say('erase.do')}
            </Button>
          </>
        }
      >
        <div class="erase">
          <h3>{say('erase.goes')}</h3>
          <ul class="erase-list">
            <li>{say('erase.goes.you')}</li>
            <li>{say('erase.goes.matches')}</li>
            <li>{say('erase.goes.device')}</li>
          </ul>
          <h3>{say('erase.stays')}</h3>
          <ul class="erase-list">
            <li>{say('erase.stays.others')}</li>
          </ul>
        </div>
      </Dialog>
    </Panel>
  );
}
