/** Every way to act that is not a button: keys, and shaking the phone. */

import type { Throw } from '#games/space-bowl';
import type { Looking, Telling } from '../../host/host.ts';
import { arrowsInto } from '../grid-keys.ts';
import { useKeyActions } from '../table-keys.ts';
import { hasLetters, letters } from './preferences.ts';
import { askForMotion, useShake } from './shaking.ts';
import { throwWords } from './sky-words.ts';
import type { Can } from './standing.ts';
import type { Passing } from './use-pass.ts';
import type { RoundInHand } from './use-round.ts';

export interface StrokesFor {
  readonly root: { readonly current: HTMLElement | null };
  readonly can: Can;
  readonly hand: RoundInHand;
  readonly size: number;
  /** The throw that lies there, or did last. */
  readonly thrown: Throw | null;
  readonly hear: (words: string) => void;
  readonly telling: Telling | null;
  readonly looking: Looking | null;
  /** Null where being done costs nothing. */
  readonly passing: Passing | null;
  /** The throw, once everybody has seen the last round. */
  readonly ask: () => void;
}

export function useStrokes({ root, can, hand, size, thrown, hear, telling, looking, passing, ask }: StrokesFor): {
  throwNow(): void;
} {
  const throwNow = (): void => {
    askForMotion();
    ask();
  };
  const say = (type: 'go' | 'doom' | 'follow' | 'ready'): boolean => {
    if (can[type]) hand.act({ type });
    return can[type];
  };
  useShake(can.throw ? throwNow : null);
  useKeyActions({
    ...arrowsInto(() => root.current),
    g: () => say('go'),
    d: () => say('doom'),
    f: () => say('follow'),
    r: () => (passing === null ? say('ready') : passing.press()),
    j() {
      hand.tapJoker();
      return can.joker;
    },
    t() {
      if (can.throw) throwNow();
      return can.throw;
    },
    l() {
      letters.value = !hasLetters(size);
    },
    c() {
      if (thrown !== null) hear(throwWords(thrown));
      return thrown !== null;
    },
    h() {
      telling?.told();
      looking?.seen();
      return telling !== null || looking !== null;
    },
    Escape: hand.putJokerBack,
  });
  return { throwNow };
}
