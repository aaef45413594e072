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
