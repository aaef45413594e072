/** Shows what events say, on the pieces that lie on the table: everything is laid on one line of time. */

import type { Cell, Event, Loot } from '#games/gravity-superstar';
import type { Seat } from '#tabletop';
import { wantsLessMotion } from '../../look/motion.ts';
import { pause } from '../moments.ts';
import type { Act } from './acts.ts';
import { arrivals, framesOf, lastingOf, pointsOf, type Stride } from './course.ts';
import { type Flying, launched } from './flight.ts';
import { doorAt } from './ground.tsx';
import { isEchoSeen, transformAt } from './pawns.tsx';
import { centreOf, degrees, type Sight, shown, stride } from './sight.ts';

const TURN = 260;
const DOOR = 300;
const COME_IN = 340;
const TUMBLE = 420;
const FLIGHT = 380;
const BREATH = 110;
const SMALL_PAUSE = 420;

/** Lays a piece of motion on the line of time, from a moment on. */
type Animate = (element: Element | null, frames: Keyframe[], from: number, lasts: number, easing?: string) => void;

interface Scene {
  readonly root: HTMLElement;
  readonly sight: Sight;
  /** 1 is the usual pace; 2 is twice as slow. */
  readonly pace: number;
}

export async function perform(act: Act, signal: AbortSignal, scene: Scene): Promise<void> {
  const { pace } = scene;
  if (wantsLessMotion() || document.hidden) {
    await pause(act.events.some(({ type }) => type === 'entered' || type === 'turned') ? SMALL_PAUSE : 0, signal);
    return;
  }
  // What is measured must lie still.
  await Promise.allSettled(
    scene.root
      .querySelector('.planet-world')
      ?.getAnimations()
      .map(({ finished }) => finished) ?? [],
  );
  if (signal.aborted) return;
  const animations: Animation[] = [];
  const animate: Animate = (element, frames, from, lasts, easing = 'linear') => {
    if (element === null) return;
    animations.push(
      element.animate(frames, { duration: Math.max(1, lasts * pace), delay: from * pace, fill: 'forwards', easing }),
    );
  };
  const timeline = new Timeline(scene, animate, act);
  const lasts = timeline.add(act.events);
  const flown = timeline.launch();
  await pause(lasts * pace, signal);
  // The table is drawn anew in the same frame: the next view already holds what the motion led to.
  const clear = (): void => {
    for (const animation of animations) animation.cancel();
    for (const element of flown) element.remove();
  };
  if (signal.aborted) clear();
  else requestAnimationFrame(clear);
}

/** Goes through the events and lays each on the line of time. */
class Timeline {
  readonly #root: HTMLElement;
  readonly #sight: Sight;
  readonly #animate: Animate;
  readonly #act: Act;
  readonly #flights: Flying[] = [];
  #now = 0;

  constructor({ root, sight }: Scene, animate: Animate, act: Act) {
    this.#root = root;
    this.#sight = sight;
    this.#animate = animate;
    this.#act = act;
  }

  /** How long it takes. */
  add(events: readonly Event[]): number {
    for (let index = 0; index < events.length; index++) {
      const event = events[index];
      if (event === undefined) continue;
      if (event.type !== 'entered') {
        this.#addOne(event);
        continue;
      }
      let end = index;
      while (end < events.length && events[end]?.type !== 'landed') end++;
      this.#walk(event.seat, events.slice(index, end));
      index = end;
    }
    return this.#now;
  }

  #addOne(event: Event): void {
    switch (event.type) {
      case 'turned':
        for (const body of this.#bodies(event.seat))
          this.#animate(body, [{ transform: `rotate(${this.#turnedTo(event)}deg)` }], this.#now, TURN, 'ease-in-out');
        this.#now += TURN + BREATH;
        break;
      case 'came-in':
        this.#comeIn(event.seat, event.cell, degrees(shown(this.#sight, event.up)));
        break;
      case 'ejected':
        this.#tumble(event.seat, event.cell, { x: 0, y: -60 }, this.#now);
        break;
      case 'door-moved':
        this.#moveDoor(event.to, this.#now);
        this.#now += DOOR;
        break;
      case 'stolen':
        if (event.take !== null) {
          this.#fly(event.take, this.#loot(event.from, event.take), this.#loot(event.seat, event.take), this.#now);
          this.#now += FLIGHT;
        }
        break;
      case 'card-hidden':
      case 'card-played':
        this.#now += BREATH;
        break;
      default:
        break;
    }
  }

