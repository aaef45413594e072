/** After the first turn at a slow table, and only then: would they like to be told of the next? */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { notify } from '../app/notices.ts';
import type { TableHost } from '../host/table-host.ts';
import { Banner } from '../look/banner.tsx';
import { Button } from '../look/button.tsx';
import { IconButton } from '../look/icon-button.tsx';
import { bell, cross } from '../look/icons.ts';
import { houseWords } from '../pages/table/refusals.ts';
import { notices } from '../words/notices.ts';
import { noteAsked, pushHere, switchPushOn, wasAsked } from './own-push.ts';

const { say } = notices;

/** One's own turn was on while this page was open, and is over. */
function useTurnMade(host: TableHost): boolean {
  const turns = host.table.value?.turns;
  const isOurs = turns?.some(({ seat }) => host.ours.value.includes(seat)) ?? false;
  const wasOurs = useRef(false);
  const [isMade, setMade] = useState(false);
  useEffect(() => {
    if (wasOurs.current && !isOurs) setMade(true);
    wasOurs.current = isOurs;
  }, [isOurs]);
  return isMade;
}

/** In place of what else would be said there. */
export function TellMe({ host, children }: { readonly host: TableHost; readonly children: ComponentChildren }) {
  const isMade = useTurnMade(host);
  const [isAnswered, setAnswered] = useState(wasAsked);
  const [isBusy, setBusy] = useState(false);
  const here = pushHere();
  const isOffered = isMade && !isAnswered && (here === 'can' || here === 'install');
  if (!isOffered) return <>{children}</>;
  const answer = (): void => {
    noteAsked();
    setAnswered(true);
  };
  const accept = async (): Promise<void> => {
    setBusy(true);
    const switched = await switchPushOn();
    setBusy(false);
    answer();
    if (switched.ok) notify(say('device.on'), 'good');
    else if (switched.because === 'denied' || switched.because === 'failed')
      notify(say(`device.${switched.because}`), 'bad');
    else notify(houseWords(switched.because), 'bad');
  };
  return (
    <Banner
      icon={bell}
      action={
        <>
          {here === 'can' ? (
            <Button kind="second" busy={isBusy} onPress={() => void accept()}>
              {say('card.yes')}
            </Button>
          ) : null}
          <IconButton icon={cross} kind="bare" label={say('card.no')} onPress={answer} />
        </>
      }
    >
      {here === 'can' ? say('card') : `${say('card')} ${say('device.install')}`}
    </Banner>
  );
}
