/** Another match: at once where one plays alone, by agreement where others are at the table. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { TableHost } from '../../host/table-host.ts';
import { Button } from '../../look/button.tsx';
import { again, cross } from '../../look/icons.ts';
import { go } from '../../router/router.ts';
import { listWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import './rematch.css';

const { say } = pages;

export function Rematch({ host }: { readonly host: TableHost }) {
  const [isBusy, setBusy] = useState(false);
  const answer = async (how?: { readonly wants?: boolean; readonly withoutOthers?: boolean }): Promise<void> => {
    setBusy(true);
    try {
      go(await host.rematch(0, how), 'replace');
    } catch {
      notify(say('refused'), 'bad');
    }
    setBusy(false);
  };
  const asked = host.table.value?.rematch ?? null;
  const isSlow = (host.table.value?.settings.overDays ?? null) !== null;
  const seats = host.seats.value;
  const namesOf = (list: readonly { readonly name: string }[]): string => listWords(list.map(({ name }) => name));
  const isOurs = (seat: number): boolean => host.ours.value.includes(seat);
  const wanted = seats.filter(({ seat }) => asked?.wanted.includes(seat) === true);
  const away = seats.filter(
    ({ seat, kind, presence }) =>
      kind === 'person' && (presence === 'here' || isSlow) && asked?.wanted.includes(seat) !== true,
  );
  const isWantedHere = wanted.some(({ seat }) => isOurs(seat));
  const button = (words: 'end.rematch' | 'end.rematch.join') => (
    <Button kind="primary" size="large" icon={again} wide busy={isBusy} settles onPress={() => void answer()}>
      {say(seats.length === 1 ? 'end.again' : words)}
    </Button>
  );
  if (asked === null || (isWantedHere && away.length === 0)) return button('end.rematch');
  if (!isWantedHere) {
    return (
      <div class="rematch" role="status">
        <p>{say('end.rematch.wanted', { names: namesOf(wanted), count: wanted.length })}</p>
        {host.ours.value.length === 0 ? null : button('end.rematch.join')}
        {asked.declined.some(isOurs) || host.ours.value.length === 0 ? null : (
          <Button icon={cross} busy={isBusy} onPress={() => void answer({ wants: false })}>
            {say('end.rematch.not-now')}
          </Button>
        )}
      </div>
    );
  }
  const declined = away.filter(({ seat }) => asked.declined.includes(seat));
  return (
    <div class="rematch" role="status">
      <p>{say('end.rematch.waiting', { names: namesOf(away) })}</p>
      {declined.length === 0 ? null : (
        <p class="soft">{say('end.rematch.declined', { names: namesOf(declined), count: declined.length })}</p>
      )}
      {host.table.value?.host === host.you.value ? (
        <Button icon={again} busy={isBusy} onPress={() => void answer({ withoutOthers: true })}>
          {say('end.rematch.without')}
        </Button>
      ) : null}
      <Button icon={cross} busy={isBusy} onPress={() => void answer({ wants: false })}>
        {say('end.rematch.take-back')}
      </Button>
    </div>
  );
}
