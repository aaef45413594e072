import { useEffect, useState } from 'preact/hooks';
import type { ChallengeInfo } from '#protocol';
import { Sign } from '../../look/icon.tsx';
import { flag, onward } from '../../look/icons.ts';
import { addressOf } from '../../router/routes.ts';
import { knownChallenges } from '../../server/challenge-api.ts';
import { challenges as words } from '../../words/challenges.ts';

/** What waits for one among the challenges; nothing where there is no server. */
export function ChallengesPanel() {
  const [own, setOwn] = useState<readonly ChallengeInfo[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void Promise.all([knownChallenges(), words.load()]).then(([answer]) => {
      if (!isGone && answer.ok) setOwn(answer.value.challenges);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (own === null) return null;
  const { say } = words;
  const waiting = own.filter(({ state }) => state === 'yours').length;
  return (
    <section class="dock-panel challenges-dock" aria-labelledby="challenges-title">
      <h2 class="dock-title" id="challenges-title">
        {say('title')}
      </h2>
      <a class="match-row" href={addressOf.challenges} data-yours={waiting > 0 ? '' : undefined}>
        <Sign of={flag} size={28} />
        <span class="match-words">
          <span class="match-name">{say('title')}</span>
          <span class={waiting > 0 ? 'match-turn' : 'soft'}>{say('home.waits', { count: waiting })}</span>
        </span>
        <Sign of={onward} />
      </a>
    </section>
  );
}
