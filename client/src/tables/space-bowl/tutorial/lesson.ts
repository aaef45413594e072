/** The lesson: four throws, and one thing after another to be done with them. Pure. */

import {
  type Card,
  type CensusOptions,
  isPosition,
  type Position,
  positionsOf,
  readCard,
  readThrow,
  type Throw,
} from '#games/space-bowl';
import type { Ground } from '../fitting.ts';

export const LESSON_OPTIONS: CensusOptions = {
  bigGalaxy: false,
  learner: false,
  noJoker: false,
  rotation: false,
  sphere: false,
  blackHole: false,
  void: false,
};

const GALAXY = `
  es    epr  esr  eps  aep
  aepr  srh  aesr aer  arh
  apsh  er   ah   prh  apsr
  ph    as   ae   ap   eh
  aepsr psrh epsr aes  aps
`;

/** Where the eyes are led. */
export const VALID: Position = 'B2';
export const NEAR_MISS: Position = 'B4';
export const AT_THE_EDGE: Position = 'B1';
export const HIDDEN: Position = 'D3';
export const JOKER_GOES: Position = 'D2';
export const WITH_JOKER: Position = 'D4';
/** Where the robot, who called in the second round, sees something that isn't there. */
export const ROBOT_GOES: Position = 'C3';

export interface Scene {
  readonly galaxy: readonly Card[];
  readonly top: Card;
  readonly thrown: Throw;
}

export const first: Scene = {
  galaxy: GALAXY.trim().split(/\s+/).map(readCard),
  top: readCard('sr'),
  thrown: readThrow('. . . / r . . / * s .'),
};
/** A card that was won makes room for the one that was on top of infinity. */
const afterWinning = ({ galaxy, top }: Scene, won: Position): readonly Card[] =>
  galaxy.map((card, place) => (positionsOf(5)[place] === won ? top : card));

export const second: Scene = {
  galaxy: afterWinning(first, HIDDEN),
  top: readCard('aeh'),
  thrown: readThrow('. . h / e a . / . . *'),
};
/** Whoever called becomes captain and wins their card, even if only a follower was right [END-1]. */
export const third: Scene = {
  galaxy: afterWinning(second, ROBOT_GOES),
  top: readCard('aesh'),
  thrown: readThrow('. a . / e . . / * h s'),
};
/** Where nothing was found the galaxy stays as it is [END-3]. */
export const fourth: Scene = {
  galaxy: third.galaxy,
  top: readCard('epsh'),
  thrown: readThrow('e . s / . * p / . . h'),
};

export const SCENES: readonly Scene[] = [first, second, third, fourth];

export const groundOf = ({ galaxy }: Scene): Ground => ({ galaxy, options: LESSON_OPTIONS });

/** Whatever can be pressed: the computer, a card, a button. */
export type Deed = 'throw' | 'next' | 'go' | 'follow' | 'take-joker' | 'doom' | 'pass' | Position;

export interface Step {
  readonly key:
    | 'throw'
    | 'read'
    | 'lay'
    | 'miss'
    | 'edge'
    | 'find'
    | 'go'
    | 'place'
    | 'score'
    | 'follow'
    | 'joker'
    | 'joker-lay'
    | 'joker-place'
    | 'joker-score'
    | 'doom'
    | 'pass';
  /** Which throw it is about. */
  readonly scene: 0 | 1 | 2 | 3;
  readonly asks: Deed;
}

export const STEPS: readonly Step[] = [
  { key: 'throw', scene: 0, asks: 'throw' },
  { key: 'read', scene: 0, asks: 'next' },
  { key: 'lay', scene: 0, asks: VALID },
  { key: 'miss', scene: 0, asks: NEAR_MISS },
  { key: 'edge', scene: 0, asks: AT_THE_EDGE },
  { key: 'find', scene: 0, asks: HIDDEN },
  { key: 'go', scene: 0, asks: 'go' },
  { key: 'place', scene: 0, asks: HIDDEN },
  { key: 'score', scene: 0, asks: 'next' },
  { key: 'follow', scene: 1, asks: 'follow' },
  { key: 'joker', scene: 1, asks: 'take-joker' },
  { key: 'joker-lay', scene: 1, asks: JOKER_GOES },
  { key: 'joker-place', scene: 1, asks: WITH_JOKER },
  { key: 'joker-score', scene: 1, asks: 'next' },
  { key: 'doom', scene: 2, asks: 'doom' },
  { key: 'pass', scene: 3, asks: 'pass' },
];

export interface Progress {
  readonly step: number;
  /** The card that was pointed at last: the pattern is shown on it. */
  readonly pointed: Position | null;
}

export const BEGINNING: Progress = { step: 0, pointed: null };

export const isThrown = ({ step }: Progress): boolean => step > 0;

/** The joker lies on its card from the step after it was laid, for as long as its throw is up. */
export const hasJoker = ({ step }: Progress): boolean =>
  STEPS[step]?.scene === 1 && step > STEPS.findIndex(({ key }) => key === 'joker-lay');

/** Pointing at cards is always allowed once something lies in the computer; only what is asked for leads on. */
export function after(progress: Progress, deed: Deed): Progress {
  const now = STEPS[progress.step];
  if (now === undefined) return progress;
  const isAsked = deed === now.asks;
  const step = isAsked ? progress.step + 1 : progress.step;
  if (STEPS[step]?.scene !== now.scene) return { step, pointed: null };
  // The card under the joker is not the one that is meant.
  const isShown = isPosition(deed) && isThrown(progress) && now.key !== 'joker-lay';
  return { step, pointed: isShown ? deed : progress.pointed };
}
