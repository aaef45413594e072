/** One's games at a glance; a press shows the matches of that game alone. */

import { COVERS, TITLES, type Title } from '../../catalogue/titles.ts';
import { Pips } from '../../look/meter.tsx';
import { addressOf } from '../../router/routes.ts';
import { numberWords } from '../../words/area.ts';
import { people } from '../../words/people.ts';
import { Emblem } from '../emblem.tsx';
import './game-cards.css';
import type { Figures } from './own-matches.ts';

const { say } = people;

/** As many as fit beside one another on a phone. */
const LATELY = 10;

interface GameCardsProps {
  readonly figures: readonly Figures[];
  readonly chosen: string | null;
  readonly onChoose: (game: Title | null) => void;
}

export function GameCards({ figures, chosen, onChoose }: GameCardsProps) {
  return (
    <ul class="game-cards" aria-label={say('matches.games')}>
      {TITLES.map((title) => {
        const own = figures.find(({ game }) => game === title);
        return (
          <li key={title}>
            {own === undefined || own.matches === 0 ? (
              <a class="game-card" href={addressOf.game(title)}>
                <Emblem game={title} />
                <span class="game-card-words">
                  <span class="log-name">{COVERS[title].name}</span>
                  <span class="soft">{say('matches.never')}</span>
                </span>
              </a>
            ) : (
              <button
                type="button"
                class="game-card"
                aria-pressed={chosen === title}
                onClick={() => onChoose(chosen === title ? null : title)}
              >
                <Emblem game={title} />
                <span class="game-card-words">
                  <span class="log-name">{COVERS[title].name}</span>
                  <span class="game-card-figures soft">
                    <span>{say('matches.count', { count: own.matches })}</span>
                    <span>{say('matches.won', { count: own.wins })}</span>
                    {own.best === null ? null : <span>{say('matches.best', { best: numberWords(own.best) })}</span>}
                  </span>
                  <Lately course={own.course} />
                </span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Lately({ course }: Pick<Figures, 'course'>) {
  const last = course.slice(-LATELY);
  const won = last.filter(({ isWon }) => isWon).length;
  return (
    <Pips
      pips={last.map(({ isWon }) => (isWon ? 'full' : 'hollow'))}
      label={say('matches.lately', { won, of: last.length })}
    />
  );
}
