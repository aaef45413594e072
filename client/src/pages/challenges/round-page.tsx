/** A round of all, put together: an ordinary replay, with everybody's moments above its controls. */

import { useEffect, useState } from 'preact/hooks';
import type { ComposedRound } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import type { Found } from '../../replay/found.ts';
import { ReplayReader } from '../../replay/replay-reader.ts';
import { addressOf } from '../../router/routes.ts';
import { challengeResult } from '../../server/challenge-api.ts';
import { loadTable } from '../../tables/registry.ts';
import { challenges } from '../../words/challenges.ts';
import { named } from '../person-words.ts';
import type { Loaded } from '../replay/replay-page.tsx';
import { Replaying } from '../replay/replaying.tsx';
import { Moments } from './moments-strip.tsx';

interface ChallengeRoundPageProps {
  readonly id: string;
  readonly round: number;
}

interface Together {
  readonly loaded: Loaded;
  readonly composed: ComposedRound;
}

export function ChallengeRoundPage({ id, round }: ChallengeRoundPageProps) {
  const [together, setTogether] = useState<Together | 'gone' | null>(null);
  useEffect(() => {
    const reader = new ReplayReader();
    load(id, round, reader).then(setTogether, () => setTogether('gone'));
    return () => reader.close();
  }, [id, round]);
  if (together === null) return <Waiting />;
  if (together === 'gone') return <Failure kind="gone" />;
  const { loaded, composed } = together;
  const names = loaded.opened.players.map(({ name }) => name);
  return (
    <Replaying
      {...loaded}
      isEmbedded={false}
      part={{
        detail: challenges.say('result.round', { round: round + 1 }),
        back: addressOf.challenge(id),
        // What brings the round up happens at 0.
        firstMoment: loaded.opened.moments.findLastIndex(({ at }) => at === 0),
        above: (at) => <Moments game={loaded.opened.game} composed={composed} names={names} at={at} />,
      }}
    />
  );
}

async function load(id: string, round: number, reader: ReplayReader): Promise<Together | 'gone'> {
  const answer = await challengeResult(id);
  const composed = answer.ok ? answer.value.rounds[round] : undefined;
  if (composed === undefined) return 'gone';
  const { recording } = composed;
  const opened = await reader.call('open', recording);
  if (opened === null) return 'gone';
  const found: Found = {
    ...{ recording, served: null, stored: null, kept: null, isOfDevice: false, ended: null },
    keptBy: 'file',
  };
  return { composed, loaded: { reader, opened: named(opened), table: await loadTable(opened.game), found, recording } };
}
