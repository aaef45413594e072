/** Behind a link, a code or a QR code: a name first, then straight to a free seat. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { Page } from '../../app/page.tsx';
import { FacePicture } from '../../art/face.tsx';
import { Button } from '../../look/button.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { type Answer, tableByCode } from '../../server/api.ts';
import { chooseName, isNamed, playerName } from '../../settings/settings.ts';
import { pages } from '../../words/pages.ts';
import { NameField, objectionTo } from '../name-dialog.tsx';
import './join-page.css';
import { sitDown } from './sit-down.ts';

export function JoinPage({ code }: { readonly code: string }) {
  const [found, setFound] = useState<Answer<TableInfo> | null>(null);
  // Whoever has chosen a name on this device is known.
  const [hasName, setHasName] = useState(isNamed.peek());
  useEffect(() => {
    void tableByCode(code).then(setFound);
  }, [code]);
  const table = found?.ok === true ? found.value.id : null;
  useEffect(() => {
    if (hasName && table !== null) void sitDown(table).then(() => go(addressOf.table(table), 'replace'));
  }, [table, hasName]);
  if (found?.ok === false) return <Failure kind={found.because === 'offline' ? 'offline' : 'no-code'} />;
  return table === null || hasName ? <Waiting /> : <NameFirst onKept={() => setHasName(true)} />;
}

function NameFirst({ onKept }: { readonly onKept: () => void }) {
  const [draft, setDraft] = useState(playerName.peek());
  const problem = objectionTo(draft);
  const keep = (): void => {
    if (problem !== null) return;
    chooseName(draft.trim());
    onKept();
  };
  return (
    <Page title={pages.say('join.who')} back={addressOf.home}>
      <div class="join-name">
        <FacePicture who="person" look={0} seat={0} size={120} />
        <p>{pages.say('join.suggested')}</p>
        <NameField value={draft} problem={problem} onInput={setDraft} onKeep={keep} />
        <Button kind="primary" size="large" wide blocked={problem} onPress={keep}>
          {pages.say('join.sit')}
        </Button>
      </div>
    </Page>
  );
}
