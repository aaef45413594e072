import { tenths } from '../../../learning/seconds.ts';
import { Button } from '../../../look/button.tsx';
import { flag, play, share, watch } from '../../../look/icons.ts';
import { Panel } from '../../../look/panel.tsx';
import { addressOf } from '../../../router/routes.ts';
import { learningWords } from '../learning-words.ts';
import { type DailyResult, type Day, hoursLeft, resultOn, streakOf } from './daily.ts';
import { shareResult } from './share-result.ts';

const { say } = learningWords;

export interface DailyPanelProps {
  readonly results: readonly DailyResult[];
  readonly today: Day;
  readonly onDaily: () => void;
}

export function DailyPanel({ results, today, onDaily }: DailyPanelProps) {
  const result = resultOn(results, today);
  const days = streakOf(results, today);
  return (
    <Panel title={say('daily.title')} aside={days === 0 ? undefined : <strong>{say('daily.days', { days })}</strong>}>
      <div class="daily">
        {result === null ? (
          <>
            <p class="soft">{say('daily.about')}</p>
            <Button kind="second" size="large" icon={play} wide onPress={onDaily}>
              {say('daily.start')}
            </Button>
          </>
        ) : (
          <>
            <p class="daily-result">
              <strong>{say('daily.done', { seconds: tenths(result.millis) })}</strong>
              <span>{say('daily.misses', { misses: result.misses })}</span>
              <span>{say('daily.hints', { hints: result.hints })}</span>
            </p>
            <div class="daily-ways">
              <Button kind="second" icon={share} onPress={() => void shareResult(result)}>
                {say('daily.share')}
              </Button>
              <Button icon={watch} onPress={onDaily}>
                {say('daily.look')}
              </Button>
            </div>
            <p class="soft">{say('daily.tomorrow', { hours: hoursLeft(Date.now()) })}</p>
          </>
        )}
        <Button icon={flag} href={addressOf.challenges}>
          {say('daily.together')}
        </Button>
      </div>
    </Panel>
  );
}
