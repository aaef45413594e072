import { useMemo, useState } from 'preact/hooks';
import type { Agency, View } from '#games/space-lab';
import type { Cue } from '../../sound/notes.ts';
import { playCue } from '../../sound/play-cue.ts';
import { useLatest } from '../latest.ts';
import { type Chances, NOTHING, type Plan } from './plan.ts';
import { agencyName, cardWords, say } from './words.ts';

/** What is chosen holds only as long as nothing else has happened. */
export function usePlan(view: View, chances: Chances | null) {
  const stamp = useMemo(() => ({}), [view.phase, view.turn, view.hand, view.centre, chances === null]);
  const [kept, setKept] = useState<{ readonly stamp: object; readonly plan: Plan }>({ stamp, plan: NOTHING });
  const [looked, setLooked] = useState({ stamp, words: '' });
  const plan = kept.stamp === stamp ? kept.plan : NOTHING;
  return {
    plan,
    words: planWords(plan),
    looked: looked.stamp === stamp ? looked.words : '',
    look: useLatest((words: string): void =>
      setLooked((before) => ({ stamp, words: before.stamp === stamp && words === before.words ? '' : words })),
    ),
    change(next: Plan, cue: Cue) {
      if (next !== plan) playCue(cue);
      setKept({ stamp, plan: next });
      setLooked({ stamp, words: '' });
    },
  };
}

function planWords(plan: Plan): string {
  switch (plan.kind) {
    case 'nothing':
      return '';
    case 'reveal':
      return say('chosen.reveal');
    case 'recruit':
      return say('chosen.group', { agency: agencyName(plan.agency) });
    case 'place':
      return say('chosen.card', { card: cardWords(plan.card) });
  }
}

const groupOf = (plan: Plan): Agency | null => (plan.kind === 'recruit' ? plan.agency : null);

export const samePlan = (one: Plan, other: Plan): boolean => one.kind === other.kind && groupOf(one) === groupOf(other);
