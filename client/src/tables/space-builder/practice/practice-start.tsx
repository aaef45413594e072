import { Page } from '../../../app/page.tsx';
import { TimesChart } from '../../../learning/times-chart.tsx';
import { Button } from '../../../look/button.tsx';
import { clock, learner, play, watch } from '../../../look/icons.ts';
import { Panel } from '../../../look/panel.tsx';
import { Segments } from '../../../look/segments.tsx';
import { Toggle } from '../../../look/toggle.tsx';
import { Emblem } from '../../../pages/emblem.tsx';
import { addressOf } from '../../../router/routes.ts';
import { learning } from '../../../words/learning.ts';
import { learningWords } from '../learning-words.ts';
import type { Wish } from './practice.tsx';
import { bestRun, isOfKind, type Run } from './runs.ts';
import './practice-start.css';
import { secondsWords } from '../../../learning/seconds.ts';

const { say } = learningWords;
const COUNTS = ['4', '5', '6', '7', '8'] as const;

export interface PracticeStartProps {
  readonly wish: Wish;
  readonly runs: readonly Run[];
  readonly onWish: (wish: Wish) => void;
  readonly onStart: () => void;
}

export function PracticeStart({ wish, runs, onWish, onStart }: PracticeStartProps) {
  const ofKind = runs.filter((run) => isOfKind(run, wish));
  const best = bestRun(runs, wish);
  return (
    <Page
      title={learning.say('practice.title')}
      detail="Space Builder"
      emblem={<Emblem game="space-builder" />}
      back={addressOf.game('space-builder')}
      width="wide"
    >
      <div class="practice-start">
        <div class="practice-wishes">
          <p>{say('practice.about')}</p>
          <Segments
            label={say('practice.buildings')}
            value={COUNTS.find((count) => count === String(wish.buildings)) ?? '4'}
            segments={COUNTS.map((value) => ({ value, label: value }))}
            onChoose={(value) => onWish({ ...wish, buildings: Number(value) })}
          />
          <Toggle
            icon={clock}
            label={say('practice.clock')}
            detail={say('practice.clock.hint')}
            on={wish.clocked}
            onChange={(clocked) => onWish({ ...wish, clocked })}
          />
          <Toggle
            icon={watch}
            label={say('practice.ghost')}
            detail={say('practice.ghost.hint')}
            on={wish.ghost && wish.clocked}
            disabled={!wish.clocked}
            onChange={(ghost) => onWish({ ...wish, ghost })}
          />
          <Toggle
            icon={learner}
            label={say('practice.upright')}
            detail={say('practice.upright.hint')}
            on={wish.upright}
            onChange={(upright) => onWish({ ...wish, upright })}
          />
          <Button kind="primary" size="large" icon={play} wide onPress={onStart}>
            {say('practice.start')}
          </Button>
        </div>
        <Panel
          title={say('practice.times')}
          aside={best === null ? undefined : <strong class="number">{secondsWords(best.millis)}</strong>}
        >
          {ofKind.length === 0 ? (
            <p class="soft">{say('practice.no-runs')}</p>
          ) : (
            <TimesChart
              runs={ofKind.map((run) => ({ ...run, isRight: run.defects === 0 }))}
              words={{
                unit: say('practice.times.unit'),
                run: say('practice.times.run'),
                seconds: say('practice.times.seconds'),
                outcome: say('practice.times.defects'),
                right: say('practice.times.clean'),
                wrong: say('practice.times.faulty'),
              }}
              outcomeOf={({ defects }) => defects}
            />
          )}
        </Panel>
      </div>
    </Page>
  );
}
