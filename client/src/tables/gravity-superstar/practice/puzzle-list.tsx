import { LEVELS, PUZZLES, type Puzzle } from '#games/gravity-superstar/puzzles';
import { Page } from '../../../app/page.tsx';
import { Button } from '../../../look/button.tsx';
import { Sign } from '../../../look/icon.tsx';
import { check, play, star } from '../../../look/icons.ts';
import { Panel } from '../../../look/panel.tsx';
import { Emblem } from '../../../pages/emblem.tsx';
import { addressOf } from '../../../router/routes.ts';
import { learningWords } from '../learning-words.ts';
import { type Kept, streakOf, trialOf } from './kept.ts';
import './puzzle-list.css';

const { say } = learningWords;

interface PuzzleListProps {
  readonly kept: Kept;
  readonly today: number;
  readonly daily: Puzzle;
  readonly onChoose: (puzzle: Puzzle) => void;
}

export function PuzzleList({ kept, today, daily, onChoose }: PuzzleListProps) {
  const solved = PUZZLES.filter(({ id, best }) => trialOf(kept, id)?.won === best).length;
  return (
    <Page
      title={say('puzzles.title')}
      detail="Gravity Superstar"
      emblem={<Emblem game="gravity-superstar" />}
      back={addressOf.game('gravity-superstar')}
      width="wide"
    >
      <div class="puzzles">
        <Daily kept={kept} today={today} daily={daily} onChoose={onChoose} />
        <p>{say('puzzles.about')}</p>
        <p class="puzzles-solved">
          <Sign of={star} size={20} /> {say('puzzles.solved', { solved, all: PUZZLES.length })}
        </p>
        {LEVELS.map((level) => (
          <Panel key={level} title={say('puzzles.level', { level })} aside={say(`puzzles.level.${level}`)}>
            <ul class="puzzle-grid">
              {PUZZLES.filter((puzzle) => puzzle.level === level).map((puzzle) => (
                <li key={puzzle.id}>
                  <PuzzleButton puzzle={puzzle} kept={kept} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </Page>
  );
}

function Daily({ kept, today, daily, onChoose }: PuzzleListProps) {
  const isSolved = kept.days.includes(today);
  const streak = streakOf(kept, today);
  return (
    <Panel title={say('puzzles.daily')} aside={streak === 0 ? undefined : say('puzzles.streak', { days: streak })}>
      <div class="puzzle-daily">
        <p>{say(isSolved ? 'puzzles.daily.solved' : 'puzzles.daily.about')}</p>
        <Button
          kind={isSolved ? 'second' : 'primary'}
          size="large"
          icon={isSolved ? check : play}
          onPress={() => onChoose(daily)}
        >
          {say('puzzles.daily.play')}
        </Button>
      </div>
    </Panel>
  );
}

interface PuzzleButtonProps {
  readonly puzzle: Puzzle;
  readonly kept: Kept;
  readonly onChoose: (puzzle: Puzzle) => void;
}

function PuzzleButton({ puzzle, kept, onChoose }: PuzzleButtonProps) {
  const { id, best } = puzzle;
  const trial = trialOf(kept, id);
  const isSolved = trial?.won === best;
  const state = isSolved ? 'solved' : trial === null ? 'new' : 'tried';
  return (
    <button
      type="button"
      class="puzzle"
      data-state={state}
      aria-label={say('puzzles.one', { number: id, state, won: trial?.won ?? 0, best })}
      onClick={() => onChoose(puzzle)}
    >
      <span class="puzzle-number number">{id}</span>
      {isSolved ? (
        <Sign of={star} size={18} />
      ) : (
        <span class="puzzle-won">{trial === null ? `+${best}` : `${trial.won}/${best}`}</span>
      )}
    </button>
  );
}
