/**
 * Somebody's hand at a real server: it plays in their seats over a line of its own, beside the page they look at, and
 * does at once what a bot would do there. So whole matches are played in a trial without anybody pressing anything.
 */

import { botFor } from '#bots';
import type { ToClient } from '#protocol';
import type { Level, Seat } from '#tabletop';
import { Player } from './player.ts';

export interface HandOptions {
  /** http://host:port */
  readonly origin: string;
  readonly cookie: string;
  readonly table: string;
  readonly level?: Level;
}

export class Hand {
  readonly #player: Player;
  readonly #level: Level;
  /** The last move of each seat: its key, and what it was in which view. What was refused there is not tried again. */
  readonly #sent = new Map<Seat, { readonly key: string; readonly what: string }>();

  constructor({ origin, cookie, table, level = 'regular' }: HandOptions) {
    this.#level = level;
    this.#player = new Player({
      ...{ socketBase: origin.replace('http', 'ws'), cookie, table },
      heard: (message) => this.#heard(message),
    });
  }

  letGo(): void {
    this.#player.leave();
  }

  #heard(message: ToClient): void {
    // Whoever waits for the others is let on by them, not by what they see themselves.
    if (message.type === 'table') this.#sent.clear();
    this.#act();
  }

  #act(): void {
    const { table, viewers, seen } = this.#player;
    if (table === null || table.phase !== 'playing' || table.match?.stands?.isPaused === true) return;
    const { looking = null, telling = null } = table.match ?? {};
    if (looking !== null) this.#player.say({ type: 'seen', at: looking.at });
    if (telling !== null) this.#player.say({ type: 'told', at: telling.at });
    for (const viewer of viewers) if (viewer !== 'spectator' && seen.has(viewer)) this.#actAs(viewer);
  }

  #actAs(seat: Seat): void {
    const { table, seen, waiting } = this.#player;
    const now = seen.get(seat);
    const before = this.#sent.get(seat);
    if (now === undefined || table === null || (before !== undefined && waiting.has(before.key))) return;
    const decision = botFor(table.game)?.decide(now.view, { level: this.#level, seed: seat + 1, now: now.at }) ?? null;
    const what = JSON.stringify([now.stream, now.seq, decision?.move]);
    if (decision === null || before?.what === what) return;
    this.#sent.set(seat, { key: this.#player.move(seat, decision.move), what });
  }
}
