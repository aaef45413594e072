import type { Move } from '#games/space-bowl';
import { Button } from '../../look/button.tsx';
import { type Can, isPassable, type Situation } from './standing.ts';
import type { Passing } from './use-pass.ts';
import { say } from './words.ts';

interface PassButtonProps {
  readonly situation: Situation;
  readonly can: Can;
  readonly passing: Passing;
  readonly act: (move: Move) => void;
}

/** Out of the round, or, with the red button up, only done with it. */
export function PassButton({ situation, can, passing, act }: PassButtonProps) {
  const passes = isPassable(situation, can);
  return (
    <div class="bowl-pass" inert={!passes && !(can.ready && situation === 'red')}>
      {passes ? (
        <Button shortcut="R" kind={passing.isArmed ? 'danger' : 'quiet'} onPress={passing.press}>
          {say(passing.isArmed ? 'pass.again' : 'pass')}
        </Button>
      ) : (
        <Button shortcut="R" onPress={() => act({ type: 'ready' })}>
          {say('is-done')}
        </Button>
      )}
    </div>
  );
}
