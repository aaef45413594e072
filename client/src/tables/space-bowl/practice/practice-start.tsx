import { Page } from '../../../app/page.tsx';
import { Button } from '../../../look/button.tsx';
import { Disclosure } from '../../../look/disclosure.tsx';
import { clock, language, play } from '../../../look/icons.ts';
import { Segments } from '../../../look/segments.tsx';
import { Toggle } from '../../../look/toggle.tsx';
import { Emblem } from '../../../pages/emblem.tsx';
import { addressOf } from '../../../router/routes.ts';
import { learning } from '../../../words/learning.ts';
import { voiceOf } from '../../voices.ts';
import { learningWords } from '../learning-words.ts';
import { optionPicture } from '../option-pictures.tsx';
import { hasLetters, letters } from '../preferences.ts';
import { say as sayOfGame } from '../words.ts';
import type { DailyResult, Day } from './daily.ts';
import { DailyPanel } from './daily-panel.tsx';
import { type Find, findsOf } from './finds.ts';
import type { Wish } from './practice.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { kindWords, LEVELS, VARIANTS, type Variant } from './puzzle.ts';
import './practice-start.css';

const { say } = learningWords;
const SIZES = ['5', '6'] as const;

export interface PracticeStartProps {
  readonly wish: Wish;
  readonly finds: readonly Find[];
  readonly results: readonly DailyResult[];
  readonly today: Day;
  readonly onWish: (wish: Wish) => void;
  readonly onStart: () => void;
  readonly onDaily: () => void;
}

export function PracticeStart({ wish, finds, results, today, onWish, onStart, onDaily }: PracticeStartProps) {
  return (
    <Page
      title={learning.say('practice.title')}
      detail="Space Bowl"
      emblem={<Emblem game="space-bowl" />}
      back={addressOf.game('space-bowl')}
      width="wide"
    >
      <div class="bowl-practice">
        <div class="bowl-practice-daily">
          <DailyPanel results={results} today={today} onDaily={onDaily} />
        </div>
        <div class="bowl-practice-wishes">
          <p>{say('practice.about')}</p>
          <Segments
            label={say('practice.galaxy')}
            value={wish.isBig ? '6' : '5'}
            segments={SIZES.map((value) => ({ value, label: `${value} × ${value}` }))}
            onChoose={(size) => onWish({ ...wish, isBig: size === '6' })}
          />
          <div>
            <Segments
              label={say('practice.level')}
              value={wish.level}
              segments={LEVELS.map((value) => ({ value, label: say(`practice.level.${value}`) }))}
              onChoose={(level) => onWish({ ...wish, level })}
            />
            <p class="soft bowl-practice-level">{say(`practice.level.${wish.level}.hint`)}</p>
          </div>
          <Toggle
            icon={clock}
            label={say('practice.clock')}
            detail={say('practice.clock.hint')}
            on={wish.isClocked}
            onChange={(isClocked) => onWish({ ...wish, isClocked })}
          />
          <Toggle
            icon={language}
            label={sayOfGame('view.letters')}
            detail={sayOfGame('view.letters.hint')}
            on={hasLetters(wish.isBig ? 6 : 5)}
            onChange={(on) => {
              letters.value = on;
            }}
          />
          <Disclosure summary={say('practice.variants')} open={wish.variants.length > 0}>
            <div class="bowl-practice-variants">
              {VARIANTS.map((variant) => (
                <Toggle
                  key={variant}
                  picture={optionPicture(variant, null)}
                  label={voiceOf('space-bowl').optionName(variant)}
                  detail={voiceOf('space-bowl').optionHint(variant)}
                  on={wish.variants.includes(variant)}
                  onChange={(on) => onWish({ ...wish, variants: switched(wish.variants, variant, on) })}
                />
              ))}
            </div>
          </Disclosure>
          <Button kind="primary" size="large" icon={play} wide onPress={onStart}>
            {say('practice.start')}
          </Button>
        </div>
        <div class="bowl-practice-progress">
          <ProgressPanel finds={findsOf(finds, kindWords(wish))} />
        </div>
      </div>
    </Page>
  );
}

const switched = (variants: readonly Variant[], variant: Variant, on: boolean): readonly Variant[] =>
  VARIANTS.filter((known) => (known === variant ? on : variants.includes(known)));
