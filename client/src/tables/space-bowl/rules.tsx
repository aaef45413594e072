/** Space Bowl's rules for readers, with the pieces themselves as pictures. */

import type { ComponentChildren } from 'preact';
import { constellation, DECOYS, INFINITY_SIZE, PLANETS } from '#games/space-bowl';
import { DecoyPicture, PilePicture, PlanetPicture, TokenPicture } from '../../art/bowl/pieces.tsx';
import { HelmetPicture } from '../../art/helmet-picture.tsx';
import { pages } from '../../words/pages.ts';
import { Chapter, Clarifications, Keys, Points, Sheet } from '../rule-chapters.tsx';
import { Computer } from './computer.tsx';
import { ruleWords } from './rule-words.ts';
import { GalaxyFigure } from './rules/galaxy-figure.tsx';
import { EndTable, ScoreTable } from './rules/tables.tsx';
import { Variants, Waits } from './rules/variants.tsx';
import { planetName, throwWords } from './sky-words.ts';
import { AT_THE_EDGE, first, JOKER_GOES, NEAR_MISS, second, VALID, WITH_JOKER } from './tutorial/lesson.ts';
import { say } from './words.ts';
import './rules.css';

const { say: rule } = ruleWords;
const KEYS = [
  'walk',
  'choose',
  'throw',
  'go',
  'doom',
  'follow',
  'joker',
  'ready',
  'computer',
  'letters',
  'escape',
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
        <Piece picture={<TokenPicture token="captain" size={72} class="sticker" />} words={rule('throw')} />
      </Chapter>
      <Chapter title={rule('valid.title')}>
        <p>{rule('valid')}</p>
        <div class="rules-fits">
          <figure class="rules-fit">
            <Computer thrown={first.thrown} letters={false} />
            <figcaption>{throwWords(first.thrown)}</figcaption>
          </figure>
          {FIGURES.map(({ key, on }) => (
            <figure key={key} class="rules-fit">
              <GalaxyFigure scene={first} on={on} />
              <figcaption>{rule(key, { planet: planetName('sky') })}</figcaption>
            </figure>
          ))}
        </div>
        <p>{rule('valid.same')}</p>
      </Chapter>
      <Chapter title={rule('calls.title')}>
        <p>{rule('calls')}</p>
        <Piece
          picture={<HelmetPicture seat={0} size={72} class="sticker" />}
          title={say('go')}
          words={rule('calls.go')}
        />
        <Piece
          picture={<TokenPicture token="doom" size={72} class="sticker" />}
          title={say('doom')}
          words={rule('calls.doom')}
        />
        <Piece
          picture={<HelmetPicture seat={1} size={72} class="sticker" />}
          title={say('follow')}
          words={rule('calls.follow')}
        />
      </Chapter>
      <Chapter title={rule('joker.title')}>
        <Piece picture={<TokenPicture token="joker" size={72} class="sticker" />} words={rule('joker')} />
        <p>{rule('joker.own')}</p>
        <figure class="rules-fit">
          <GalaxyFigure scene={second} on={WITH_JOKER} joker={JOKER_GOES} />
          <figcaption>{rule('joker.fits')}</figcaption>
        </figure>
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
      <Chapter title={rule('example.title')}>
        <Points of={[rule('example.go'), rule('example.doom')]} />
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
        <p>{pages.say('rules.time.away')}</p>
      </Chapter>
      <Clarifications of={ruleWords} />
      <Keys of={KEYS} say={rule} />
    </>
  );
}

function Things() {
  const top = constellation(first.top);
  return (
    <>
      <Chapter title={rule('cards.title')}>
        <p>{rule('cards')}</p>
        <Sheet>
          {PLANETS.map((planet) => (
            <figure key={planet}>
              <PlanetPicture planet={planet} size={64} />
              <figcaption>{planetName(planet)}</figcaption>
            </figure>
          ))}
        </Sheet>
        <Piece
          picture={
            <span class="rules-decoys">
              {DECOYS.map((decoy) => (
                <DecoyPicture key={decoy} decoy={decoy} size={32} />
              ))}
            </span>
          }
          words={rule('decoys')}
        />
      </Chapter>
      <Chapter title={rule('galaxy.title')}>
        <Piece picture={<GalaxyFigure scene={first} />} words={rule('galaxy.galaxy')} />
        <Piece
          picture={<PilePicture planets={top.planets} decoys={top.decoys} below={INFINITY_SIZE - 1} size={96} />}
          words={rule('galaxy.infinity')}
        />
        <Piece picture={<Computer thrown={first.thrown} letters={false} />} words={rule('galaxy.computer')} />
        <p>{rule('setup.things')}</p>
      </Chapter>
    </>
  );
}

interface PieceProps {
  readonly picture: ComponentChildren;
  readonly title?: string;
  readonly words: string;
}

function Piece({ picture, title, words }: PieceProps) {
  return (
    <div class="rules-piece">
      <div class="rules-picture" aria-hidden="true">
        {picture}
      </div>
      <div>
        {title === undefined ? null : <h3>{title}</h3>}
        <p>{words}</p>
      </div>
    </div>
  );
}
