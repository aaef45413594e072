import { useEffect, useRef, useState } from 'preact/hooks';
import { Sign } from '../look/icon.tsx';
import { flag } from '../look/icons.ts';
import { Spoken } from '../look/live.tsx';
import { turns } from '../words/turns.ts';
import './last-round.css';

/** Long enough to be read; nobody has to wait for it. */
const SHOWN = 4_000;

interface LastRoundProps {
  /** Why this round is the last; null while it isn't. */
  readonly words: string | null;
  /** Whether nobody else says it aloud. */
  readonly isSpoken: boolean;
}

/** The last round has begun: said once, large, to whoever saw it come. The bar goes on saying it small. */
export function LastRound({ words, isSpoken }: LastRoundProps) {
  const [isShown, setShown] = useState(false);
  const was = useRef(words !== null);
  const isLast = words !== null;
  useEffect(() => {
    if (isLast && !was.current) setShown(true);
    was.current = isLast;
    if (!isLast) setShown(false);
  }, [isLast]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <>
      {isSpoken ? <Spoken words={isShown && words !== null ? `${turns.say('last-round')} ${words}` : ''} /> : null}
      {isShown && words !== null ? (
        <div class="last-round" aria-hidden="true">
          <Sign of={flag} size={30} />
          <strong class="display">{turns.say('last-round')}</strong>
          <span>{words}</span>
        </div>
      ) : null}
    </>
  );
}
