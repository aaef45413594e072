/** Thinking ahead on one's own screen: what one could do if one's turn came now. Pure. */

import { type Game, quickChance, type Seat, sameData } from '#tabletop';
import type { Scene, Told } from './host.ts';

export interface Ahead {
  /** As if it were one's turn, with all that can be planned. */
  readonly scene: Scene;
  /** What would be told of a move, as far as its player can know. */
  foretold(move: object): readonly Told[];
  /** Whether a plan would still be played if one's turn came now. */
  fits(plan: { readonly move: object; readonly rest: object }): boolean;
}

export function aheadOf(rules: Game | null, scene: Scene | null): Ahead | null {
  const plans = rules?.plans;
  if (!rules || plans === undefined || scene === null) return null;
  const { viewer, view: now, outcome } = scene;
  if (viewer === 'spectator' || outcome !== null || plans.isDue(now)) return null;
  const view = plans.ahead(now);
  if (view === null) return null;
  const isPlannable = (offer: object): boolean => {
    for (const move of rules.offers.all(offer)) return plans.restOf(view, move) !== null;
    return false;
  };
  const offers = rules.legalMoves(view).filter(isPlannable);
  return {
    scene: { ...scene, view, offers, canUndo: false },
    foretold: (move) => foretold(rules, view, { seat: viewer, move }),
    fits({ move, rest }) {
      const parsed = rules.parseMove(move);
      return parsed !== null && sameData(plans.restOf(view, parsed), rest);
    },
  };
}

/** Something this seat does: what follows from it is another matter. */
const isOwn = (event: Told['event'], seat: Seat): boolean =>
  ('seat' in event && event.seat === seat) || ('by' in event && event.by === seat);

/** In two imagined worlds: what is told in both before they part is what can be known. */
function foretold(rules: Game, view: object, { seat, move }: { readonly seat: Seat; readonly move: object }) {
  const [one = [], two = []] = [1, 2].map((world) => {
    const told: Told[] = [];
    const parsed = rules.parseMove(move);
    if (parsed === null) return told;
    rules.play(rules.imagine(view, quickChance(world)), { at: 0, by: seat, move: parsed }, (event) => {
      const seen = rules.eventFor(event, seat);
      if (seen !== null && isOwn(seen, seat)) told.push({ at: 0, event: seen });
    });
    return told;
  });
  const parted = one.findIndex((told, index) => !sameData(told, two[index]));
  return parted === -1 ? one : one.slice(0, parted);
}
