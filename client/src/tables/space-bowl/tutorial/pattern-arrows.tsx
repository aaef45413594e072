import { PLANETS, type Throw } from '#games/space-bowl';
import { COMPUTER_HEIGHT, COMPUTER_WIDTH, wellCentre } from '../../../art/bowl/computer.ts';

/** How the pattern is read: from the disc to each marble. Lies above a `Computer`. */
export function PatternArrows({ thrown }: { readonly thrown: Throw }) {
  const disc = wellCentre(thrown.destination);
  return (
    <svg class="pattern-arrows" viewBox={`0 0 ${COMPUTER_WIDTH} ${COMPUTER_HEIGHT}`} aria-hidden="true">
      {PLANETS.map((planet) => {
        const cell = thrown.marbles[planet];
        if (cell === undefined || cell === thrown.destination) return null;
        const { x, y } = wellCentre(cell);
        const turn = (Math.atan2(y - disc.y, x - disc.x) * 180) / Math.PI;
        const length = Math.hypot(x - disc.x, y - disc.y);
        return (
          <g key={planet} transform={`translate(${disc.x} ${disc.y}) rotate(${turn})`}>
            <path class="pattern-arrow-edge" d={`M40,0H${length - 44}`} />
            <path class="pattern-arrow" d={`M40,0H${length - 44}M${length - 58},-13l14,13l-14,13`} />
          </g>
        );
      })}
    </svg>
  );
}
