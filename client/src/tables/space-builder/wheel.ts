/** The wheel turns what is in hand; sideways, or with Shift, it flips. */

import { useEffect, useRef } from 'preact/hooks';

export interface Wheeling {
  turn(way: 'on' | 'back'): void;
  flip(): void;
}

/** A notch of a mouse is 100 or more; a trackpad comes in small steps. */
const STEP = 50;
const PAUSE = 110;

export function useWheel(root: { readonly current: HTMLElement | null }, wheeling: Wheeling | null): void {
  const latest = useRef(wheeling);
  latest.current = wheeling;
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const rolling = new Rolling();
    const roll = (event: WheelEvent): void => {
      if (latest.current === null || event.ctrlKey) return;
      event.preventDefault();
      rolling.follow(event, latest.current);
    };
    element.addEventListener('wheel', roll, { passive: false });
    return () => element.removeEventListener('wheel', roll);
  }, [root]);
}

class Rolling {
  #rolled = 0;
  #last = 0;

  follow({ deltaX, deltaY, shiftKey, timeStamp }: WheelEvent, wheeling: Wheeling): void {
    if (timeStamp - this.#last < PAUSE) return;
    const isSideways = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    this.#rolled += isSideways ? deltaX || deltaY : deltaY;
    if (Math.abs(this.#rolled) < STEP) return;
    if (isSideways) wheeling.flip();
    else wheeling.turn(this.#rolled > 0 ? 'on' : 'back');
    this.#last = timeStamp;
    this.#rolled = 0;
  }
}
