import { LAST_ROUND, type View } from '#games/gravity-superstar';

/** Why the match ends with this table round; null while it may go on. */
export function whyLastRound(view: View): 'few-stars' | 'goal' | 'no-stars' | 'rounds' | null {
  if (view.turn === null) return null;
  if (view.goalReached) return 'goal';
  if (view.fewStars !== null && view.starsLeft <= view.fewStars) return 'few-stars';
  if (view.starsLeft === 0) return 'no-stars';
  return view.round >= LAST_ROUND - 1 ? 'rounds' : null;
}

export const isLastRound = (view: View): boolean => whyLastRound(view) !== null;
