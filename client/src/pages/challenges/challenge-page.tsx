/** One challenge: what it is, one's own rounds, the wait for the others, and how it went. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ChallengeInfo, RoundShown } from '#protocol';
import { Failure } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { COVERS } from '../../catalogue/titles.ts';
import { canChallenge, loadRound } from '../../challenges/rounds-registry.ts';
import type { AloneRoundProps } from '../../challenges/use-alone.ts';
import { LessonExit } from '../../learning/lesson-exit.ts';
import { addressOf } from '../../router/routes.ts';
import { challengeWithId, showRound } from '../../server/challenge-api.ts';
import { challenges as words } from '../../words/challenges.ts';
import { Emblem } from '../emblem.tsx';
import { houseWords } from '../table/refusals.ts';
import './challenge-page.css';
import { ChallengeOver, ChallengeWaiting } from './challenge-result.tsx';
import { ChallengeStart } from './challenge-start.tsx';
import { byWords, sizeWords } from './challenge-words.ts';

const { say } = words;

/** The server's clock may be a moment behind the page's. */
const SOON_MILLIS = 300;
const TRIES = 20;
/** Others play meanwhile. */
const LOOK_MILLIS = 15_000;

interface Playing {
  readonly shown: RoundShown;
  readonly Round: ComponentType<AloneRoundProps>;
  /** Shown anew after the server had another idea of it. */
  readonly times: number;
}

export function ChallengePage({ id }: { readonly id: string }) {
  const [info, setInfo] = useState<ChallengeInfo | 'gone' | 'offline' | null>(null);
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [isBusy, setBusy] = useState(false);
  const look = async (): Promise<void> => {
    const answer = await challengeWithId(id);
    if (answer.ok) setInfo(answer.value);
    else setInfo((before) => before ?? (answer.because === 'offline' ? 'offline' : 'gone'));
  };
  useEffect(() => void look(), [id]);
  const isWaiting = typeof info === 'object' && info?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void look(), LOOK_MILLIS);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (info === null) return <Waiting />;
  if (info === 'offline') return <Failure kind="offline" />;
  if (info === 'gone' || !canChallenge(info.game)) return <Failure kind="gone" />;
  const { game, rounds } = info;

  /** `after`: the round that was on; once it is over for the server, too, the next comes up. */
  const show = async (after: number | null): Promise<void> => {
    setBusy(true);
    const Round = await loadRound(game);
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await showRound(id);
      if (!answer.ok) {
        notify(houseWords(answer.because), 'bad');
        setPlaying(null);
        break;
      }
      if (answer.value.round !== after && Round !== null) {
        setPlaying((before) => ({ shown: answer.value, Round, times: (before?.times ?? 0) + 1 }));
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, SOON_MILLIS));
    }
    setBusy(false);
    await look();
  };
  const leave = (): void => {
    setPlaying(null);
    void look();
  };
  if (playing !== null) {
    const { shown, Round, times } = playing;
    const isLast = shown.round + 1 === rounds;
    return (
      <LessonExit.Provider value={leave}>
        <Round
          key={times}
          challenge={id}
          shown={shown}
          rounds={rounds}
          nextWords={isLast ? say('done') : say('next', { round: shown.round + 2 })}
          onNext={() => (isLast ? leave() : void show(shown.round))}
          onOutOfStep={() => void show(null)}
        />
      </LessonExit.Provider>
    );
  }
  return (
    <Page
      title={COVERS[game].name}
      detail={`${byWords(info)} · ${sizeWords(info)}`}
      emblem={<Emblem game={game} />}
      back={addressOf.challenges}
    >
      <div class="challenge">
        {info.state === 'waiting' ? (
          <ChallengeWaiting info={info} />
        ) : info.state === 'over' ? (
          <ChallengeOver info={info} />
        ) : (
          <ChallengeStart info={info} isBusy={isBusy} onStart={() => void show(null)} />
        )}
      </div>
    </Page>
  );
}
