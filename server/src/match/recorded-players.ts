/**
 * Plays as it was played in the match that this one went on from: each seat makes its next recorded move when it was
 * made, or soon after if that moment has gone by. A move that no longer fits ends it: from then on a bot thinks.
 */

import { act, type Millis, type Seat, type SeatInput, sameData } from '#tabletop';
import { Alarm } from '../clock.ts';
import type { House } from '../house.ts';
import type { Served } from './recovery.ts';
import type { Session } from './session.ts';

/** Nobody answers in the same moment: whoever plays beside them wants to see it. */
const SOON: Millis = 800;

export class RecordedPlayers {
  readonly #session: Session;
  readonly #calls: { isBot(seat: Seat): boolean; gaveUp(): void };
  readonly #alarm: Alarm;
  /** By seat: what is still to be played. A seat that is not here plays otherwise. */
  readonly #left = new Map<Seat, SeatInput<unknown>[]>();
  #isShut = false;

  constructor(
    house: House,
    session: Session,
    { following = [], record }: Served,
    calls: { isBot(seat: Seat): boolean; gaveUp(): void },
  ) {
    this.#session = session;
    this.#calls = calls;
    this.#alarm = new Alarm(house.clock, () => this.#play());
    const since = session.match.moves.slice(record.fork?.moves ?? 0);
    for (const seat of record.fork?.recorded ?? []) {
      const recorded = following.filter(({ by }) => by === seat);
      const made = since.filter(({ by }) => by === seat);
      // Whoever has played otherwise since then goes on so.
      if (made.every(({ move }, at) => sameData(move, recorded[at]?.move))) {
        this.#left.set(seat, recorded.slice(made.length));
      }
    }
  }

  isFollowing(seat: Seat): boolean {
    return (this.#left.get(seat)?.length ?? 0) > 0;
  }

  /** Something may have changed. */
  look(): void {
    if (this.#isShut || this.#left.size === 0) return;
    const due = this.#ready().map(({ at }) => at);
    this.#alarm.set(due.length === 0 ? null : this.#session.time.servedAt(Math.min(...due)));
  }

  shut(): void {
    this.#isShut = true;
    this.#alarm.set(null);
  }

  /** Those who can act, with when they will. */
  #ready(): readonly { readonly seat: Seat; readonly at: Millis }[] {
    const { match, time, still, looking } = this.#session;
    if (still.isOn || looking.isOn || match.outcome !== null) return [];
    return [...this.#left].flatMap(([seat, [next]]) => {
      if (next === undefined || !this.#calls.isBot(seat)) return [];
      const canAct = match.game.legalMoves(match.game.view(match.state, seat)).length > 0;
      return canAct ? [{ seat, at: Math.max(next.at, Math.max(match.reached, time.at()) + SOON) }] : [];
    });
  }

  #play(): void {
    const { match, time } = this.#session;
    const now = Math.max(match.reached, time.at());
    for (const { seat } of this.#ready()
      .toSorted((one, other) => one.at - other.at)
      .slice(0, 1)) {
      const next = this.#left.get(seat)?.shift();
      if (next === undefined) continue;
      const refusal = act(match.game, match.game.copy(match.state), { ...next, at: now }, () => undefined);
      if (refusal === null) this.#session.submitForBot(seat, next.move);
      else {
        this.#left.delete(seat);
        this.#calls.gaveUp();
      }
    }
    this.look();
  }
}
