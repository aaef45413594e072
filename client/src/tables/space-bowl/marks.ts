/** What is to be seen on the cards of the galaxy: while a round is on, and when it is uncovered. Pure but for its words. */

import { galaxySize, type Position, positionsOf, type View } from '#games/space-bowl';
import type { Seat } from '#tabletop';
import { listWords } from '../../words/area.ts';
import { touchedBy } from './fit.tsx';
import type { Fitting } from './fitting.ts';
import type { CardMark, CardMarks, LaidToken } from './galaxy.tsx';
import type { PastRound } from './past-round.ts';
import { say } from './words.ts';

type NameOf = (seat: Seat) => string;

/** One's own choice, which nobody else sees, and the joker. */
export function marksInPlay({ round, viewer }: View, chosen: Position | null): CardMarks {
  const marks = new Map<Position, CardMark>();
  if (round.joker !== null) marks.set(round.joker.position, { ring: 'joker', joker: true, words: say('mark.joker') });
  if (chosen !== null && viewer !== 'spectator') {
    const before = marks.get(chosen);
    marks.set(chosen, { ...before, tokens: [{ seat: viewer, verdict: null }], words: say('mark.chosen') });
  }
  return marks;
}

/**
 * How far the uncovering has come: all tokens at once, then what they are worth, then the rows of points, the pattern
 * that is looked at, and what nobody saw.
 */
export const STEPS = ['tokens', 'verdicts', 'rows', 'patterns', 'unseen'] as const;
export type Step = (typeof STEPS)[number];

export const hasReached = (step: Step, wanted: Step): boolean => STEPS.indexOf(step) >= STEPS.indexOf(wanted);

/** Only cards on which there is something to see. */
export function marksUncovered(past: PastRound, step: Step, fitting: Fitting | null, nameOf: NameOf): CardMarks {
  const touched = fitting === null ? new Set<Position>() : touchedBy(fitting);
  const marks = new Map<Position, CardMark>();
  for (const position of positionsOf(galaxySize(past.ground.options))) {
    const laid = tokensOn(position, past, hasReached(step, 'verdicts'));
    const isJoker = past.reveal?.joker?.position === position;
    const isUnseen = hasReached(step, 'unseen') && past.unseen.valid.includes(position);
    if (laid.length === 0 && !isJoker && !isUnseen && !touched.has(position)) continue;
    marks.set(position, {
      ring: isJoker ? 'joker' : isUnseen ? 'unseen' : undefined,
      joker: isJoker,
      // The token of the pattern that is shown stands on its disc.
      tokens: laid.length === 0 || fitting?.destination === position ? undefined : laid,
      lit: true,
      words: uncoveredWords(laid, { isJoker, isUnseen }, nameOf),
    });
  }
  return marks;
}

function tokensOn(position: Position, { reveal }: PastRound, hasVerdicts: boolean): readonly LaidToken[] {
  return (reveal?.tokens ?? [])
    .filter((token) => token.position === position)
    .map(({ seat, verdict }): LaidToken => {
      const worth = verdict === 'invalid' ? 'wrong' : 'right';
      return { seat, verdict: hasVerdicts ? worth : null };
    });
}

function uncoveredWords(
  laid: readonly LaidToken[],
  { isJoker, isUnseen }: { readonly isJoker: boolean; readonly isUnseen: boolean },
  nameOf: NameOf,
): string | undefined {
  const names = (verdict: LaidToken['verdict']): string =>
    listWords(laid.filter((token) => token.verdict === verdict).map(({ seat }) => nameOf(seat)));
  const words = [
    ...(laid.some(({ verdict }) => verdict === 'right') ? [say('mark.right', { names: names('right') })] : []),
    ...(laid.some(({ verdict }) => verdict === 'wrong') ? [say('mark.wrong', { names: names('wrong') })] : []),
    ...(isJoker ? [say('mark.joker')] : []),
    ...(isUnseen ? [say('mark.unseen')] : []),
  ];
  return words.length === 0 ? undefined : words.join('; ');
}
