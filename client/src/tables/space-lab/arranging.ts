import { useState } from 'preact/hooks';
import type { ObjectiveId } from '#games/space-lab';

interface Order {
  readonly of: readonly ObjectiveId[];
  readonly order: readonly ObjectiveId[];
  readonly marked: number | null;
  readonly hasSwapped: boolean;
}

/** While Objectives are laid out: two touches change two of them round. */
export function useArranging(objectives: readonly ObjectiveId[]) {
  const [kept, setKept] = useState<Order | null>(null);
  const now: Order =
    kept !== null && kept.of.join() === objectives.join()
      ? kept
      : { of: objectives, order: objectives, marked: null, hasSwapped: false };
  return {
    order: now.order,
    marked: now.marked,
    hasSwapped: now.hasSwapped,
    touch(place: number) {
      const { marked, order } = now;
      if (marked === null) {
        setKept({ ...now, marked: place, hasSwapped: false });
        return;
      }
      const [one, other] = [order[marked], order[place]];
      if (one === undefined || other === undefined) return;
      setKept({
        ...now,
        order: order.with(marked, other).with(place, one),
        marked: null,
        hasSwapped: marked !== place,
      });
    },
  };
}
