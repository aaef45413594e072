import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Offer, View } from '#games/space-lab';
import type { Told } from '../../host/host.ts';
import type { BoardProps } from '../game-table.ts';
import { afterFrame } from '../moments.ts';
import { flightsBetween } from './flights.ts';
import { isOneStep } from './one-step.ts';

type News = Pick<BoardProps, 'scene' | 'log'>;

/** What the table shows. */
interface Shown {
  /** Where it comes from. */
  readonly of: News;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly log: readonly Told[];
}

/** The one place where the game's own view and offers come out of their wrapping. */
const unwrapped = ({ scene, log }: News): Shown => ({
  of: { scene, log },
  view: scene.view as View,
  offers: scene.offers as readonly Offer[],
  log,
});

/**
 * What is shown, and what says that something was pressed. News may be a whole table to draw: they are read in one task
 * and drawn in the next, and a press is seen before anything that comes of it.
 */
export function usePaced({ scene, log }: News): readonly [Shown, (seen: () => void) => void] {
  const [, redraw] = useState(0);
  const newest = useRef<News>({ scene, log });
  newest.current = { scene, log };
  const shown = useRef<Shown | null>(null);
  /** Calls off what waits; null while nothing does. */
  const callOff = useRef<(() => void) | null>(null);
  // Another pair of eyes sees nothing of what the last one saw.
  const now = shown.current?.of.scene.viewer === scene.viewer ? shown.current : unwrapped({ scene, log });
  shown.current = now;

  const soon = (work: () => void): void => {
    const timer = setTimeout(work);
    callOff.current = () => clearTimeout(timer);
  };
  const showSoon = (): void =>
    soon(() => {
      const next = unwrapped(newest.current);
      // Worked out here, and known when it is drawn.
      if (shown.current !== null && isOneStep(shown.current, next)) flightsBetween(shown.current.view, next.view);
      soon(() => {
        callOff.current = null;
        shown.current = next;
        redraw((count) => count + 1);
      });
    });
  useLayoutEffect(() => {
    const isNews = scene !== now.of.scene || log !== now.of.log;
    if (isNews && callOff.current === null) showSoon();
  });
  useLayoutEffect(() => () => callOff.current?.(), []);
  const press = (seen: () => void): void => {
    callOff.current?.();
    callOff.current = afterFrame(() => {
      seen();
      showSoon();
    });
  };
  return [now, press];
}
