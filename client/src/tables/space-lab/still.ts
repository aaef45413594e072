/** Everybody's station, with what lies on it for all to see. */

import {
  type Layout,
  labCard,
  layoutFor,
  matchedSymbols,
  objectiveTile,
  type SeatView,
  type View,
} from '#games/space-lab';
import { placed } from '../../art/drawing.ts';
import { objectiveDrawing, validatedDrawing } from '../../art/lab/capsule.ts';
import { smallCard } from '../../art/lab/crew-card.ts';
import {
  capsuleCorner,
  freeSlot,
  STATION_WIDTH,
  slotCorner,
  stationHeight,
  stationHull,
} from '../../art/lab/station.ts';
import { type Still, sideBySide } from '../../pictures/still.ts';

export function stillOf(json: object): Still {
  // A view of this game, whoever made it.
  const { seats } = json as View;
  const layout = layoutFor(seats.length);
  return sideBySide(
    seats.map((seat) => stationOf(seat, layout)),
    30,
  );
}

function stationOf(seat: SeatView, layout: Layout): Still {
  const kind = layout.slots.length > 10 ? 'solo' : 'shared';
  const cards = layout.slots.map((slot, at) => {
    const { x, y } = slotCorner(slot, kind);
    const card = seat.station[at] ?? null;
    return placed(`translate(${x} ${y})`, card === null ? freeSlot : smallCard(labCard(card)));
  });
  const capsules = layout.capsules.map((capsule, at) => {
    const { x, y } = capsuleCorner(capsule);
    const id = seat.capsules[at] ?? null;
    if (id === null) return '';
    const points = seat.validations[at] ?? null;
    const objective = objectiveTile(id);
    const drawing =
      points === null ? objectiveDrawing(objective, matchedSymbols(seat, at)) : validatedDrawing(objective, points);
    return placed(`translate(${x} ${y})`, drawing);
  });
  return {
    width: STATION_WIDTH,
    height: stationHeight(kind),
    drawing: stationHull(kind) + cards.join('') + capsules.join(''),
  };
}
