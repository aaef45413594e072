/** What came of it, and what to do next, where one's cards were. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../look/button.tsx';
import type { Icon } from '../../../look/icons.ts';
import { playCue } from '../../../sound/play-cue.ts';

interface VerdictProps {
  readonly isGood: boolean;
  readonly words: string;
  /** What is to be pressed. */
  readonly icon: Icon;
  readonly label: string;
  readonly onPress: () => void;
  /** More to press. */
  readonly children?: ComponentChildren;
}

export function Verdict({ isGood, words, icon, label, onPress, children }: VerdictProps) {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    playCue(isGood ? 'won' : 'over');
    button.current?.focus({ preventScroll: true });
  }, [isGood]);
  return (
    <section class="judged" data-good={isGood ? '' : undefined}>
      <p class="judged-words">{words}</p>
      <div class="judged-row">
        <Button
          kind="primary"
          icon={icon}
          ref={(element) => {
            button.current = element;
          }}
          onPress={onPress}
        >
          {label}
        </Button>
        {children}
      </div>
    </section>
  );
}
