/** Cards, tiles and Projects on their way: over the board, never in the way of a hand. */

import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Layout, View } from '#games/space-lab';
import { BackPicture, PointsPicture } from '../../art/lab/pieces.tsx';
import { wantsLessMotion } from '../../look/motion.ts';
import { Card, ProjectSign } from './card.tsx';
import { type Flight, flightsBetween, type Piece, type Places, placesIn } from './flights.ts';
import './air.css';

/** More than a few at once say no more. */
const MOST = 8;
const TRAVEL = 340;
const STAGGER = 45;
const SWEEP = 1_100;
const TRAIL = 1_200;
/** Of its size, when it is put away. */
const PUT_AWAY = 0.45;
const SHOWN = 1.9;
/** Narrower cards show no faces. */
const FACES_FROM = 66;

interface Course {
  readonly key: string;
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly delay: number;
}

interface Launch {
  readonly courses: readonly Course[];
  /** The corner that all places are measured from. */
  readonly origin: DOMRect;
}

/** Watches the board from view to view, and launches what moved. */
export function useLaunches(
  board: RefObject<HTMLElement | null>,
  before: View | null,
  view: View,
  layout: Layout,
): ReadonlySignal<Launch | null> {
  const launch = useSignal<Launch | null>(null);
  const seen = useRef(view);
  const places = useRef<Places | null>(null);
  // Before the board changes, while everything still lies where it lay.
  if (seen.current !== view) {
    seen.current = view;
    places.current = before === null || board.current === null || document.hidden ? null : placesIn(board.current);
  }
  useLayoutEffect(() => {
    const from = places.current;
    places.current = null;
    if (from === null || before === null) return;
    // In the frame to come: to be measured, the board must be laid out, and this task has done enough.
    const frame = requestAnimationFrame(() => {
      if (board.current === null) return;
      const courses = coursesFor(flightsBetween(before, view, layout), from, placesIn(board.current));
      if (courses.length > 0) launch.value = { courses, origin: board.current.getBoundingClientRect() };
    });
    return () => cancelAnimationFrame(frame);
  }, [view]);
  return launch;
}

function coursesFor(flights: readonly Flight[], before: Places, now: Places): readonly Course[] {
  const courses: Course[] = [];
  for (const flight of flights) {
    const from = firstOf(flight.from, before);
    const to = firstOf(flight.to, now) ?? firstOf(flight.to, before);
    if (from === null || to === null || courses.length === MOST) continue;
    const key = `${flight.from[0]} ${flight.to[0]} ${courses.length}`;
    courses.push({ key, flight, from, to, delay: courses.length * STAGGER });
  }
  return courses;
}

const firstOf = (names: readonly string[], places: Places): DOMRect | null =>
  names.map((name) => places.get(name)).find((rect) => rect !== undefined) ?? null;

interface AirProps {
  readonly launch: ReadonlySignal<Launch | null>;
  readonly board: RefObject<HTMLElement | null>;
}

export function Air({ launch, board }: AirProps) {
  const now = launch.value;
  useEffect(() => {
    if (now === null) return;
    const longest = Math.max(...now.courses.map(lasting), wantsLessMotion() ? TRAIL : 0);
    const timer = setTimeout(() => {
      if (launch.peek() === now) (launch as Signal<Launch | null>).value = null;
    }, longest);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div class="lab-air" aria-hidden="true">
      {now === null
        ? null
        : wantsLessMotion()
          ? now.courses.map((course) => <Trail key={course.key} course={course} origin={now.origin} />)
          : now.courses.map((course) => <Flying key={course.key} course={course} origin={now.origin} board={board} />)}
    </div>
  );
}

const lasting = ({ flight, delay }: Course): number => delay + (flight.end === 'swept' ? SWEEP : TRAVEL);

interface FlyingProps {
  readonly course: Course;
  readonly origin: DOMRect;
  readonly board: RefObject<HTMLElement | null>;
}

function Flying({ course, origin, board }: FlyingProps) {
  const { flight, from, to, delay } = course;
  const element = useRef<HTMLSpanElement>(null);
  const width = flight.end === 'lands' ? to.width : Math.max(24, Math.min(from.width, 90));
  const [shownAt = ''] = flight.end === 'lands' ? flight.to : flight.from;
  const hasFace = width >= FACES_FROM || shownAt.startsWith('hand/') || shownAt.startsWith('turned/');
  useLayoutEffect(() => {
    const flying = element.current;
    if (flying === null) return;
    const timing: KeyframeAnimationOptions = {
      duration: flight.end === 'swept' ? SWEEP : TRAVEL,
      delay,
      fill: 'both',
      easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
    };
    const running = [flying.animate(framesFor(course, origin, width, flying.offsetHeight), timing)];
    if (flight.end === 'lands') {
      // Where it is going nothing lies yet.
      const place = board.current?.querySelector(`[data-place="${flight.to[0]}"]`);
      const hidden = place?.animate({ opacity: [0, 0] }, { duration: TRAVEL + delay });
      if (hidden !== undefined) running.push(hidden);
    }
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, []);
  return (
    <span ref={element} class="lab-flying" style={{ width: `${width}px` }}>
      <PiecePicture piece={flight.piece} hasFace={hasFace} />
    </span>
  );
}

/** By transform and opacity alone: the page itself needn't be drawn again for it. */
function framesFor({ flight, from, to }: Course, origin: DOMRect, width: number, height: number): Keyframe[] {
  const at = (x: number, y: number, scale: number): string =>
    `translate(${x - origin.x - (width * scale) / 2}px, ${y - origin.y - (height * scale) / 2}px) scale(${scale})`;
  const [fromX, fromY] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
  const start = Math.min(1.4, Math.max(0.3, from.width / width));
  if (flight.end === 'lands') return [{ transform: at(fromX, fromY, start) }, { transform: at(toX, toY, 1) }];
  if (flight.end === 'vanishes') {
    return [
      { transform: at(fromX, fromY, start), opacity: 1 },
      { transform: at(toX, toY, PUT_AWAY), opacity: 1, offset: 0.9 },
      { transform: at(toX, toY, PUT_AWAY), opacity: 0 },
    ];
  }
  const shown = at(origin.x + origin.width / 2, origin.y + origin.height * 0.4, SHOWN);
  return [
    { transform: at(fromX, fromY, start), opacity: 1 },
    { transform: shown, opacity: 1, offset: 0.3 },
    { transform: shown, opacity: 1, offset: 0.68 },
    { transform: at(toX, toY, PUT_AWAY), opacity: 0.2 },
  ];
}

/** With less motion: the way, drawn for a moment. */
function Trail({ course: { from, to }, origin }: Pick<FlyingProps, 'course' | 'origin'>) {
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
      return <Card id={piece.card} kind={hasFace ? 'full' : 'small'} />;
    case 'tile':
      return <PointsPicture points={piece.points} width="100%" />;
    case 'project':
      return piece.project === null ? (
        <BackPicture of="project" width="100%" />
      ) : (
        <ProjectSign id={piece.project} size={40} />
      );
  }
}
