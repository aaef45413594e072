import { useEffect, useState } from 'preact/hooks';
import { secondsWords } from '../../../learning/seconds.ts';
import { Sign } from '../../../look/icon.tsx';
import { clock } from '../../../look/icons.ts';
import { learningWords } from '../learning-words.ts';

const TICK = 100;

/** Ticks by itself, so that nothing else is drawn again for it. */
export function TimeChip({ elapsed }: { readonly elapsed: () => number }) {
  const [now, setNow] = useState(elapsed);
  useEffect(() => {
    const timer = setInterval(() => setNow(elapsed()), TICK);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="search-time">
      <Sign of={clock} size={20} />
      <span class="spoken">{learningWords.say('practice.time')}</span>
      <strong class="number">{secondsWords(now)}</strong>
    </p>
  );
}
