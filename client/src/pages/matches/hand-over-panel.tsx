/** Matches that were played without a server become the person's own everywhere, when they wish so. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { endOf } from '../../local/no-longer-kept.ts';
import { keepMatch, type StoredMatch } from '../../local/stored-matches.ts';
import { Button } from '../../look/button.tsx';
import { share } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { handOver } from '../../server/people-api.ts';
import { playerName } from '../../settings/settings.ts';
import { people } from '../../words/people.ts';
import { houseWords } from '../table/refusals.ts';
import { playedHere } from './own-matches.ts';

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
    const { done, because } = await handedOver(whole);
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
async function handedOver(matches: readonly StoredMatch[]) {
  let done = 0;
  let because: Refusal | null = null;
  for (const match of matches) {
    const { recording, startedAt } = match;
    const own = playedHere(match, playerName.peek())?.seat ?? 0;
    const people = recording.players.flatMap(({ bot }, seat) => (bot === undefined && seat !== own ? [seat] : []));
    const ended = endOf(match);
    const began = Math.min(startedAt, ended);
    const answer = await handOver({ recording: { ...recording }, began, ended, people: [own, ...people] });
    if (answer.ok) await keepMatch({ ...match, handedTo: answer.value.id });
    if (answer.ok) done++;
    else because = answer.because;
    // Of the rest nothing else would be heard.
    if (because === 'offline' || because === 'too-many-matches' || because === 'too-many-requests') break;
  }
  return { done, because };
}
