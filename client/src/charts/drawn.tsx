import { useEffect, useRef } from 'preact/hooks';
import { theme } from '../settings/settings.ts';
import './drawn.css';

/** Draws into a place and returns what takes it away again. */
export type Draw = (place: HTMLElement) => () => void;

export interface DrawnProps {
  readonly height: number;
  /** Loads what draws, when there is something to draw. */
  readonly load: () => Promise<Draw>;
  /** What is drawn: once it changes, all is drawn anew. */
  readonly of: object;
}

/** A place for a chart; those who hear the page get its table instead. */
export function Drawn({ height, load, of }: DrawnProps) {
  const place = useRef<HTMLDivElement>(null);
  const dressed = theme.value;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let close: (() => void) | null = null;
    let isGone = false;
    void load().then((draw) => {
      if (!isGone) close = draw(element);
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, [of, dressed]);
  return <div class="drawn" ref={place} style={{ minHeight: `${height}px` }} aria-hidden="true" />;
}
