/** All challenges: who may play what, what they are told, and that nothing of it is lost. */

import { CHALLENGES } from '#games';
import type {
  AloneAnswer,
  AloneMove,
  ChallengeInfo,
  ChallengeResult,
  ChallengeState,
  Export,
  NewChallenge,
  OwnChallenges,
  RoundShown,
} from '#protocol';
import { drawnId } from '../drawn-id.ts';
import type { House } from '../house.ts';
import type { Acquaintances } from '../people/acquaintances.ts';
import type { GuestRecord } from '../store/store.ts';
import { refuse } from '../tables/refused.ts';
import {
  type Attempt,
  attemptIn,
  latestOf,
  playedRounds,
  roundOf,
  runOf,
  withArrival,
  withMove,
  withNextRound,
} from './alone.ts';
import { ChallengeRecords } from './records.ts';
import { dailyId, drawSeries, isPlayable, rulesFor, rulesOf, type Series } from './series.ts';
import { finishers, resultOf } from './together.ts';

const A_DAY = 24 * 3_600_000;
/** Longer than any round: whoever began one in time may end it. */
const LAST_ROUND_MILLIS = 600_000;
const KEPT_MILLIS = 60 * A_DAY;
/** Of one person, listed. */
const MOST_LISTED = 20;
/** Of one challenge, looked at: of the public one those who played last. */
const MOST_ATTEMPTS = 60;
const NO_LIMIT = 1e9;

export class Arena {
  readonly #house: House;
  readonly #acquaintances: Acquaintances;
  readonly #records: ChallengeRecords;

  constructor(house: House, acquaintances: Acquaintances) {
    this.#house = house;
    this.#acquaintances = acquaintances;
    this.#records = new ChallengeRecords(house);
  }

  async make(guest: GuestRecord, { game, rounds, people, days, invite = [] }: NewChallenge): Promise<ChallengeInfo> {
    const rules = rulesFor(game);
    if (people > rules.game.seats.max || invite.length >= people) refuse('bad-seat-count');
    const invited = await this.#acquaintances.invitable(guest, invite);
    const wall = this.#house.clock.wall();
    const series = drawSeries({
      ...{ id: drawnId(16), guest: guest.id, wall, rules, rounds },
      data: { people, day: null, until: wall + days * A_DAY },
    });
    const { store } = this.#house;
    await store.write({ kind: 'challenge', challenge: series });
    await this.#records.takePlace(series, guest);
    for (const other of invited) await this.#records.takePlace(series, other);
    return this.look(guest, series.id);
  }

