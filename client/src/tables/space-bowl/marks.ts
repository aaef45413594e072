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

/** How far the uncovering has come: all tokens at once, then what they are worth, then the patterns. */
export type Step = 'tokens' | 'verdicts' | 'patterns';

export function marksUncovered(past: PastRound, step: Step, fitting: Fitting | null, nameOf: NameOf): CardMarks {
  const { reveal, unseen, ground } = past;
  const size = galaxySize(ground.options);
  const touched = fitting === null ? null : touchedBy(fitting);
  const tokens = reveal?.tokens ?? [];
  const hasVerdicts = step !== 'tokens';
  return new Map(
    positionsOf(size).map((position): readonly [Position, CardMark] => {
      const laid = tokens
        .filter((token) => token.position === position)
        .map(({ seat, verdict }): LaidToken => {
          const worth = verdict === 'invalid' ? 'wrong' : 'right';
          return { seat, verdict: hasVerdicts ? worth : null };
        });
      const isJoker = reveal?.joker?.position === position;
      const isUnseen = step === 'patterns' && unseen.valid.includes(position);
      const stays = laid.length > 0 || isJoker || isUnseen || touched === null || touched.has(position);
      return [
        position,
        {
          ring: isJoker ? 'joker' : isUnseen ? 'unseen' : undefined,
          joker: isJoker,
          // The token of the pattern that is shown stands on its disc.
          tokens: laid.length === 0 || fitting?.destination === position ? undefined : laid,
          veiled: !stays,
          words: uncoveredWords(laid, { isJoker, isUnseen }, nameOf),
        },
      ];
    }),
  );
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
