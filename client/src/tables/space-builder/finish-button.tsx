import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { flag } from '../../look/icons.ts';
import { say } from './words.ts';

/** How long a press must last to count by itself; a second tap within the next moments does as well. */
const HOLD = 350;
const ARMED_FOR = 3_000;

export interface FinishButtonProps {
  /** Buildings still to be placed. */
  readonly missing: number;
  readonly onFinish: () => void;
}

/** Finishing can't be taken back, so no single touch by accident does it. */
export function FinishButton({ missing, onFinish }: FinishButtonProps) {
  const [isArmed, setArmed] = useState(false);
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);

  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_FOR);
    return () => clearTimeout(timer);
  }, [isArmed]);
  useEffect(() => () => clearTimeout(hold.current), []);

  const finish = (): void => {
    setArmed(false);
    onFinish();
  };
  const press = (): void => {
    if (missing > 0) return;
    hold.current = setTimeout(() => {
      held.current = true;
      finish();
    }, HOLD);
  };
  const release = (): void => clearTimeout(hold.current);
  const tap = (): void => {
    if (held.current) held.current = false;
    else if (isArmed) finish();
    else setArmed(true);
  };

  return (
    <div class="finish" onPointerDown={press} onPointerUp={release} onPointerLeave={release} onPointerCancel={release}>
      <Button
        kind={missing > 0 ? 'quiet' : 'primary'}
        size="large"
        icon={flag}
        wide
        blocked={missing > 0 ? say('finish.missing', { missing }) : null}
        detail={isArmed ? say('finish.again') : undefined}
        onPress={tap}
      >
        {say('finish')}
      </Button>
    </div>
  );
}
