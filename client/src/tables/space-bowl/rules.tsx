/** Space Bowl's rules for readers, with the pieces themselves as pictures. */

import type { ComponentChildren } from 'preact';
import { constellation, DECOYS, INFINITY_SIZE, PLANETS } from '#games/space-bowl';
import { CardPicture, DecoyPicture, PilePicture, PlanetPicture, TokenPicture } from '../../art/bowl/pieces.tsx';
import type { Token } from '../../art/bowl/tokens.ts';
import { Chapter, KeyUses, Points } from '../rule-chapters.tsx';
import { Computer } from './computer.tsx';
import { ruleWords } from './rule-words.ts';
import { GalaxyFigure } from './rules/galaxy-figure.tsx';
import { EndTable, ScoreTable } from './rules/tables.tsx';
import { Variants, Waits } from './rules/variants.tsx';
import { planetName, throwWords } from './sky-words.ts';
import { AT_THE_EDGE, NEAR_MISS, SCENES, VALID } from './tutorial/lesson.ts';
import { say } from './words.ts';
import './rules.css';

const { say: rule } = ruleWords;
const [SCENE] = SCENES;
const RULINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;
const KEYS = [
  { keys: '← ↑ → ↓', key: 'walk' },
  { keys: 'Enter', key: 'choose' },
  { keys: 'T', key: 'throw' },
  { keys: 'G', key: 'go' },
  { keys: 'D', key: 'doom' },
  { keys: 'F', key: 'follow' },
  { keys: 'J', key: 'joker' },
  { keys: 'R', key: 'ready' },
  { keys: 'C', key: 'computer' },
  { keys: 'L', key: 'letters' },
  { keys: 'Esc', key: 'escape' },
] as const;
const FIGURES = [
  { key: 'valid.yes', on: VALID },
  { key: 'valid.no', on: NEAR_MISS },
  { key: 'valid.edge', on: AT_THE_EDGE },
] as const;

export function RuleChapters() {
  return (
    <>
      <Chapter title={rule('goal.title')}>
        <p>{rule('goal')}</p>
      </Chapter>
      <Things />
      <Chapter title={rule('throw.title')}>
        <p>{rule('throw')}</p>
      </Chapter>
      <Chapter title={rule('valid.title')}>
        <p>{rule('valid')}</p>
        {SCENE === undefined ? null : (
          <div class="rules-fits">
            <figure class="rules-fit">
              <Computer thrown={SCENE.thrown} letters={false} />
              <figcaption>{throwWords(SCENE.thrown)}</figcaption>
            </figure>
            {FIGURES.map(({ key, on }) => (
              <figure key={key} class="rules-fit">
                <GalaxyFigure scene={SCENE} on={on} label={rule(key)} />
                <figcaption>{rule(key)}</figcaption>
              </figure>
            ))}
          </div>
        )}
        <p>{rule('valid.same')}</p>
      </Chapter>
      <Chapter title={rule('calls.title')}>
        <p>{rule('calls')}</p>
        <Piece token="captain" title={say('go')} words={rule('calls.go')} />
        <Piece token="doom" title={say('doom')} words={rule('calls.doom')} />
        <Piece token="redButton" title={say('follow')} words={rule('calls.follow')} />
      </Chapter>
      <Chapter title={rule('joker.title')}>
        <Piece token="joker" words={rule('joker')} />
        <p>{rule('joker.own')}</p>
      </Chapter>
      <Chapter title={rule('place.title')}>
        <p>{rule('place')}</p>
        <p>{rule('ready')}</p>
      </Chapter>
      <Chapter title={rule('score.title')}>
        <p>{rule('score.about')}</p>
        <ScoreTable />
        <p>{rule('score.floor')}</p>
      </Chapter>
      <Chapter title={rule('end.title')}>
        <EndTable />
      </Chapter>
      <Chapter title={rule('winning.title')}>
        <p>{rule('winning')}</p>
      </Chapter>
      <Chapter title={rule('variants.title')}>
        <p>{rule('variants')}</p>
        <Variants />
      </Chapter>
      <Chapter title={rule('times.title')}>
        <p>{rule('times')}</p>
        <Waits />
      </Chapter>
      <Chapter title={rule('rulings.title')}>
        <p>{rule('rulings')}</p>
        <Points of={RULINGS.map((ruling) => rule(`rulings.${ruling}`))} />
      </Chapter>
      <Chapter title={rule('keys.title')}>
        <KeyUses of={KEYS.map(({ keys, key }) => ({ keys, words: rule(`keys.${key}`) }))} />
      </Chapter>
    </>
  );
}

function Things() {
  const top = SCENE === undefined ? null : constellation(SCENE.top);
  return (
    <>
      <Chapter title={rule('cards.title')}>
        <p>{rule('cards')}</p>
        <div class="rules-sheet" data-surface="paper">
          {PLANETS.map((planet) => (
            <figure key={planet}>
              <PlanetPicture planet={planet} size={64} />
              <figcaption>{planetName(planet)}</figcaption>
            </figure>
          ))}
        </div>
        <Thing
          words={rule('decoys')}
          picture={DECOYS.map((decoy) => <DecoyPicture key={decoy} decoy={decoy} size={38} />)}
        />
      </Chapter>
      <Chapter title={rule('galaxy.title')}>
        {SCENE === undefined || top === null ? null : (
          <>
            <Thing
              words={rule('galaxy.galaxy')}
              picture={<CardPicture {...constellation(SCENE.galaxy[5] ?? 0)} size={84} />}
            />
            <Thing
              words={rule('galaxy.infinity')}
              picture={<PilePicture planets={top.planets} decoys={top.decoys} below={INFINITY_SIZE - 1} size={96} />}
            />
            <Thing words={rule('galaxy.computer')} picture={<Computer thrown={SCENE.thrown} letters={false} />} />
          </>
        )}
      </Chapter>
    </>
  );
}

function Thing({ words, picture }: { readonly words: string; readonly picture: ComponentChildren }) {
  return (
    <div class="rules-piece">
      <div class="rules-picture" aria-hidden="true">
        {picture}
      </div>
      <p>{words}</p>
    </div>
  );
}

function Piece({ token, title, words }: { readonly token: Token; readonly title?: string; readonly words: string }) {
  return (
    <div class="rules-piece">
      <div class="rules-picture" aria-hidden="true">
        <TokenPicture token={token} size={72} class="sticker" />
      </div>
      <div>
        {title === undefined ? null : <h3>{title}</h3>}
        <p>{words}</p>
      </div>
    </div>
  );
}
