import { IconButton } from '../../look/icon-button.tsx';
import { history, stepForward } from '../../look/icons.ts';
import { turns } from '../../words/turns.ts';

export interface LookBack {
  /** Null while nothing is being shown. */
  readonly skip: (() => void) | null;
  /** Null while there is nothing to see again. */
  readonly watchAgain: (() => void) | null;
}

/** Beside what the others did: to have done with seeing it, or to see it again. */
export function LookBackButton({ skip, watchAgain }: LookBack) {
  if (skip !== null) {
    return (
      <span class="lab-look-back">
        <IconButton icon={stepForward} label={turns.say('skip')} kind="bare" onPress={skip} />
      </span>
    );
  }
  if (watchAgain === null) return null;
  return (
    <span class="lab-look-back">
      <IconButton icon={history} label={turns.say('watch-again')} kind="bare" onPress={watchAgain} />
    </span>
  );
}
