/** Where a slow table says whose turn it is beside the house. For the host alone. */

import { useEffect, useState } from 'preact/hooks';
import type { NewWebhookInfo, TableInfo, WebhookInfo } from '#protocol';
import { Button } from '../../look/button.tsx';
import { TextField } from '../../look/field.tsx';
import { endWebhook, setWebhook, webhookAt } from '../../server/notices-api.ts';
import { notices } from '../../words/notices.ts';
import { houseWords } from '../table/refusals.ts';
import './webhook-panel.css';

const { say } = notices;

export function WebhookPanel({ table }: { readonly table: TableInfo }) {
  const [webhook, setShown] = useState<WebhookInfo | NewWebhookInfo | null>(null);
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void webhookAt(table.id).then((answer) => answer.ok && setShown(answer.value));
  }, [table.id]);
  const use = async (): Promise<void> => {
    setBusy(true);
    const answer = await setWebhook(table.id, url.trim());
    setBusy(false);
    if (answer.ok) {
      setShown(answer.value);
      setUrl('');
    } else setProblem(houseWords(answer.because === 'not-understood' ? 'bad-address' : answer.because));
  };
  const end = async (): Promise<void> => {
    const answer = await endWebhook(table.id);
    if (answer.ok) setShown(null);
    else setProblem(houseWords(answer.because));
  };
  return (
    <div class="webhook">
      <p class="soft">{say('webhook.hint')}</p>
      {webhook === null ? null : (
        <>
          <p role="status">{say(webhook.isOff ? 'webhook.off' : 'webhook.is', { host: webhook.host })}</p>
          {'secret' in webhook ? (
            <>
              <p>{say('webhook.secret')}</p>
              <code class="webhook-secret">{webhook.secret}</code>
            </>
          ) : null}
          <Button onPress={() => void end()}>{say('webhook.end')}</Button>
        </>
      )}
      {webhook === null || webhook.isOff ? (
        <>
          <TextField
            label={say('webhook.field')}
            value={url}
            problem={problem}
            maxLength={1_000}
            placeholder="https://"
            onInput={(typed) => {
              setUrl(typed);
              setProblem(null);
            }}
          />
          <Button blocked={url.startsWith('http') ? null : ''} busy={isBusy} onPress={() => void use()}>
            {say('webhook.set')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
