/** After one's own rounds: the wait for the others, then the table of rounds and players. */

import { useEffect, useState } from 'preact/hooks';
import type { ChallengeInfo, ChallengeResult } from '#protocol';
import { seatsOf } from '#tabletop';
import { Waiting } from '../../app/later.tsx';
import { Button } from '../../look/button.tsx';
import { film } from '../../look/icons.ts';
import { Panel } from '../../look/panel.tsx';
import { addressOf } from '../../router/routes.ts';
import { challengeResult } from '../../server/challenge-api.ts';
import { tieOf } from '../../tables/tie.ts';
import { listWords } from '../../words/area.ts';
import { challenges as words } from '../../words/challenges.ts';
import { ScorePadTable } from '../end/score-pad.tsx';
import { personWords } from '../person-words.ts';
import { ChallengeInvite } from './challenge-start.tsx';

const { say } = words;

/** Space Bowl: what everybody begins with. */
const FIRST_POINTS = 4;

interface OfChallenge {
  readonly info: ChallengeInfo;
}

export function ChallengeWaiting({ info }: OfChallenge) {
  return (
    <>
      <Panel title={say('waiting.title')}>
        <div class="challenge-start">
          <p>{say(info.people === null ? 'waiting.daily' : 'waiting.words')}</p>
          <Finished info={info} />
        </div>
      </Panel>
      <ChallengeInvite info={info} />
    </>
  );
}

function Finished({ info: { finished } }: OfChallenge) {
  if (finished === null || finished.length === 0) return null;
  return (
    <p>
      <span class="soft">{say('waiting.finished')}</span>{' '}
      <strong>{listWords(finished.map(({ name }) => personWords(name)))}</strong>
    </p>
  );
}

export function ChallengeOver({ info }: OfChallenge) {
  const [result, setResult] = useState<ChallengeResult | 'none' | null>(null);
  useEffect(() => {
    void challengeResult(info.id).then((answer) => setResult(answer.ok ? answer.value : 'none'));
  }, [info.id]);
  if (result === null) return <Waiting />;
  if (result === 'none') return <p>{say('over.alone')}</p>;
  const players = result.players.map(({ name }) => ({ name: personWords(name) }));
  const rank = seatsOf(players.length).toSorted(
    (one, other) => (result.scores[other] ?? 0) - (result.scores[one] ?? 0) || one - other,
  );
  const rounds = result.rounds.map(({ changes }, round) => ({
    label: say('result.round', { round: round + 1 }),
    of: changes,
  }));
  const isBuilding = info.game === 'space-builder';
  const start = { label: say('result.start'), of: players.map(() => FIRST_POINTS) };
  const pad = {
    rows: isBuilding ? rounds : [start, ...rounds],
    totalLabel: say(isBuilding ? 'result.rounds-won' : 'result.points'),
    total: result.scores,
  };
  return (
    <>
      <h2 class="challenge-winners">{winnerWords(result)}</h2>
      {tieOf(result.winners, result.scores)?.is === 'decided' ? (
        <p class="challenge-tie">{say('result.by-cards')}</p>
      ) : null}
      <ScorePadTable pad={pad} players={players} rank={rank} winners={result.winners} />
      <div class="challenge-watch">
        {result.rounds.map((_, round) => (
          <Button key={round} icon={film} href={addressOf.challengeRound(info.id, round)}>
            {say('result.watch', { round: round + 1 })}
          </Button>
        ))}
      </div>
    </>
  );
}

function winnerWords({ winners, players }: ChallengeResult): string {
  const won = players.filter((_, seat) => winners.includes(seat));
  if (won.length === 0) return say('result.nobody');
  if (won.length === 1 && won[0]?.isMe === true) return say('result.you');
  return say('result.won', { count: won.length, names: listWords(won.map(({ name }) => personWords(name))) });
}
