import { useEffect, useState } from 'preact/hooks';
import type { View } from '#games/space-lab';
import type { SeatNow } from '../../host/host.ts';
import { Sign } from '../../look/icon.tsx';
import { flag } from '../../look/icons.ts';
import { say } from './words.ts';
import './last-round.css';

/** Long enough to be read; nobody has to wait for it. */
const SHOWN = 4_000;

interface LastRoundProps {
  readonly view: View;
  /** What was shown a step ago. */
  readonly before: View | null;
  readonly seats: readonly SeatNow[];
}

/** Somebody has called the end: said once, large. The bar goes on saying it small, and the page says it aloud. */
export function LastRound({ view, before, seats }: LastRoundProps) {
  const { caller } = view;
  const [shown, setShown] = useState<number | null>(null);
  const isNews = before !== null && before.caller === null && caller !== null && view.phase !== 'over';
  useEffect(() => {
    if (isNews) setShown(caller);
  }, [isNews, caller]);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === null || view.phase === 'over') return null;
  const name = seats.find(({ seat }) => seat === shown)?.name ?? '';
  return (
    <div class="lab-called" aria-hidden="true">
      <Sign of={flag} size={30} />
      <strong class="display">{say('turn.last')}</strong>
      <span>{shown === view.viewer ? say('called.you') : say('called.other', { name })}</span>
    </div>
  );
}
