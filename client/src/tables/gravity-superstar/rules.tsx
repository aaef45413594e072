/** Gravity Superstar's rules for readers, with the pieces themselves as pictures. */

import type { ComponentChildren } from 'preact';
import { CARDS, COLOURS, DIRECTIONS } from '#games/gravity-superstar';
import {
  ActionCard,
  DoorPicture,
  PlatformPicture,
  ReplayPicture,
  StarPicture,
  SuperstarPicture,
} from '../../art/gravity/pieces.tsx';
import { Chapter, Clarifications, Keys, Points, Sheet, Time } from '../rule-chapters.tsx';
import { MoveFigure } from './move-figure.tsx';
import { ruleWords } from './rule-words.ts';
import { cardName, directionName, starName } from './words.ts';
import './rules.css';

const { say: rule } = ruleWords;
/** Moves of the tutorial, as pictures. */
const SEEN = ['drop', 'rotate', 'wrap', 'eject'] as const;
const KEYS = ['card', 'move', 'walk', 'play', 'refill', 'again', 'end', 'undo', 'turn', 'drop'] as const;

export function RuleChapters() {
  return (
    <>
      <Chapter title={rule('goal.title')}>
        <p>{rule('goal')}</p>
        <Sheet class="rules-small">
          {COLOURS.map((colour) => (
            <figure key={colour}>
              <StarPicture colour={colour} size={52} />
              <figcaption>{starName(colour)}</figcaption>
            </figure>
          ))}
        </Sheet>
        <p>{rule('goal.example')}</p>
      </Chapter>
      <Chapter title={rule('setup.title')}>
        <Points steps of={[rule('setup.1'), rule('setup.2'), rule('setup.3'), rule('setup.4')]} />
      </Chapter>
      <Chapter title={rule('planet.title')}>
        <p>{rule('planet')}</p>
        <Thing words={rule('thing.platform')}>
          <PlatformPicture cells={2} width={96} />
        </Thing>
        <Thing words={rule('thing.star')}>
          <StarPicture colour="yellow" size={56} />
        </Thing>
        <Thing words={rule('thing.under')}>
          <StarPicture colour="blue" look="on-replay" size={60} />
        </Thing>
        <Thing words={rule('thing.replay')}>
          <ReplayPicture size={52} />
        </Thing>
        <Thing words={rule('thing.door')}>
          <DoorPicture size={48} />
          <DoorPicture open size={56} />
        </Thing>
      </Chapter>
      <Chapter title={rule('pawn.title')}>
        <p>{rule('pawn')}</p>
        <Sheet class="rules-small">
          {DIRECTIONS.map((up, seat) => (
            <figure key={up}>
              <SuperstarPicture seat={seat} up={up} size={64} label={directionName(up)} />
            </figure>
          ))}
        </Sheet>
      </Chapter>
      <Chapter title={rule('turn.title')}>
        <Points steps of={[rule('turn.1'), rule('turn.2'), rule('turn.3'), rule('turn.4')]} />
      </Chapter>
      <Chapter title={rule('see.title')}>
        <div class="rules-moves">
          {SEEN.map((lesson) => (
            <figure key={lesson}>
              <MoveFigure lesson={lesson} />
              <figcaption>{rule(`see.${lesson}`)}</figcaption>
            </figure>
          ))}
        </div>
      </Chapter>
      <Chapter title={rule('cards.title')}>
        <p>{rule('cards')}</p>
        <ul class="rules-cards">
          {CARDS.map((card) => (
            <li key={card}>
              <ActionCard card={card} width={64} height={89} />
              <div>
                <h3>{cardName(card)}</h3>
                <p>{rule(`card.${card}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter title={rule('eject.title')}>
        <p>{rule('eject')}</p>
      </Chapter>
      <Chapter title={rule('end.title')}>
        <Points of={[rule('end.normal'), rule('end.expert')]} />
      </Chapter>
      <Time pace="turns" />
      <Clarifications of={ruleWords} />
      <Keys of={KEYS} say={rule} />
    </>
  );
}

function Thing({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  return (
    <figure class="rules-thing">
      <div class="rules-tile" data-surface="paper">
        {children}
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
