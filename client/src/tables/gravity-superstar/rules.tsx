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
import { Keycap } from '../../look/keycap.tsx';
import { ruleWords } from './rule-words.ts';
import { cardName, directionName, starName } from './words.ts';
import './rules.css';

const { say: rule } = ruleWords;
const KEYS = ['card', 'move', 'walk', 'play', 'refill', 'again', 'end', 'undo', 'turn', 'drop'] as const;

export function RuleChapters() {
  return (
    <>
      <section>
        <h2>{rule('goal.title')}</h2>
        <p>{rule('goal')}</p>
        <div class="rules-paper" data-surface="paper">
          {COLOURS.map((colour) => (
            <figure key={colour}>
              <StarPicture colour={colour} size={52} />
              <figcaption>{starName(colour)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>{rule('planet.title')}</h2>
        <p>{rule('planet')}</p>
        <Thing words={rule('thing.platform')}>
          <PlatformPicture cells={2} width={96} />
        </Thing>
        <Thing words={rule('thing.star')}>
          <StarPicture colour="yellow" size={56} />
        </Thing>
        <Thing words={rule('thing.under')}>
          <StarPicture colour="blue" onReplay size={60} />
        </Thing>
        <Thing words={rule('thing.replay')}>
          <ReplayPicture size={52} />
        </Thing>
        <Thing words={rule('thing.door')}>
          <DoorPicture size={48} />
          <DoorPicture open size={56} />
        </Thing>
      </section>
      <section>
        <h2>{rule('pawn.title')}</h2>
        <p>{rule('pawn')}</p>
        <div class="rules-paper" data-surface="paper">
          {DIRECTIONS.map((up, seat) => (
            <figure key={up}>
              <SuperstarPicture seat={seat} up={up} size={64} label={directionName(up)} />
            </figure>
          ))}
        </div>
      </section>
      <section>
        <h2>{rule('turn.title')}</h2>
        <ol class="rules-list">
          <li>{rule('turn.1')}</li>
          <li>{rule('turn.2')}</li>
          <li>{rule('turn.3')}</li>
          <li>{rule('turn.4')}</li>
        </ol>
      </section>
      <section>
        <h2>{rule('cards.title')}</h2>
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
      </section>
      <section>
        <h2>{rule('eject.title')}</h2>
        <p>{rule('eject')}</p>
      </section>
      <section>
        <h2>{rule('end.title')}</h2>
        <ul class="rules-list">
          <li>{rule('end.normal')}</li>
          <li>{rule('end.expert')}</li>
        </ul>
      </section>
      <section>
        <h2>{rule('rulings.title')}</h2>
        <ul class="rules-list">
          <li>{rule('rulings.1')}</li>
          <li>{rule('rulings.2')}</li>
          <li>{rule('rulings.3')}</li>
          <li>{rule('rulings.4')}</li>
        </ul>
      </section>
      <section>
        <h2>{rule('keys.title')}</h2>
        <ul class="rules-pressed">
          {KEYS.map((key) => (
            <li key={key}>
              <Keycap always>{rule(`keys.${key}.key`)}</Keycap> {rule(`keys.${key}`)}
            </li>
          ))}
        </ul>
      </section>
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
