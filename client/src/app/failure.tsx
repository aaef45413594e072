/** What is shown when a page can't be: why, in a sentence, and a way out. */

import { Button } from '../look/button.tsx';
import { addressOf } from '../router/routes.ts';
import { shell } from '../words/shell.ts';
import './failure.css';
import { LostAstronaut } from './lost-astronaut.tsx';
import { Page } from './page.tsx';

export type FailureKind =
  | 'nowhere'
  | 'gone'
  | 'full'
  | 'closed'
  | 'broken'
  | 'offline'
  | 'no-code'
  | 'removed'
  | 'elsewhere'
  | 'signed-out';

export function Failure({ kind }: { readonly kind: FailureKind }) {
  const { say } = shell;
  return (
    <Page title={say(`failure.${kind}.title`)} back={addressOf.home}>
      <div class="failure">
        <LostAstronaut />
        <p class="failure-words">{say(`failure.${kind}`)}</p>
        <div class="failure-ways">
          <Button kind="primary" href={addressOf.home}>
            {say('to-home')}
          </Button>
          {kind === 'signed-out' ? (
            <Button kind="second" href={addressOf.return}>
              {say('been-here')}
            </Button>
          ) : null}
          {kind === 'broken' || kind === 'offline' ? (
            <Button kind="second" onPress={() => location.reload()}>
              {say('try-again')}
            </Button>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
