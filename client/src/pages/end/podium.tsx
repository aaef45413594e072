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

export interface PodiumProps {
  readonly outcome: Outcome;
  readonly seats: readonly SeatNow[];
  readonly isYou: (seat: Seat) => boolean;
  /** As the score pad adds them up; null while it is being counted. */
  readonly points: readonly number[] | null;
}

/** Third, second, first rise one after the other; everybody smiles. */
export function Podium({ outcome, seats, isYou, points }: PodiumProps) {
  const { winners, scores } = outcome;
  const standing = seats
    .map(({ seat }) => seat)
    .sort(
      (one, other) =>
        Number(winners.includes(other)) - Number(winners.includes(one)) || (scores[other] ?? 0) - (scores[one] ?? 0),
    )
    .slice(0, STEPS);
  const names = winners.map((seat) => seats[seat]?.name ?? '');
  return (
    <section class="podium" aria-label={say('end.podium')}>
      <p class="podium-lead">{headline(winners, isYou)}</p>
      {names.length === 0 ? null : <p class="podium-names">{say('end.winners', { names: listWords(names) })}</p>}
      <PlanetsPicture class="podium-sky" />
      <Confetti />
      <ol class="podium-steps">
        {standing.map((seat, place) => (
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
    </section>
  );
}

function headline(winners: readonly Seat[], isYou: (seat: Seat) => boolean): string {
  if (winners.length === 0) return say('end.nobody');
  if (winners.length > 1) return say('end.shared');
  return winners.some(isYou) ? say('end.you-win') : say('end.winner-is');
}

/** One burst, once; where things stand still it hangs in the air. */
function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: CONFETTI }, (_, index) => (
        <ShapeBadge
          key={index}
          seat={index % 8}
          size={10 + ((index * 7) % 9)}
          class={`confetto confetto-${index % 11}`}
        />
      ))}
    </div>
  );
}
