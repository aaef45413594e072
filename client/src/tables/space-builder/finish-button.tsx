import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../look/button.tsx';
import { flag } from '../../look/icons.ts';
import { say } from './words.ts';

/** How long a press must last to count by itself; a second tap within the next moments does as well. */
const HOLD = 350;
const ARMED_FOR = 3_000;
/** A second tap sooner than this is the same tap, trembling. */
const TREMBLE = 120;

export interface FinishButtonProps {
  /** Buildings still to be placed. */
  readonly missing: number;
  /** How often the key for it was pressed. */
  readonly presses: number;
  readonly hinted?: boolean;
  readonly onFinish: () => void;
}

/** Finishing can't be taken back, so no single touch by accident does it. */
export function FinishButton({ missing, presses, hinted = false, onFinish }: FinishButtonProps) {
  const [armedAt, setArmedAt] = useState<number | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);

  useEffect(() => {
    if (armedAt === null) return;
    const timer = setTimeout(() => setArmedAt(null), ARMED_FOR);
    return () => clearTimeout(timer);
  }, [armedAt]);
  // Whoever changes the city again has not finished.
  useEffect(() => {
    if (missing > 0) setArmedAt(null);
  }, [missing]);
  useEffect(() => () => clearTimeout(hold.current), []);

  const finish = (): void => {
    setArmedAt(null);
    onFinish();
  };
  const press = (): void => {
    if (missing > 0) return;
    held.current = false;
    hold.current = setTimeout(() => {
      held.current = true;
      finish();
    }, HOLD);
  };
  const release = (): void => clearTimeout(hold.current);
  const tap = (): void => {
    const now = performance.now();
    if (held.current) held.current = false;
    else if (armedAt === null) setArmedAt(now);
    else if (now - armedAt > TREMBLE) finish();
  };
  useLayoutEffect(() => {
    if (presses > 0 && missing === 0) tap();
  }, [presses]);

  return (
    <div class="finish" onPointerDown={press} onPointerUp={release} onPointerLeave={release} onPointerCancel={release}>
      <Button
        kind={missing > 0 ? 'quiet' : 'primary'}
        size="large"
        icon={flag}
        wide
        class={hinted ? 'hinted' : ''}
        shortcut="Shift+Enter"
        blocked={missing > 0 ? say('finish.missing', { missing }) : null}
        detail={armedAt === null ? undefined : say('finish.again')}
        onPress={tap}
      >
        {say('finish')}
      </Button>
    </div>
  );
}
