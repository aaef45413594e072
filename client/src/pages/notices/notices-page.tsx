/** Where the links of mails lead. It asks first: a program that reads mail follows links, too. */

import { useState } from 'preact/hooks';
import { Page } from '../../app/page.tsx';
import { Button } from '../../look/button.tsx';
import { addressOf } from '../../router/routes.ts';
import { answerMail } from '../../server/notices-api.ts';
import { notices } from '../../words/notices.ts';
import { shell } from '../../words/shell.ts';
import { houseWords } from '../table/refusals.ts';
import './notices-page.css';

const { say } = notices;

function asked(): { readonly deed: 'yes' | 'off'; readonly ticket: string } {
  const query = new URLSearchParams(location.search);
  const yes = query.get('yes');
  return yes === null ? { deed: 'off', ticket: query.get('off') ?? '' } : { deed: 'yes', ticket: yes };
}

export function NoticesPage() {
  const [{ deed, ticket }] = useState(asked);
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const answer = async (): Promise<void> => {
    setBusy(true);
    const answered = await answerMail(deed, ticket);
    setBusy(false);
    if (answered.ok) return setSaid(say(`page.${deed}.done`));
    setSaid(houseWords(answered.because === 'not-understood' ? 'no-such-ticket' : answered.because));
  };
  return (
    <Page title={say(`page.${deed}`)} back={addressOf.home}>
      <div class="notices-page">
        {said === null ? (
          <>
            <p>{say(`page.${deed}.hint`)}</p>
            <Button kind="primary" size="large" busy={isBusy} onPress={() => void answer()}>
              {say(`page.${deed}.do`)}
            </Button>
          </>
        ) : (
          <p role="status">{said}</p>
        )}
        <Button href={addressOf.home}>{shell.say('to-home')}</Button>
      </div>
    </Page>
  );
}
