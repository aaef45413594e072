/** What somebody has played: a list that can be turned over page by page, and what it comes to. */

import type { GameFigures, PlayedMatch, PlayedMatches, SeatPlayed, WhichMatches } from '#protocol';
import { ownSeat } from '../store/played.ts';
import type { MatchRecord, Sat, Store } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import type { Aliases } from './aliases.ts';

const USUAL_MOST = 20;
const COURSE = 100;

export class History {
  readonly #store: Store;
  readonly #aliases: Aliases;
  readonly #isSeatedAt: (guest: string, table: string) => boolean;

  constructor(store: Store, aliases: Aliases, isSeatedAt: (guest: string, table: string) => boolean) {
    this.#store = store;
    this.#aliases = aliases;
    this.#isSeatedAt = isSeatedAt;
  }

  async matches(guest: string, asked: WhichMatches): Promise<PlayedMatches> {
    const { state, game, from, person, most = USUAL_MOST } = asked;
    const other =
      person === undefined
        ? undefined
        : ((await this.#aliases.personCalled(guest, person)) ?? refuse('no-such-person'));
    const [at = '', match = ''] = from?.split('.') ?? [];
    const found = await this.#store.people.matchesOf({
      ...{ guest, game, other, most: most + 1 },
      state: state === 'finished' ? 'over' : state,
      from: from === undefined ? undefined : { at: Number(at), match },
    });
    const page = found.slice(0, most);
    const last = page.at(-1);
    const matches = await Promise.all(page.map(async ({ match }) => this.#told(guest, match)));
    return {
      matches: matches.flatMap((one) => one ?? []),
      next: found.length > most && last !== undefined ? `${last.at}.${last.match}` : null,
    };
  }

  /** Anybody else's is none. */
  async match(guest: string, id: string): Promise<PlayedMatch> {
    if ((await this.#store.people.stateOf(guest, id)) === null) refuse('no-such-match');
    return (await this.#told(guest, id)) ?? refuse('no-such-match');
  }

  async figures(guest: string): Promise<readonly GameFigures[]> {
    const { people } = this.#store;
    const games = await people.gamesOf(guest);
    return Promise.all(
      games.map(async (row): Promise<GameFigures> => {
        const course = await people.courseOf(guest, row.game, COURSE);
        return {
          ...row,
          course: course.toReversed().flatMap(({ match, ended, score, won, seats }) =>
            // Whoever left before the end has no score of it.
            score === null ? [] : [{ match, ended, score, isWon: won, seats }],
          ),
        };
      }),
    );
  }

  async #told(guest: string, id: string): Promise<PlayedMatch | null> {
    const match = await this.#store.match(id);
    return match === null ? null : this.told(guest, match);
  }

  /** As this person may know it. */
  told(guest: string, match: MatchRecord): PlayedMatch {
    const { id, game, rulesVersion, end, began = null, ended = null, sittings = [], table } = match;
    const isRunning = end === null;
    return {
      ...{ id, game, rulesVersion, began, ended, outcome: end?.outcome ?? null },
      table: isRunning && this.#isSeatedAt(guest, table) ? table : null,
      state: isRunning ? 'running' : end.outcome === null ? 'broken-off' : 'finished',
      players: match.players.map((player, seat) =>
        this.#seat(
          guest,
          player,
          sittings.filter((sat) => sat.seat === seat),
        ),
      ),
      seat: ownSeat(sittings, guest)?.seat ?? 0,
      isOfDevice: match.ofDevice === true,
    };
  }

  #seat(guest: string, player: MatchRecord['players'][number], [first, ...later]: readonly Sat[]): SeatPlayed {
    const also = later.flatMap((sat) => (sat.bot === undefined ? [{ name: sat.name, ...this.#who(guest, sat) }] : []));
    return { ...player, ...this.#who(guest, first), ...(also.length === 0 ? {} : { also }) };
  }

  #who(guest: string, sat: Sat | undefined): Pick<SeatPlayed, 'person' | 'isMine'> {
    const isMine = sat?.guest === guest;
    const person = isMine || typeof sat?.guest !== 'string' ? null : this.#aliases.of(guest, sat.guest);
    return { person, isMine };
  }
}
