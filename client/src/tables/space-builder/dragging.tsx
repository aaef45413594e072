/** Buildings carried by mouse, pen or finger: for those who like it; tapping does everything as well. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { BUILDINGS, type Building, PLOTS, type Plot } from '#games/space-builder';
import type { Pose } from './picking.ts';
import { Tile } from './tile.tsx';
import './dragging.css';

/** A finger trembles by less than this. */
const TREMBLE = 8;

export interface Carrying {
  lift(building: Building): void;
  /** Null: beside every plot, over the hand. */
  drop(onto: Plot | null): void;
}

interface Lifted {
  readonly building: Building;
  readonly width: number;
}

/** Listens inside `root` to every element that says which building it shows. */
export function useDragging(root: { readonly current: HTMLElement | null }, carrying: Carrying | null): Lifted | null {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const latest = useRef(carrying);
  latest.current = carrying;
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let from: { readonly x: number; readonly y: number; readonly pointer: number; readonly tile: HTMLElement } | null =
      null;
    let isCarrying = false;

    const down = (event: PointerEvent): void => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-building]') : null;
      if (tile === null || event.button !== 0 || !event.isPrimary || latest.current === null) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId, tile };
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointer) return;
      if (!isCarrying) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < TREMBLE) return;
        const building = BUILDINGS.find((number) => String(number) === from?.tile.dataset.building);
        if (building === undefined || latest.current === null) return;
        isCarrying = true;
        latest.current.lift(building);
        setLifted({ building, width: from.tile.clientWidth });
      }
      element.style.setProperty('--carried-x', `${event.clientX}px`);
      element.style.setProperty('--carried-y', `${event.clientY}px`);
    };
    const up = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointer) return;
      from = null;
      if (!isCarrying) return;
      isCarrying = false;
      setLifted(null);
      swallowClick();
      if (event.type === 'pointerup') put(document.elementFromPoint(event.clientX, event.clientY), latest.current);
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [root]);
  return lifted;
}

function put(under: Element | null, carrying: Carrying | null): void {
  const plot = under?.closest<HTMLElement>('[data-plot]')?.dataset.plot;
  const onto = PLOTS.find((number) => String(number) === plot);
  if (onto !== undefined) carrying?.drop(onto);
  else if (under?.closest('.builder-hand') != null) carrying?.drop(null);
}

/** The release of a carried building is no tap on whatever lies under it. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

export function Carried({ lifted, pose }: { readonly lifted: Lifted; readonly pose: Pose }) {
  return (
    <span class="carried" style={{ width: `${lifted.width}px` }} aria-hidden="true">
      <Tile shown={{ building: lifted.building, ...pose }} />
    </span>
  );
}