  /** The short way round. */
  #turnedTo({ seat, up }: Extract<Event, { type: 'turned' }>): number {
    const from = degrees(shown(this.#sight, this.#act.before.players[seat]?.pawn?.up ?? 'N'));
    const to = degrees(shown(this.#sight, up));
    return from + ((((to - from) % 360) + 540) % 360) - 180;
  }

  #walk(seat: Seat, told: readonly Event[]): void {
    const steps: readonly Stride[] = told.filter((event) => event.type === 'entered');
    const points = pointsOf(this.#sight, steps, this.#upOf(seat));
    const lasts = lastingOf(points);
    this.#animate(
      this.#pawn(seat),
      framesOf(this.#sight, points).map(({ at, ...spot }) => ({ offset: at / lasts, transform: transformAt(spot) })),
      this.#now,
      lasts,
    );
    const times = arrivals(points, steps.length);
    let entered = -1;
    let until = lasts;
    for (const event of told) {
      if (event.type === 'entered') entered++;
      const at = this.#now + (times[entered] ?? 0);
      const more = this.#onTheWay(event, at, steps[entered] ?? null);
      until = Math.max(until, at - this.#now + more);
    }
    this.#now += until + BREATH;
  }

  /** A pawn that turned on the spot falls as it stands now. */
  #upOf(seat: Seat): Stride['toward'] {
    const turned = this.#act.events.find((event) => event.type === 'turned' && event.seat === seat);
    return turned?.type === 'turned' ? turned.up : (this.#act.before.players[seat]?.pawn?.up ?? 'N');
  }

  /** What happens in a cell that is entered; how long it goes on after that. */
  #onTheWay(event: Event, at: number, step: Stride | null): number {
    switch (event.type) {
      case 'star-taken': {
        const star = this.#root.querySelector(`[data-star="${event.cell}"]`);
        this.#animate(star, [{ opacity: 0 }], at, 1);
        this.#fly(event.colour, star, this.#loot(event.seat, event.colour), at);
        return FLIGHT;
      }
      case 'token-taken': {
        const place = this.#root.querySelector(`[data-cell="${event.cell}"]`);
        this.#fly('replay', place, this.#loot(event.seat, 'replay'), at);
        return FLIGHT;
      }
      case 'ejected': {
        const push = step === null ? { x: 0, y: -60 } : stride(this.#sight, step.toward);
        this.#tumble(event.seat, event.cell, push, at);
        return TUMBLE / 2;
      }
      case 'door-moved':
        this.#moveDoor(event.to, at);
        return DOOR;
      default:
        return 0;
    }
  }

  #tumble(seat: Seat, cell: Cell, push: { readonly x: number; readonly y: number }, at: number): void {
    const from = centreOf(this.#sight, cell);
    const to = { x: from.x + push.x * 2.6, y: from.y + push.y * 2.6 - 20 };
    this.#animate(
      this.#pawn(seat),
      [
        { transform: transformAt(from), opacity: 1 },
        { transform: `${transformAt(to)} rotate(540deg) scale(0.3)`, opacity: 0 },
      ],
      at,
      TUMBLE,
      'ease-in',
    );
  }

  #comeIn(seat: Seat, cell: Cell, turned: number): void {
    const at = transformAt(centreOf(this.#sight, cell));
    // It stays where it is until the table is drawn anew: of its echoes only those beyond a near edge are seen.
    for (const body of this.#bodies(seat, cell))
      this.#animate(body, [{ transform: `rotate(${turned}deg)` }], this.#now, 1);
    this.#animate(
      this.#pawn(seat),
      [
        { transform: `${at} scale(0.2)`, opacity: 0 },
        { transform: `${at} scale(1.15)`, opacity: 1, offset: 0.7 },
        { transform: `${at} scale(1)`, opacity: 1 },
      ],
      this.#now,
      COME_IN,
      'ease-out',
    );
    this.#now += COME_IN;
  }

  #moveDoor(to: Cell, at: number): void {
    const spot = centreOf(this.#sight, to);
    this.#animate(this.#root.querySelector('[data-open-door]'), [{ transform: doorAt(spot) }], at, DOOR, 'ease-in-out');
  }

  #fly(what: Loot, from: Element | null, to: Element | null, at: number): void {
    if (from !== null && to !== null) this.#flights.push({ what, from, to, at });
  }

  launch(): readonly Element[] {
    return launched(this.#root.querySelector('.flights'), this.#flights, ({ element, frames, at }) =>
      this.#animate(element, frames, at, FLIGHT, 'ease-in-out'),
    );
  }

  #pawn = (seat: Seat): Element | null => this.#root.querySelector(`[data-pawn="${seat}"]`);
  /** With all its echoes, or those seen while it stands in this cell. */
  #bodies(seat: Seat, cell: Cell | null = null): readonly Element[] {
    const bodies = [...this.#root.querySelectorAll(`[data-pawn="${seat}"] .pawn-body`)];
    return cell === null ? bodies : bodies.filter((_, echo) => isEchoSeen(this.#sight, cell, echo));
  }
  #loot = (seat: Seat, loot: string): Element | null =>
    this.#root.querySelector(`[data-loot="${seat} ${loot}"] .piece`);
}
