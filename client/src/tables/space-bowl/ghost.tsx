/** For learners: the box of nine over the card one points at, with the marbles where they would fall. It judges nothing. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { CELLS, PLANETS, type Throw } from '#games/space-bowl';
import { planetDrawing } from '../../art/bowl/planets.ts';
import { Picture } from '../../art/picture.tsx';
import { CARD_GAP, CARD_PITCH, galaxyWidth } from './galaxy.tsx';
import { wayBetween } from './sky-words.ts';

export function Ghost({ thrown, size }: { readonly thrown: Throw; readonly size: number }) {
  const element = useRef<SVGSVGElement>(null);
  const place = usePointed(element);
  const width = galaxyWidth(size);
  const corner = wayBetween(thrown.destination, 'nw');
  const [column, row] = place === null ? [0, 0] : [place % size, Math.floor(place / size)];
  return (
    <svg ref={element} class="fit ghost" viewBox={`0 0 ${width} ${width}`} aria-hidden="true">
      {place === null ? null : (
        <g transform={`translate(${(column + corner.right) * CARD_PITCH} ${(row + corner.down) * CARD_PITCH})`}>
          <rect
            class="fit-frame"
            x={-CARD_GAP / 2}
            y={-CARD_GAP / 2}
            width={3 * CARD_PITCH}
            height={3 * CARD_PITCH}
            rx="16"
          />
          {PLANETS.map((planet) => {
            const cell = thrown.marbles[planet];
            if (cell === undefined) return null;
            const at = CELLS.indexOf(cell);
            const shared = PLANETS.filter((other) => thrown.marbles[other] === cell);
            const x = (at % 3) * CARD_PITCH + 24 + 27 * shared.indexOf(planet);
            const y = Math.floor(at / 3) * CARD_PITCH + 80;
            return (
              <g key={planet} transform={`translate(${x} ${y})`}>
                <circle class="ghost-ring" r="17" />
                <Picture box="-22 -22 44 44" drawing={planetDrawing(planet)} x={-15} y={-15} size={30} />
              </g>
            );
          })}
        </g>
      )}
    </svg>
  );
}

/** The card under the pointer or with the focus. */
function usePointed(element: { readonly current: SVGSVGElement | null }): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    const galaxy = element.current?.closest('.bowl-sky');
    if (galaxy == null) return;
    const point = ({ target }: Event): void => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      setPlace(card === null ? null : Number(card.dataset.place));
    };
    const leave = (): void => setPlace(null);
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const event of events) galaxy.addEventListener(event, point);
    galaxy.addEventListener('pointerleave', leave);
    return () => {
      for (const event of events) galaxy.removeEventListener(event, point);
      galaxy.removeEventListener('pointerleave', leave);
    };
  }, []);
  return place;
}
