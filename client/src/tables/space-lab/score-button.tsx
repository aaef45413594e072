import { placeOf } from './flights.ts';
import { useHint } from './hinted.ts';
import { say } from './words.ts';

/** The score as it stands; pressed, it says where it comes from. */
export function ScoreButton({ points, onPress }: { readonly points: number; readonly onPress: () => void }) {
  const hint = useHint(({ on }) => on === 'score');
  return (
    <button
      type="button"
      class="lab-score number"
      data-hint={hint}
      data-place={placeOf.score}
      aria-label={say('score.open', { points })}
      onClick={onPress}
    >
      {points}
    </button>
  );
}