  /** What waits for one, and what one has played. */
  async of(guest: GuestRecord): Promise<OwnChallenges> {
    const { store, clock } = this.#house;
    const attempts = await store.challenges.attemptsOf(guest.id, MOST_LISTED);
    const own = await Promise.all(attempts.map(({ challenge }) => this.#records.read(challenge)));
    const listed = own.flatMap((series) => series ?? []).filter((series) => series.data.people !== null);
    const daily = await Promise.all(
      Object.keys(CHALLENGES).map((game) => this.#records.existing(dailyId(game, clock.wall()))),
    );
    const told = (all: readonly Series[]): Promise<readonly ChallengeInfo[]> =>
      Promise.all(all.filter(isPlayable).map((series) => this.#told(guest, series)));
    return { challenges: await told(listed), daily: await told(daily) };
  }

  async look(guest: GuestRecord, id: string): Promise<ChallengeInfo> {
    const series = await this.#records.existing(id);
    return isPlayable(series) ? this.#told(guest, series) : refuse('other-rules');
  }

  /** Whoever has seen a round has played it. The first one takes a place. */
  show(guest: GuestRecord, id: string): Promise<RoundShown> {
    return this.#records.alone(guest, async () => {
      const series = await this.#records.kept(id);
      const { clock } = this.#house;
      const attempt = (await this.#records.attempt(series, guest)) ?? (await this.#join(series, guest));
      const isOn = latestOf(series, attempt.data, clock.now())?.isOver === false;
      if (!isOn && clock.wall() >= series.data.until) refuse('challenge-is-over');
      const data = withNextRound(series, attempt.data, clock.now());
      if (data !== attempt.data) await this.#records.write(attempt, guest, data);
      const latest = latestOf(series, data, clock.now()) ?? refuse('not-this-round');
      return {
        round: latest.round,
        setup: roundOf(series, latest.round),
        at: latest.at,
        run: data.rounds.slice(-1).flatMap(runOf),
      };
    });
  }

  arrived(guest: GuestRecord, id: string, round: number): Promise<void> {
    const now = this.#house.clock.now();
    return this.#records.alone(guest, async () => {
      const series = await this.#records.kept(id);
      const attempt = (await this.#records.attempt(series, guest)) ?? refuse('not-this-round');
      const data = withArrival(attempt.data, round, now);
      if (data !== attempt.data) await this.#records.write(attempt, guest, data);
    });
  }

  play(guest: GuestRecord, id: string, asked: AloneMove): Promise<AloneAnswer> {
    // When it came counts, not when those before it were written down.
    const now = this.#house.clock.now();
    return this.#records.alone(guest, async () => {
      const series = await this.#records.kept(id);
      const attempt = (await this.#records.attempt(series, guest)) ?? refuse('not-this-round');
      const { data, at, isOver, refusal } = this.#guarded(() => withMove(series, attempt.data, asked, now));
      if (data !== attempt.data) await this.#records.write(attempt, guest, data);
      return refusal === null ? { at, isOver } : { at, isOver, refusal };
    });
  }

  /** Of all who have finished; of the public one, of those with whom one is put together. */
  async result(guest: GuestRecord, id: string): Promise<ChallengeResult> {
    const series = await this.#records.kept(id);
    const { state, together } = await this.#standing(guest, series);
    if (state !== 'over' || together.length < 2) refuse('not-finished');
    return this.#guarded(() => resultOf(series, together, guest.id));
  }

  /** What is kept of one's own. */
  async exported(guest: GuestRecord): Promise<Export['challenges']> {
    const attempts = await this.#house.store.challenges.attemptsOf(guest.id, NO_LIMIT);
    return attempts.map(attemptIn).map(({ challenge, wall, data }) => ({
      challenge,
      changed: wall,
      runs: data.rounds.map(runOf),
    }));
  }

  async forget(): Promise<void> {
    const { store, clock } = this.#house;
    await store.write({ kind: 'forget', what: 'challenges', before: clock.wall() - KEPT_MILLIS });
  }

  async #told(guest: GuestRecord, series: Series): Promise<ChallengeInfo> {
    const { id, wall, data } = series;
    const { state, attempt, together, isTold } = await this.#standing(guest, series);
    const now = this.#house.clock.now();
    const maker = series.guest === null ? null : await this.#house.store.guest(series.guest);
    return {
      ...{ id, game: data.game, rulesVersion: data.rulesVersion, rounds: data.rounds.length },
      ...{ people: data.people, day: data.day, made: wall, until: data.until, state },
      by: maker === null ? null : { name: maker.name, isMe: maker.id === guest.id },
      played: attempt === null ? 0 : playedRounds(series, attempt.data, now),
      isOn: attempt !== null && latestOf(series, attempt.data, now)?.isOver === false,
      finished: isTold ? together.map(({ name, guest: who }) => ({ name, isMe: who === guest.id })) : null,
    };
  }

  /** What somebody who has not played is told hangs on nothing that others did, but whether there is a place. */
  async #standing(guest: GuestRecord, series: Series) {
    const { clock, store } = this.#house;
    const now = clock.now();
    const isPublic = series.data.people === null;
    const isTimeOver = clock.wall() >= series.data.until + LAST_ROUND_MILLIS;
    const own = await this.#records.attempt(series, guest);
    const hasFinished = own !== null && this.#guarded(() => finishers(series, [own], now)).length > 0;
    // Not even how long the answer takes hangs on the others.
    if (own !== null && !hasFinished && !isTimeOver) {
      return { state: 'yours' as const, attempt: own, together: [], isTold: false };
    }
    const all = (await store.challenges.attemptsAt(series.id, MOST_ATTEMPTS)).map(attemptIn);
    const done = this.#guarded(() => finishers(series, all, now));
    const together = isPublic ? await this.#around(series, done, own) : done;
    const isTold = hasFinished || (isTimeOver && !isPublic);
    const state = ((): ChallengeState => {
      if (hasFinished && (isPublic ? together.length > 1 : done.length === series.data.people)) return 'over';
      if (isTimeOver) return 'over';
      if (hasFinished) return 'waiting';
      return isPublic || (all.length < (series.data.people ?? 0) && !this.#isUnwanted(series, all, guest))
        ? 'open'
        : 'full';
    })();
    return { state, attempt: own, together, isTold };
  }

  /** Whom somebody there has blocked is not told so. */
  #isUnwanted(series: Series, all: readonly Attempt[], guest: GuestRecord): boolean {
    return [series.guest, ...all.map((one) => one.guest)].some(
      (one) => one !== null && this.#house.blocks.has(one, guest.id),
    );
  }

  /** Of all who played today: oneself, then those one knows, then the latest, as many as the rules seat. */
  async #around(series: Series, done: readonly Attempt[], own: Attempt | null): Promise<readonly Attempt[]> {
    if (own === null || own.guest === null) return [];
    const me = own.guest;
    const { blocks, store } = this.#house;
    const known = await store.people.knownBy(me);
    const isFriend = ({ guest }: Attempt): boolean =>
      known.some(({ other, isAdded, addsMe }) => other === guest && isAdded && addsMe);
    const others = done.filter(
      ({ guest }) => guest !== me && (guest === null || (!blocks.has(me, guest) && !blocks.has(guest, me))),
    );
    const chosen = others
      .toReversed()
      .toSorted((one, other) => Number(isFriend(other)) - Number(isFriend(one)))
      .slice(0, rulesOf(series).game.seats.max - 1);
    return finishers(series, [own, ...chosen], this.#house.clock.now());
  }

  async #join(series: Series, guest: GuestRecord): Promise<Attempt> {
    const { state } = await this.#standing(guest, series);
    if (state === 'over') refuse('challenge-is-over');
    if (state === 'full') refuse('challenge-is-full');
    await this.#records.takePlace(series, guest);
    return (await this.#records.attempt(series, guest)) ?? refuse('challenge-is-full');
  }

  /** Rules that do not come back are broken off: the request then fails, and nobody else notices. */
  #guarded<T>(ask: () => T): T {
    return this.#house.watchdog.run({ brokenOff: () => undefined }, ask);
  }
}
