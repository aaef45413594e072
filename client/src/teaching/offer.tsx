/** Before a first match: what it is about, whether to learn it first, and time to look around. */

import { useEffect, useRef } from 'preact/hooks';
import { CoverPicture } from '../art/cover.tsx';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { Button } from '../look/button.tsx';
import { Dialog } from '../look/dialog.tsx';
import { check, learner, play } from '../look/icons.ts';
import { stageOf } from './memory.ts';
import { type Teacher, teaching } from './teacher.ts';
import './offer.css';

const { say } = teaching;

export interface OfferProps {
  readonly title: Title;
  readonly teacher: Teacher;
  readonly view: object;
  readonly onLearn: () => void;
  readonly onPlay: () => void;
  readonly onReady: () => void;
}

/** The match is held: first the question lies over the board, then a bar that asks whether one is ready. */
export function Offer({ title, teacher, view, onLearn, onPlay, onReady }: OfferProps) {
  const isNew = stageOf(title) === 'new';
  return (
    <>
      <Dialog
        open={isNew}
        title={say('offer.title', { game: COVERS[title].name })}
        closeLabel={say('offer.play')}
        onClose={onPlay}
      >
        <OfferWords title={title} goal={teacher.goal(view)} onLearn={onLearn} onPlay={onPlay} />
      </Dialog>
      {isNew ? null : <ReadyBar onLearn={onLearn} onReady={onReady} />}
    </>
  );
}

interface OfferWordsProps {
  readonly title: Title;
  readonly goal: string;
  readonly onLearn: () => void;
  readonly onPlay: () => void;
}

function OfferWords({ title, goal, onLearn, onPlay }: OfferWordsProps) {
  const first = useRef<HTMLElement | null>(null);
  // After the browser has put it on the way out, where a hurried press would miss everything.
  useEffect(() => {
    const frame = requestAnimationFrame(() => first.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div class="offer">
      <div class="offer-picture">
        <CoverPicture game={title} wide class="offer-art" />
      </div>
      <p>{goal}</p>
      <Button
        kind="primary"
        size="large"
        icon={learner}
        wide
        ref={(button) => {
          first.current = button;
        }}
        onPress={onLearn}
      >
        {say('offer.learn')}
      </Button>
      <Button kind="second" size="large" icon={play} wide onPress={onPlay}>
        {say('offer.play')}
      </Button>
    </div>
  );
}

function ReadyBar({ onLearn, onReady }: Pick<OfferProps, 'onLearn' | 'onReady'>) {
  const ready = useRef<HTMLElement | null>(null);
  useEffect(() => ready.current?.focus({ preventScroll: true }), []);
  return (
    <section class="ready-bar">
      <p role="status">{say('ready.words')}</p>
      <div class="ready-ways">
        <Button icon={learner} onPress={onLearn}>
          {say('ready.learn')}
        </Button>
        <Button
          kind="primary"
          icon={check}
          ref={(button) => {
            ready.current = button;
          }}
          onPress={onReady}
        >
          {say('ready')}
        </Button>
      </div>
    </section>
  );
}

/** In a waiting room nothing is held up: whoever likes to, learns meanwhile. */
export function OfferInRoom({ title, onLearn }: { readonly title: Title; readonly onLearn: () => void }) {
  return (
    <section class="room-offer">
      <p>{say('room.words', { game: COVERS[title].name })}</p>
      <Button kind="second" icon={learner} onPress={onLearn}>
        {say('offer.learn')}
      </Button>
    </section>
  );
}

const focusOnce = (button: HTMLElement | null): void => button?.focus();

/** Before a tutorial: what the game is about. */
export function GoalPage({
  title,
  goal,
  onGo,
}: {
  readonly title: Title;
  readonly goal: string;
  readonly onGo: () => void;
}) {
  return (
    <div class="offer goal-page">
      <div class="offer-picture">
        <CoverPicture game={title} wide class="offer-art" />
      </div>
      <h2>{say('goal.title')}</h2>
      <p>{goal}</p>
      <Button kind="primary" size="large" icon={play} wide ref={focusOnce} onPress={onGo}>
        {say('goal.on')}
      </Button>
    </div>
  );
}
