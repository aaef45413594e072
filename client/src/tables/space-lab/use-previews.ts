import { useEffect, useMemo } from 'preact/hooks';
import { type LabId, type PlacementPreview, previewPlacement, type Slot, type View } from '#games/space-lab';
import { inIdleMoments } from '../moments.ts';
import { type Chances, placeOffer } from './plan.ts';

export type Previews = ReadonlyMap<Slot, PlacementPreview>;

const NONE: Previews = new Map();

/** What each card of the hand would bring on each free slot; worked out before it is asked for, if there is time. */
export function usePreviews(view: View, chances: Chances | null): (card: LabId | null) => Previews {
  const known = useMemo(() => new Map<LabId, Previews>(), [view, chances]);
  const previewsOf = (card: LabId | null): Previews => {
    if (chances === null || card === null) return NONE;
    const previews = known.get(card) ?? previewsIn(view, chances, card);
    known.set(card, previews);
    return previews;
  };
  useEffect(() => inIdleMoments(chances === null ? [] : view.hand.map((card) => () => previewsOf(card))), [known]);
  return previewsOf;
}

/** How it is paid for makes no difference. */
function previewsIn(view: View, chances: Chances, card: LabId): Previews {
  const offer = placeOffer(chances, card);
  if (offer === null) return NONE;
  const pay = offer.payWith.slice(0, offer.cost);
  const previews = new Map<Slot, PlacementPreview>();
  for (const slot of offer.slots) {
    const preview = previewPlacement(view, { type: 'place', card, slot, pay });
    if (preview !== null) previews.set(slot, preview);
  }
  return previews;
}
