/** All challenges of mine: what waits for me, what waits for others, what is decided; the daily; and a new one. */

import { useEffect, useState } from 'preact/hooks';
import type { ChallengeInfo, OwnChallenges } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { Page } from '../../app/page.tsx';
import { COVERS } from '../../catalogue/titles.ts';
import { canChallenge } from '../../challenges/rounds-registry.ts';
import { Sign } from '../../look/icon.tsx';
import { onward, play } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { ownChallenges } from '../../server/challenge-api.ts';
import { challenges as words } from '../../words/challenges.ts';
import { Emblem } from '../emblem.tsx';
import { byWords, sizeWords, stateWords } from './challenge-words.ts';
import './challenges-page.css';
import { NewChallengeForm } from './new-challenge.tsx';

const { say } = words;
const GROUPS = ['yours', 'waiting', 'over'] as const;
const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

export function ChallengesPage() {
  const [own, setOwn] = useState<OwnChallenges | 'offline' | null>(null);
  useEffect(() => {
    void ownChallenges().then((answer) => setOwn(answer.ok ? answer.value : 'offline'));
  }, []);
  if (own === null) return <Waiting />;
  if (own === 'offline') return <Failure kind="offline" />;
  const ofGroup = (group: string): readonly ChallengeInfo[] => own.challenges.filter(({ state }) => state === group);
  return (
    <Page title={say('title')} back={addressOf.home} width="wide">
      <div class="challenges">
        <div class="challenges-lists">
          <p>{say('about')}</p>
          {GROUPS.map((group) => (
            <ChallengeGroup key={group} title={say(`list.${group}`)} challenges={ofGroup(group)} />
          ))}
          {own.challenges.length === 0 ? <p class="soft">{say('list.none')}</p> : null}
          <Panel title={say('list.daily')} aside={<HoursLeft />}>
            <p class="soft">{say('daily.about')}</p>
            <Rows challenges={own.daily} />
          </Panel>
        </div>
        <NewChallengeForm />
      </div>
    </Page>
  );
}

/** Until the next day begins, in Greenwich; a begun hour counts. */
function HoursLeft() {
  const hours = Math.ceil((A_DAY - (Date.now() % A_DAY)) / AN_HOUR);
  return <span class="soft">{say('daily.left', { hours })}</span>;
}

interface ChallengeGroupProps {
  readonly title: string;
  readonly challenges: readonly ChallengeInfo[];
}

function ChallengeGroup({ title, challenges }: ChallengeGroupProps) {
  if (challenges.length === 0) return null;
  return (
    <Panel title={title}>
      <Rows challenges={challenges} />
    </Panel>
  );
}

function Rows({ challenges }: Pick<ChallengeGroupProps, 'challenges'>) {
  return (
    <ul class="challenge-rows">
      {challenges.map((challenge) => (
        <li key={challenge.id}>
          <ChallengeRow challenge={challenge} />
        </li>
      ))}
    </ul>
  );
}

function ChallengeRow({ challenge }: { readonly challenge: ChallengeInfo }) {
  const { game, id, state } = challenge;
  if (!canChallenge(game)) return null;
  const waits = state === 'yours' || state === 'open';
  return (
    <a class="challenge-row" href={addressOf.challenge(id)} data-yours={state === 'yours' ? '' : undefined}>
      <Emblem game={game} />
      <span class="challenge-words">
        <strong>{COVERS[game].name}</strong>
        <span class="soft">
          {byWords(challenge)} · {sizeWords(challenge)}
        </span>
        <span class={waits ? 'challenge-waits' : 'soft'}>{stateWords(challenge)}</span>
      </span>
      <Sign of={waits ? play : onward} />
    </a>
  );
}
