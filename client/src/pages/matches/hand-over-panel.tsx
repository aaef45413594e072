/** Matches that were played without a server become the person's own everywhere, when they wish so. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import type { StoredMatch } from '../../local/stored-matches.ts';
import { Button } from '../../look/button.tsx';
import { share } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { people } from '../../words/people.ts';
import { handedOver } from '../replay/sharing.ts';
import { houseWords } from '../table/refusals.ts';

const { say } = people;

interface HandOverPanelProps {
  readonly matches: readonly StoredMatch[];
  readonly onDone: () => void;
}

export function HandOverPanel({ matches, onDone }: HandOverPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const whole = matches.filter(({ outcome, people }) => outcome !== undefined && people.length > 0);
  if (whole.length === 0) return null;
  const handAll = async (): Promise<void> => {
    setBusy(true);
    const { done, because } = await allHandedOver(whole);
    setBusy(false);
    if (because === null) notify(say('matches.hand.done', { count: done }), 'good');
    else notify(say('matches.hand.partly', { done, count: whole.length, why: houseWords(because) }), 'bad');
    onDone();
  };
  return (
    <Panel title={say('matches.hand', { count: whole.length })} class="log-hand">
      <p class="soft">{say('matches.hand.hint')}</p>
      <Button kind="second" icon={share} busy={isBusy} onPress={() => void handAll()}>
        {say('matches.hand.do')}
      </Button>
    </Panel>
  );
}

type Refusal = Parameters<typeof houseWords>[0];

/** One after the other; what is refused stays here, and the last reason is told. */
async function allHandedOver(matches: readonly StoredMatch[]) {
  let done = 0;
  let because: Refusal | null = null;
  for (const match of matches) {
    const answer = await handedOver(match);
    if (answer.ok) done++;
    else because = answer.because;
    // Of the rest nothing else would be heard.
    if (because === 'offline' || because === 'too-many-matches' || because === 'too-many-requests') break;
  }
  return { done, because };
}
