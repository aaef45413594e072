import { useLayoutEffect, useRef } from 'preact/hooks';
import { BackPicture, CrewCardBack, PointsPicture, TilePicture } from '../../art/lab/pieces.tsx';
import { Card, ProjectSign } from './card.tsx';
import type { MeasuredFlight } from './flight-layer.tsx';
import type { Piece } from './flights.ts';

/** Of its size, when it is put away, and when it is shown to all. */
const PUT_AWAY = 0.45;
const SHOWN = 1.9;
/** How far towards the middle it comes out to be seen. */
const OUT = 0.3;
/** In pixels, where its place is as wide as a whole station. */
const WIDEST = 64;
/** Narrower cards show no faces. */
const FACES_FROM = 66;

interface FlyingProps {
  readonly measured: MeasuredFlight;
  /** The corner that all places are measured from. */
  readonly origin: DOMRect;
  /** It lies there now. */
  readonly onLanded: () => void;
}

export function Flying({ measured, origin, onLanded }: FlyingProps) {
  const { flight, from, wasSeen, to, end, delay, lasts } = measured;
  const element = useRef<HTMLSpanElement>(null);
  const width = end === 'lands' ? to.width : Math.max(24, Math.min(from.width, wasSeen ? 90 : WIDEST));
  const [shownAt = ''] = end === 'lands' ? flight.to : flight.from;
  const hasFace = width >= FACES_FROM || shownAt.startsWith('hand/') || shownAt.startsWith('turned/');
  useLayoutEffect(() => {
    const height = end === 'lands' ? to.height : width * heightFor(flight.piece, hasFace);
    const flying = element.current?.animate(framesFor(measured, origin, width, height), {
      duration: lasts,
      delay,
      fill: wasSeen ? 'both' : 'forwards',
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
    });
    flying?.addEventListener('finish', onLanded);
    return () => {
      flying?.cancel();
      onLanded();
    };
  }, []);
  return (
    <span ref={element} class="lab-flying" style={{ width: `${width}px` }}>
      <PiecePicture piece={flight.piece} hasFace={hasFace} />
    </span>
  );
}

/** How high a piece is for its width; measuring it would lay out the page once more for each. */
function heightFor(piece: Piece, hasFace: boolean): number {
  if (piece.is === 'card') return hasFace ? 118 / 84 : 66 / 54;
  if (piece.is === 'project') return 1.3;
  return 1;
}

/** By transform and opacity alone: the page itself needn't be drawn again for it. */
function framesFor({ from, to, end }: MeasuredFlight, origin: DOMRect, width: number, height: number): Keyframe[] {
  const at = (x: number, y: number, scale: number): string =>
    `translate(${x - origin.x - (width * scale) / 2}px, ${y - origin.y - (height * scale) / 2}px) scale(${scale})`;
  const [fromX, fromY] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
  const start = Math.min(1.4, Math.max(0.3, from.width / width));
  if (end === 'lands') {
    return [
      { transform: at(fromX, fromY, start), opacity: 1 },
      { transform: at(toX, toY, 1), opacity: 1 },
    ];
  }
  if (end === 'vanishes') {
    return [
      { transform: at(fromX, fromY, start), opacity: 1 },
      { transform: at(toX, toY, PUT_AWAY), opacity: 1, offset: 0.9 },
      { transform: at(toX, toY, PUT_AWAY), opacity: 0 },
    ];
  }
  const [middleX, middleY] = [origin.x + origin.width / 2, origin.y + origin.height * 0.4];
  const out = end === 'shown' ? OUT : 1;
  const shown = at(fromX + (middleX - fromX) * out, fromY + (middleY - fromY) * out, SHOWN);
  return [
    { transform: at(fromX, fromY, start), opacity: 1 },
    { transform: shown, opacity: 1, offset: 0.3 },
    { transform: shown, opacity: 1, offset: 0.68 },
    { transform: at(toX, toY, PUT_AWAY), opacity: 0.2 },
  ];
}

/** With less motion: the way, drawn for a moment. */
export function Trail({ measured: { from, to }, origin, onLanded }: FlyingProps) {
  useLayoutEffect(onLanded, []);
  const [x, y] = [from.x + from.width / 2 - origin.x, from.y + from.height / 2 - origin.y];
  const [dx, dy] = [to.x + to.width / 2 - origin.x - x, to.y + to.height / 2 - origin.y - y];
  return (
    <span
      class="lab-trail"
      style={{ left: `${x}px`, top: `${y}px`, width: `${Math.hypot(dx, dy)}px`, rotate: `${Math.atan2(dy, dx)}rad` }}
    />
  );
}

function PiecePicture({ piece, hasFace }: { readonly piece: Piece; readonly hasFace: boolean }) {
  switch (piece.is) {
    case 'card':
      if (piece.card === null) return <CrewCardBack width="100%" />;
      return <Card id={piece.card} kind={hasFace ? 'full' : 'small'} />;
    case 'tile':
      return <TilePicture points={piece.points} width="100%" />;
    case 'medal':
      return <PointsPicture points={piece.points} width="100%" />;
    case 'project':
      return piece.project === null ? (
        <BackPicture of="project" width="100%" />
      ) : (
        <ProjectSign id={piece.project} size={40} />
      );
  }
}
