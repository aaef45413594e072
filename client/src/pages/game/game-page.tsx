/** A game before one plays it: what it is, how it looks, and the ways in. */

import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { Page } from '../../app/page.tsx';
import { CoverPicture } from '../../art/cover.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { canChallenge } from '../../challenges/rounds-registry.ts';
import { playNow } from '../../local/play-now.ts';
import { Button } from '../../look/button.tsx';
import { Chip } from '../../look/chip.tsx';
import { book, chart, clock, flag, invite, learner, options, people, play } from '../../look/icons.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { canLearn, WAYS_TO_LEARN } from '../../tables/learning-registry.ts';
import { voiceOf } from '../../tables/voices.ts';
import { stageOf } from '../../teaching/memory.ts';
import { pages } from '../../words/pages.ts';
import { shell } from '../../words/shell.ts';
import { openRoom } from '../open-room.ts';
import { AlonePanel } from './alone-panel.tsx';
import './game-page.css';
import { OpponentsButton } from './opponents.tsx';

const { say } = pages;

export function GamePage({ game }: { readonly game: Title }) {
  const voice = voiceOf(game);
  const { name, seats, minutes, ages, pace, practice } = COVERS[game];
  // Whoever has never played it finds the way to learn it as easily as the way to play.
  const learnsFirst = stageOf(game) === 'new' && canLearn(game, 'tutorial');
  const start = (): void => {
    playNow(game).then(go, () => notify(shell.say('cannot-start'), 'bad'));
  };
  const [isOpening, setOpening] = useState(false);
  const invitePeople = (): void => {
    setOpening(true);
    void openRoom(game).finally(() => setOpening(false));
  };
  return (
    <Page title={name} back={addressOf.home}>
      <div class="game">
        <div class="game-cover">
          <CoverPicture game={game} class="game-art" />
        </div>
        <div class="game-words">
          <ul class="game-facts">
            <li>
              <Chip icon={people}>{shell.say('players', { min: seats.min, max: seats.max })}</Chip>
            </li>
            <li>
              <Chip icon={clock}>{shell.say('minutes', { minutes })}</Chip>
            </li>
            <li>
              <Chip>{shell.say('ages', ages)}</Chip>
            </li>
            <li>
              <Chip>{say(`pace.${pace}`)}</Chip>
            </li>
          </ul>
          <p class="game-about">{voice.about()}</p>
          <div class="game-ways">
            <Button kind="primary" size="large" icon={play} onPress={start}>
              {shell.say('play-now')}
            </Button>
            {learnsFirst ? (
              <Button kind="second" size="large" icon={learner} href={addressOf.learning(game, 'tutorial')}>
                {say('game.tutorial')}
              </Button>
            ) : null}
            <OpponentsButton game={game} onPlay={start} />
            <Button kind="second" size="large" icon={invite} busy={isOpening} onPress={invitePeople}>
              {say('game.new-table')}
            </Button>
          </div>
          <div class="game-ways">
            {WAYS_TO_LEARN.filter((way) => canLearn(game, way) && !(learnsFirst && way === 'tutorial')).map((way) => (
              <Button key={way} icon={way === 'tutorial' ? learner : chart} href={addressOf.learning(game, way)}>
                {say(`game.${way === 'practice' ? practice : way}`)}
              </Button>
            ))}
            {canChallenge(game) ? (
              <Button icon={flag} href={`${addressOf.challenges}?game=${game}`}>
                {say('game.challenge')}
              </Button>
            ) : null}
            <Button icon={book} href={addressOf.rules(game)}>
              {say('rules')}
            </Button>
            <Button icon={options} href={addressOf.newTable(game)}>
              {say('game.set-up')}
            </Button>
          </div>
          <AlonePanel game={game} />
        </div>
      </div>
    </Page>
  );
}
