import { useState } from 'preact/hooks';
import { notify } from '../../app/notices.ts';
import { CoverPicture } from '../../art/cover.tsx';
import { COVERS, type Title } from '../../catalogue/titles.ts';
import { playNow } from '../../local/play-now.ts';
import { Button } from '../../look/button.tsx';
import { Sign } from '../../look/icon.tsx';
import { IconButton } from '../../look/icon-button.tsx';
import { clock, invite, people, play } from '../../look/icons.ts';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { shell } from '../../words/shell.ts';
import { openRoom } from '../open-room.ts';
import './game-cover.css';

/** A game as a picture with two ways in: against a bot at once, or with friends. */
export function GameCover({ title }: { readonly title: Title }) {
  const { say } = shell;
  const { name, seats, minutes, ages } = COVERS[title];
  const [isStarting, setStarting] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const start = async (): Promise<void> => {
    setStarting(true);
    try {
      go(await playNow(title));
    } catch {
      notify(say('cannot-start'), 'bad');
      setStarting(false);
    }
  };
  return (
    <li class="box cover-moves">
      <div class="box-face">
        <CoverPicture game={title} class="box-art" />
        <h2 class="box-name">
          <a class="box-link over-art" href={addressOf.game(title)}>
            {name.split(' ').map((word) => (
              <span key={word}>{word} </span>
            ))}
          </a>
        </h2>
        <p class="box-facts">
          <span class="box-fact">
            <Sign of={people} size={16} />
            <span aria-hidden="true">{say('players-short', { min: seats.min, max: seats.max })}</span>
            <span class="spoken">{say('players', { min: seats.min, max: seats.max })}</span>
          </span>
          <span class="box-fact">
            <Sign of={clock} size={16} />
            {say('minutes', { minutes })}
          </span>
          <span class="box-fact">
            <span aria-hidden="true">{say('ages-short', ages)}</span>
            <span class="spoken">{say('ages', ages)}</span>
          </span>
        </p>
        <div class="box-ways">
          <Button
            kind="primary"
            icon={play}
            busy={isStarting}
            label={say('play-now-at', { name })}
            onPress={() => void start()}
          >
            {say('play-now')}
          </Button>
          <IconButton
            icon={invite}
            label={say('with-friends-at', { name })}
            kind="paper"
            busy={isOpening}
            onPress={() => {
              setOpening(true);
              void openRoom(title).finally(() => setOpening(false));
            }}
          />
        </div>
      </div>
    </li>
  );
}
