import { useRef } from 'preact/hooks';
import type { Layout, Slot, View } from '#games/space-lab';

/** By seat: the slots filled last, so that everybody sees what just happened. */
export function useFresh(before: View | null, view: View, layout: Layout): readonly (readonly Slot[])[] {
  const seen = useRef(view);
  const fresh = useRef<readonly (readonly Slot[])[]>([]);
  if (seen.current !== view) {
    seen.current = view;
    const filled = before === null ? [] : filledSince(before, view, layout);
    if (before === null || filled.some((slots) => slots.length > 0)) fresh.current = filled;
  }
  return fresh.current;
}

const filledSince = (before: View, view: View, { slots }: Layout): readonly (readonly Slot[])[] =>
  view.seats.map(({ station }, seat) =>
    slots.filter((_, at) => station[at] !== null && before.seats[seat]?.station[at] === null),
  );
