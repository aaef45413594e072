/** Shows what to do next in a tutorial; the board decides where. What is heard of it the page says with `Spoken`. */

import type { ComponentChildren } from 'preact';
import { Button } from '../look/button.tsx';
import { check } from '../look/icons.ts';
import { learning } from '../words/learning.ts';
import './coach.css';

export interface CoachProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  readonly words: ComponentChildren;
  /** For a step that only wants to be read. */
  readonly onNext: (() => void) | null;
  readonly class?: string;
}

export function Coach({ step, steps, words, onNext, class: extra = '' }: CoachProps) {
  return (
    <div class={`coach ${extra}`}>
      <p class="coach-step">{learning.say('tutorial.step', { step: step + 1, steps })}</p>
      <p class="coach-words" key={step}>
        {words}
      </p>
      {onNext === null ? null : (
        <Button kind="primary" icon={check} class="coach-next" onPress={onNext}>
          {learning.say('tutorial.next')}
        </Button>
      )}
    </div>
  );
}
