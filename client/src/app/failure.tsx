/** What is shown when a page can't be: why, in a sentence, and a way out. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../look/button.tsx';
import { addressOf } from '../router/routes.ts';
import { ask, ownBan } from '../server/api.ts';
import { momentWords } from '../words/area.ts';
import { shell } from '../words/shell.ts';
import './failure.css';
import { LostAstronaut } from './lost-astronaut.tsx';
import { Page } from './page.tsx';

export type FailureKind =
  | 'nowhere'
  | 'gone'
  | 'full'
  | 'no-spectators'
  | 'closed'
  | 'broken'
  | 'offline'
  | 'no-code'
  | 'removed'
  | 'locked'
  | 'elsewhere'
  | 'signed-out'
  | 'banned';

/** Why, and until when, as far as the server says so. */
function BanWords() {
  const { say } = shell;
  useEffect(() => void ask('GET', '/me'), []);
  const ban = ownBan.value;
  if (ban === null) return null;
  return (
    <>
      {ban.reason === '' ? null : <p>{say('failure.banned.reason', { reason: ban.reason })}</p>}
      {ban.until === null ? null : <p>{say('failure.banned.until', { moment: momentWords(ban.until) })}</p>}
    </>
  );
}

interface FailureProps {
  readonly kind: FailureKind;
  /** What can be done about it, before going home. */
  readonly children?: ComponentChildren;
}

export function Failure({ kind, children }: FailureProps) {
  const { say } = shell;
  return (
    <Page title={say(`failure.${kind}.title`)} back={addressOf.home}>
      <div class="failure">
        <LostAstronaut />
        <p class="failure-words">{say(`failure.${kind}`)}</p>
        {kind === 'banned' ? <BanWords /> : null}
        {children}
        <div class="failure-ways">
          <Button kind={children === undefined ? 'primary' : 'quiet'} href={addressOf.home}>
            {say('to-home')}
          </Button>
          {kind === 'signed-out' ? (
            <Button kind="second" href={addressOf.return}>
              {say('been-here')}
            </Button>
          ) : null}
          {kind === 'broken' || kind === 'offline' || kind === 'locked' || kind === 'full' ? (
            <Button kind="second" onPress={() => location.reload()}>
              {say('try-again')}
            </Button>
          ) : null}
        </div>
      </div>
    </Page>
  );
}
