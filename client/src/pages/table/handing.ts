import type { Seat } from '#tabletop';
import type { Cover } from '../../catalogue/titles.ts';
import type { Scene } from '../../host/host.ts';

type Moment = Pick<Scene, 'viewer' | 'acting' | 'outcome'>;

/** Who should get the device now; null while it is in the right hands. */
export function seatToHandTo(ours: readonly Seat[], scene: Moment, pace: Cover['pace']): Seat | null {
  if (pace !== 'turns' || ours.length < 2 || scene.outcome !== null) return null;
  const { viewer, acting } = scene;
  if (viewer !== 'spectator' && acting.includes(viewer)) return null;
  return ours.find((seat) => seat !== viewer && acting.includes(seat)) ?? null;
}

/** What is done about the device: it stays, whoever played is asked whether they have seen everything, or it is covered. */
export type Handing = 'stays' | 'asked' | 'covered';

export interface Hands {
  readonly next: Seat | null;
  /** Something is being shown that must not be covered. */
  readonly isShowing: boolean;
  /** Whether this game waits for a word of whoever played. */
  readonly lingers: boolean;
  /** Whoever looks has played since they took the device, and not yet said that they have seen what came of it. */
  readonly hasMore: boolean;
}

export function handingOf({ next, isShowing, lingers, hasMore }: Hands): Handing {
  if (next === null || isShowing) return 'stays';
  return lingers && hasMore ? 'asked' : 'covered';
}
