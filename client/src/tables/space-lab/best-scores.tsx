import { spokenLanguage } from '../../words/area.ts';
import { languageTag } from '../../words/languages.ts';
import type { BestScore } from './best-alone.ts';
import { story } from './story-words.ts';
import './score-sheet.css';

interface BestScoresProps {
  readonly scores: readonly BestScore[];
  /** The match that has just ended. */
  readonly now: string | null;
}

/** Alone one plays against oneself. */
export function BestScores({ scores, now }: BestScoresProps) {
  const date = new Intl.DateTimeFormat(languageTag(spokenLanguage()), { dateStyle: 'medium' });
  return (
    <ol class="lab-best">
      {scores.map(({ points, at, of }) => (
        <li key={of} aria-current={of === now ? 'true' : undefined}>
          <strong class="number">{points}</strong>
          <span>{of === now ? story.say('best.now') : date.format(at)}</span>
        </li>
      ))}
    </ol>
  );
}
