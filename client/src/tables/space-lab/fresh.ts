import { useRef } from 'preact/hooks';
import type { Layout, Slot, View } from '#games/space-lab';

/** By seat: the slots filled last, so that everybody sees what just happened. */
export function useFresh(view: View, layout: Layout): readonly (readonly Slot[])[] {
  const before = useRef(view);
  const fresh = useRef<readonly (readonly Slot[])[]>([]);
  if (before.current !== view) {
    const filled = view.seats.map(({ station }, seat) =>
      layout.slots.filter((_, at) => station[at] !== null && before.current.seats[seat]?.station[at] === null),
    );
    before.current = view;
    if (filled.some((slots) => slots.length > 0)) fresh.current = filled;
  }
  return fresh.current;
}
