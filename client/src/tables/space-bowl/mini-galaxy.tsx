import { type Position, placeOf } from '#games/space-bowl';

/** Where a card lies, and where the joker would: one path each, since there may be dozens of these. */
export function MiniGalaxy({
  size,
  card,
  joker,
}: {
  readonly size: number;
  readonly card: Position;
  readonly joker: Position | null;
}) {
  return (
    <svg class="mini-galaxy" viewBox={`0 0 ${size * 10} ${size * 10}`} aria-hidden="true">
      <path
        class="mini-cards"
        d={cells(
          Array.from({ length: size * size }, (_, place) => place),
          size,
        )}
      />
      <path class="mini-card" d={cells([placeOf(card, size)], size)} />
      {joker === null ? null : <path class="mini-joker" d={cells([placeOf(joker, size)], size)} />}
    </svg>
  );
}

const cells = (places: readonly number[], size: number): string =>
  places.map((place) => `M${(place % size) * 10 + 1},${Math.floor(place / size) * 10 + 1}h8v8h-8Z`).join('');
