/** The ways a pawn could go: dotted where possible, solid for the one in focus, faint for what was done last. */

import { useEffect, useRef } from 'preact/hooks';
import type { Direction, View } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { superstarDrawing } from '../../art/gravity/superstars.ts';
import { wantsLessMotion } from '../../look/motion.ts';
import type { Choice } from './choices.ts';
import { framesOf, lastingOf, lineOf, piecesOf, pointsOf, type Stride } from './course.ts';
import { Drawn, Layer } from './ground.tsx';
import { PawnPiece, transformAt } from './pawns.tsx';
import { centreOf, degrees, type Sight, shown } from './sight.ts';
import { Chevron, Ejected, Hidden, leaves, Taken, Wrapping } from './way-marks.tsx';

/** A move already made, as far as it shows. */
export interface Trail {
  readonly seat: Seat;
  readonly up: Direction;
  readonly steps: readonly Stride[];
}

interface WaysProps {
  readonly sight: Sight;
  readonly view: View;
  readonly seat: Seat | null;
  readonly choices: readonly Choice[];
  readonly focus: Choice | null;
  readonly trail: Trail | null;
  /** How much larger than drawn marks must be to be read. */
  readonly zoom: number;
}

export function Ways({ sight, view, seat, choices, focus, trail, zoom }: WaysProps) {
  const pawn = seat === null ? null : (view.players[seat]?.pawn ?? null);
  const up = pawn?.up ?? 'N';
  return (
    <Layer sight={sight} name="ways">
      {trail === null || choices.length > 0 ? null : <TrailLine sight={sight} trail={trail} />}
      {choices
        .filter((choice) => choice !== focus)
        .map((choice) => (
          <Possible key={choice.letter} sight={sight} choice={choice} up={up} seat={seat ?? 0} />
        ))}
      {focus === null ? null : <Focused sight={sight} choice={focus} up={up} seat={seat ?? 0} zoom={zoom} />}
    </Layer>
  );
}

function TrailLine({ sight, trail }: { readonly sight: Sight; readonly trail: Trail }) {
  const pieces = piecesOf(sight, pointsOf(sight, trail.steps, trail.up));
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
  readonly up: Direction;
  readonly seat: Seat;
}

function Possible({ sight, choice, up, seat }: WayProps) {
  const { path, landing } = choice.foresight;
  const at = centreOf(sight, landing);
  return (
    <g class="way-possible" data-seat={seat}>
      {piecesOf(sight, pointsOf(sight, path, up)).map((piece, index) => (
        <path key={index} d={lineOf(piece)} class="way-dots" />
      ))}
      <rect x={at.x - 22} y={at.y - 22} width={44} height={44} rx={11} class="way-landing" />
      <g opacity={0.55}>
        <Drawn of={superstarDrawing(seat)} {...at} turn={degrees(shown(sight, choice.foresight.up))} scale={0.86} />
      </g>
    </g>
  );
}

function Focused({ sight, choice, up, seat, zoom }: WayProps & { readonly zoom: number }) {
  const { path, landing } = choice.foresight;
  const points = pointsOf(sight, path, up);
  const pieces = piecesOf(sight, points);
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
        <Taken key={index} sight={sight} step={step} isLanding={step.cell === landing} zoom={zoom} />
      ))}
      {path.map(({ from, toward }, index) =>
        leaves(sight, from, toward) ? <Wrapping key={index} sight={sight} from={from} toward={toward} /> : null,
      )}
      {path.flatMap(({ ejected, cell }) =>
        ejected === null ? [] : [<Ejected key={ejected} at={centreOf(sight, cell)} />],
      )}
      <rect x={at.x - 22} y={at.y - 22} width={44} height={44} rx={11} class="way-landing" />
      <Ghost key={choice.letter} sight={sight} choice={choice} up={up} seat={seat} />
      <Hidden choice={choice} at={at} zoom={zoom} />
    </g>
  );
}

/** Walks the way once, then stands where it ends. */
function Ghost({ sight, choice, up, seat }: WayProps) {
  const element = useRef<SVGGElement>(null);
  const { path, landing } = choice.foresight;
  useEffect(() => {
    const pawn = element.current?.querySelector('.pawn') ?? null;
    const points = pointsOf(sight, path, up);
    const duration = lastingOf(points);
    if (pawn === null || duration === 0 || wantsLessMotion()) return;
    const walk = pawn.animate(
      framesOf(sight, points).map(({ at, ...spot }) => ({ offset: at / duration, transform: transformAt(spot) })),
      { duration: duration * 1.3 },
    );
    return () => walk.cancel();
  }, [choice, sight, up, path]);
  return (
    <g ref={element}>
      <PawnPiece sight={sight} seat={seat} up={choice.foresight.up} at={centreOf(sight, landing)} isGhost />
    </g>
  );
}

/** Letters lie above everything else, so that they can be read. */
export function Letters({ sight, choices, focus, zoom }: Pick<WaysProps, 'sight' | 'choices' | 'focus' | 'zoom'>) {
  const taken = new Map<number, number>();
  return (
    <Layer sight={sight} name="letters">
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
            transform={`translate(${at.x - 17 + before * 20 * zoom} ${at.y - 17}) scale(${zoom})`}
          >
            <circle r={10.5} />
            <text y={4.2}>{choice.letter}</text>
          </g>
        );
      })}
    </Layer>
  );
}
