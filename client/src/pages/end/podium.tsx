import type { Outcome, Seat } from '#tabletop';
import { CrownPicture } from '../../art/crown-picture.tsx';
import { FacePicture } from '../../art/face.tsx';
import { PlanetsPicture } from '../../art/planets-picture.tsx';
import { botLook } from '../../catalogue/levels.ts';
import type { SeatNow } from '../../host/host.ts';
import { ShapeBadge } from '../../look/shape-badge.tsx';
import { listWords } from '../../words/area.ts';
import { pages } from '../../words/pages.ts';
import './confetti.css';
import './podium.css';

const { say } = pages;

const STEPS = 3;
const CONFETTI = 22;
/** How far the pieces fly, from the left round to the right: across and down. */
const FLIGHTS = [
  ...[
    [-234, 0],
    [-239, -45],
    [-209, -89],
    [-164, -132],
    [-77, -139],
  ],
  ...[
    [0, -161],
    [46, -82],
    [124, -100],
    [226, -96],
    [226, -43],
    [274, 0],
  ],
] as const;

export interface PodiumProps {
  readonly outcome: Outcome;
  readonly seats: readonly SeatNow[];
  readonly isYou: (seat: Seat) => boolean;
  /** As the score pad adds them up; null while it is being counted. */
  readonly points: readonly number[] | null;
  /** In the place of who has won: alone there is nobody to win against. */
  readonly lead?: string | null | undefined;
}

/** Third, second, first rise one after the other; everybody smiles. */
export function Podium({ outcome, seats, isYou, points, lead = null }: PodiumProps) {
  const { winners, scores } = outcome;
  const standing = seats
    .map(({ seat }) => seat)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || (scores[other] ?? 0) - (scores[one] ?? 0),
    );
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  return (
    <section class="podium" aria-label={say('end.podium')}>
      <p class="podium-lead">{lead ?? headline(winners, isYou)}</p>
      {names.length === 0 || lead !== null ? null : (
        <p class="podium-names">{say('end.winners', { names: listWords(names) })}</p>
      )}
      <PlanetsPicture class="podium-sky" />
      <Confetti />
      <ol class="podium-steps">
        {standing.slice(0, STEPS).map((seat, place) => (
          <li
            key={seat}
            class="podium-step"
            data-seat={seat}
            data-place={place}
            data-wins={winners.includes(seat) ? '' : undefined}
          >
            {winners.includes(seat) ? (
              <CrownPicture class="podium-crown" label={say('end.crown')} width={60} height={44} />
            ) : null}
            <FacePicture
              who={seats[seat]?.kind === 'bot' ? 'bot' : 'person'}
              look={seats[seat]?.kind === 'bot' ? botLook(seats[seat].level) : seat}
              seat={seat}
              class="podium-face"
              width="100%"
            />
            <div class="podium-block">
              <span class="podium-score">
                <ShapeBadge seat={seat} look="paper" size={22} />
                <span class="number">{points?.[seat] ?? '\u2007'}</span>
              </span>
              <span class="podium-name">{seats[seat]?.name}</span>
            </div>
          </li>
        ))}
      </ol>
      {standing.length <= STEPS ? null : (
        <ol class="podium-rest" start={STEPS + 1} aria-label={say('end.rest')}>
          {standing.slice(STEPS).map((seat, place) => (
            <li key={seat} class="podium-rester" data-you={isYou(seat) ? '' : undefined}>
              <span aria-hidden="true">{say('end.place', { place: STEPS + 1 + place })}</span>
              <ShapeBadge seat={seat} size={16} />
              <span class="podium-rester-name">{seats[seat]?.name}</span>
              <strong class="number">{points?.[seat] ?? '\u2007'}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function headline(winners: readonly Seat[], isYou: (seat: Seat) => boolean): string {
  if (winners.length === 0) return say('end.nobody');
  if (winners.length > 1) return say('end.shared');
  return winners.some(isYou) ? say('end.you-win') : say('end.winner-is');
}

function placeOf(index: number): Readonly<Record<string, string>> {
  const [x = 0, y = 0] = FLIGHTS[index % FLIGHTS.length] ?? [];
  return { '--x': `${x}px`, '--y': `${y}px` };
}

/** One burst, once; where things stand still it hangs in the air. */
function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: CONFETTI }, (_, index) => (
        <span key={index} class="confetto" style={placeOf(index)}>
          <ShapeBadge seat={index % 8} size={10 + ((index * 7) % 9)} />
        </span>
      ))}
    </div>
  );
}
