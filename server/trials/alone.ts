/** Somebody who plays challenges, by HTTP and by the clock of a trial. */

import { randomUUID } from 'node:crypto';
import type { Move as BowlMove } from '#games/space-bowl';
import { type Building, planOf } from '#games/space-builder';
import type { AloneAnswer, ChallengeInfo, RoundShown } from '#protocol';
import { Guest } from './guest.ts';
import type { ManualClock } from './manual-clock.ts';

export class Soloist {
  readonly guest: Guest;
  readonly #clock: ManualClock;

  constructor(guest: Guest, clock: ManualClock) {
    this.guest = guest;
    this.#clock = clock;
  }

  static async arrive(base: string, name: string, clock: ManualClock): Promise<Soloist> {
    return new Soloist(await Guest.arrive(base, name), clock);
  }

  make(wanted: object): Promise<ChallengeInfo> {
    return this.guest.must('/api/challenges', { game: 'space-bowl', rounds: 1, people: 2, days: 3, ...wanted });
  }

  look(id: string): Promise<ChallengeInfo> {
    return this.guest.must(`/api/challenges/${id}`);
  }

  async show(id: string): Promise<RoundShown> {
    const shown = await this.guest.must<RoundShown>(`/api/challenges/${id}/show`, {});
    await this.guest.must(`/api/challenges/${id}/arrived`, { round: shown.round });
    return shown;
  }

  move(id: string, round: number, move: object, key: string = randomUUID()): Promise<AloneAnswer> {
    return this.guest.must(`/api/challenges/${id}/moves`, { round, key, move });
  }

  /** Calls after so long, and chooses a card a second later. */
  async search(id: string, { after, position }: { readonly after: number; readonly position: string }): Promise<void> {
    const { round } = await this.show(id);
    this.#clock.pass(after);
    await this.move(id, round, { type: 'go' } satisfies BowlMove);
    this.#clock.pass(1_000);
    await this.move(id, round, { type: 'place', position });
    this.#clock.pass(15_000);
  }

  /** Builds all that is asked, one building in so many milliseconds, the first of them wrong if there are faults. */
  async build(id: string, { pace, isFaulty = false }: { readonly pace: number; readonly isFaulty?: boolean }) {
    const { round, setup } = await this.show(id);
    const { plans, held } = setup as { readonly plans: readonly number[]; readonly held: readonly Building[] };
    for (const building of held) {
      this.#clock.pass(pace);
      const asked = planOf(plans[0] ?? 1).find((placed) => placed.building === building);
      const turn = isFaulty && building === 1 ? ((asked?.turn ?? 0) + 1) % 4 : asked?.turn;
      await this.move(id, round, { type: 'build', ...asked, turn });
    }
    this.#clock.pass(pace);
    await this.move(id, round, { type: 'finish' });
  }
}
