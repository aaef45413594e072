/** The ways a pawn could go: dotted where possible, solid for the one in focus, faint for what was done last. */

import type { Direction } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import type { Choice } from './choices.ts';
import { courseOf, lineOf, type Stride } from './course.ts';
import { Layer } from './ground.tsx';
import { centreOf, type Sight } from './sight.ts';
import { Chevron, Ejected, Hidden, leaves, Taken, Wrapping } from './way-marks.tsx';

/** A move already made, as far as it shows. */
export interface Trail {
  readonly seat: Seat;
  readonly up: Direction;
  readonly steps: readonly Stride[];
}

interface WaysProps {
  readonly sight: Sight;
  readonly seat: Seat | null;
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
  readonly trail: Trail | null;
  /** How much larger than drawn marks must be to be read. */
  readonly larger: number;
}

export function Ways({ sight, seat, choices, focus, trail, larger }: WaysProps) {
  return (
    <Layer sight={sight} name="ways">
      {trail === null || choices.length > 0 ? null : <TrailLine sight={sight} trail={trail} />}
      {choices
        .filter((choice) => choice !== focus)
        .map((choice) => (
          <Possible key={choice.letter} sight={sight} choice={choice} seat={seat ?? 0} />
        ))}
      {focus === null ? null : <Focused sight={sight} choice={focus} seat={seat ?? 0} larger={larger} />}
    </Layer>
  );
}

function TrailLine({ sight, trail }: { readonly sight: Sight; readonly trail: Trail }) {
  const { pieces } = courseOf(sight, trail.steps, trail.up);
  return (
    <g class="way-trail" data-seat={trail.seat}>
      {pieces.map((piece, index) => (
        <path key={index} d={lineOf(piece)} />
      ))}
    </g>
  );
}

interface WayProps {
  readonly sight: Sight;
  readonly choice: Choice;
  readonly seat: Seat;
}

function Possible({ sight, choice, seat }: WayProps) {
  const { path, landing } = choice.foresight;
  const at = centreOf(sight, landing);
  return (
    <g class="way-possible" data-seat={seat}>
      {courseOf(sight, path, choice.up).pieces.map((piece, index) => (
        <path key={index} d={lineOf(piece)} class="way-dots" />
      ))}
      <rect x={at.x - 22} y={at.y - 22} width={44} height={44} rx={11} class="way-landing" />
    </g>
  );
}

function Focused({ sight, choice, seat, larger }: WayProps & { readonly larger: number }) {
  const { path, landing } = choice.foresight;
  const { pieces } = courseOf(sight, path, choice.up);
  const at = centreOf(sight, landing);
  return (
    <g class="way-focus" data-seat={seat}>
      {pieces.map((piece, index) => (
        <path key={`case${index}`} d={lineOf(piece)} class="way-casing" />
      ))}
      {pieces.map((piece, index) => (
        <path key={index} d={lineOf(piece)} class="way-line" />
      ))}
      {path
        .filter(({ falling }) => falling)
        .map(({ from, toward }) => (
          <Chevron key={from} sight={sight} from={centreOf(sight, from)} toward={toward} />
        ))}
      {path.map((step, index) => (
        <Taken key={index} sight={sight} step={step} isLanding={step.cell === landing} larger={larger} />
      ))}
      {path.map(({ from, toward }, index) =>
        leaves(sight, from, toward) ? <Wrapping key={index} sight={sight} from={from} toward={toward} /> : null,
      )}
      {path.flatMap(({ ejected, cell }) =>
        ejected === null ? [] : [<Ejected key={ejected} at={centreOf(sight, cell)} />],
      )}
      <rect x={at.x - 22} y={at.y - 22} width={44} height={44} rx={11} class="way-landing" />
    </g>
  );
}

/** Letters, and what the landing pawn would hide, lie above everything else, so that they can be read. */
export function Letters({ sight, choices, focus, larger }: Pick<WaysProps, 'sight' | 'choices' | 'focus' | 'larger'>) {
  const taken = new Map<number, number>();
  return (
    <Layer sight={sight} name="letters">
      {focus === null ? null : <Hidden choice={focus} at={centreOf(sight, focus.foresight.landing)} larger={larger} />}
      {choices.map((choice) => {
        const { landing } = choice.foresight;
        const before = taken.get(landing) ?? 0;
        taken.set(landing, before + 1);
        const at = centreOf(sight, landing);
        return (
          <g
            key={choice.letter}
            class="way-letter"
            data-focus={choice === focus ? '' : undefined}
            transform={`translate(${at.x - 17 + before * 20 * larger} ${at.y - 17}) scale(${larger})`}
          >
            <circle r={10.5} />
            <text y={4.2}>{choice.letter}</text>
          </g>
        );
      })}
    </Layer>
  );
}
