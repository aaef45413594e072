/** The planet with everything on it. Whoever taps near a landing chooses it; a grid of cells is there to be walked. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { CELL } from '../../art/gravity/planet.ts';
import { useDeferred } from '../moments.ts';
import type { Choice } from './choices.ts';
import { Ghosts } from './ghosts.tsx';
import { Ground, Pieces, Veil } from './ground.tsx';
import { Pawns } from './pawns.tsx';
import { centreOf, MARGIN, type Sight } from './sight.ts';
import { WalkedGrid } from './walked-grid.tsx';
import { Letters, type Trail, Ways } from './ways.tsx';
import { AS_IT_LIES, type Zoom, zoomNear, zoomOn } from './zoom.ts';
import './planet.css';
import './ways.css';

export interface PlanetProps {
  readonly sight: Sight;
  readonly view: View;
  readonly nameOf: (seat: Seat) => string;
  /** Who chooses, if anybody does. */
  readonly seat: Seat | null;
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
  readonly trail: Trail | null;
  /** The cell around which the planet is seen from near; null where all of it is. */
  readonly near: Cell | null;
  /** What was chosen is under way: the planet stays as near as it was. */
  readonly isUnderWay: boolean;
  readonly onFocus: (choice: Choice | null) => void;
  readonly onChoose: (choice: Choice) => void;
}

/** Letters are never smaller than this, in pixels. */
const SMALLEST_LETTER = 9;
const LETTER = 10.5;
/** How near a touch must come, in pixels. */
const REACH = 27;

export function Planet(props: PlanetProps) {
  const { sight, view, nameOf, seat, choices, focus, trail, near, isUnderWay, onFocus, onChoose } = props;
  const element = useRef<HTMLDivElement>(null);
  const scale = useScale(element, sight);
  // Buttons answer a hand first; the lines on the planet and the words for whoever walks it follow.
  const drawn = useDeferred(useMemo(() => ({ choices, focus }), [choices, focus]));
  const heard = useDeferred(view);
  const world = useRef<HTMLDivElement>(null);
  const zoom = useZoom(sight, { choices: drawn.choices, near }, scale * CELL, isUnderWay);
  const larger = Math.min(1.7, Math.max(1, SMALLEST_LETTER / (LETTER * scale * zoom.nearer)));

  const nearest = (event: MouseEvent): Choice | null => {
    const box = world.current?.getBoundingClientRect();
    if (box === undefined || choices.length === 0) return null;
    const pixels = box.width / (sight.width + 2 * MARGIN);
    const [x, y] = [(event.clientX - box.left) / pixels - MARGIN, (event.clientY - box.top) / pixels - MARGIN];
    const far = (choice: Choice): number => {
      const at = centreOf(sight, choice.foresight.landing);
      return Math.hypot(at.x - x, at.y - y);
    };
    const sorted = choices.toSorted((one, other) => far(one) - far(other));
    const [best] = sorted;
    if (best === undefined || far(best) > Math.max(CELL * 0.7, REACH / pixels)) return null;
    // Of two that end in the same cell the one in focus is meant.
    return focus !== null && far(focus) === far(best) ? focus : best;
  };

  return (
    <div class="planet-frame">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; every landing has a button of its own */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        class="planet"
        ref={element}
        data-choosing={choices.length > 0 ? '' : undefined}
        style={{
          '--cell': CELL,
          '--margin': MARGIN,
          '--across': sight.width + 2 * MARGIN,
          '--down': sight.height + 2 * MARGIN,
        }}
        onClick={(event) => {
          const choice = nearest(event);
          if (choice !== null) onChoose(choice);
        }}
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || choices.length === 0) return;
          const choice = nearest(event);
          if (choice !== null && choice !== focus) onFocus(choice);
        }}
      >
        <div
          class="planet-world"
          ref={world}
          style={{ transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.nearer})` }}
        >
          <Ground sight={sight} />
          <Pieces sight={sight} stars={view.stars} openDoor={view.openDoor} />
          <Ways sight={sight} seat={seat} {...drawn} trail={trail} larger={larger} />
          <Pawns sight={sight} view={view} />
          {seat === null ? null : <Ghosts sight={sight} seat={seat} {...drawn} />}
          <Veil sight={sight} />
          <Letters sight={sight} {...drawn} larger={larger} />
          <WalkedGrid sight={sight} view={heard} nameOf={nameOf} />
        </div>
      </div>
    </div>
  );
}

type Seen = Pick<PlanetProps, 'choices' | 'near'>;

function useZoom(sight: Sight, { choices, near }: Seen, cellPixels: number, isUnderWay: boolean): Zoom {
  const last = useRef(AS_IT_LIES);
  const now = useMemo(
    () => (near === null ? zoomOn(sight, choices, cellPixels) : zoomNear(sight, { choices, near }, cellPixels)),
    [sight, choices, near, cellPixels],
  );
  if (choices.length > 0 || !isUnderWay) last.current = now;
  return last.current;
}

/** Pixels for each unit of the drawing. */
function useScale(element: { readonly current: HTMLElement | null }, sight: Sight): number {
  const [scale, setScale] = useState(0.6);
  useEffect(() => {
    const planet = element.current;
    if (planet === null) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setScale(width / (sight.width + 2 * MARGIN));
    });
    observer.observe(planet);
    return () => observer.disconnect();
  }, [element, sight]);
  return scale;
}
