/** A match in which one can always move: buildings may be put here and there for as long as one likes. */

import type { TableInfo, ToClient } from '#protocol';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { PATIENCE, until } from './running.ts';

const PAUSE_MILLIS = 100;

/** Building 1, here or there. */
export const placing = (time: number) => ({ type: 'build', building: 1, face: 'A', turn: 0, plot: time % 8 }) as const;

/** Somebody at a table of Space Builder who puts a building here and there. */
export class Builder {
  readonly host: Guest;
  readonly #player: Player;
  readonly #other: Player;
  readonly #heard: ToClient[];
  #built = 0;

  private constructor(host: Guest, { player, other, heard }: { player: Player; other: Player; heard: ToClient[] }) {
    this.host = host;
    this.#player = player;
    this.#other = other;
    this.#heard = heard;
  }

  static async sitDown(port: number): Promise<Builder> {
    const [base, socketBase] = [`http://127.0.0.1:${port}`, `ws://127.0.0.1:${port}`];
    const [ada, grace] = [await Guest.arrive(base, 'Ada'), await Guest.arrive(base, 'Grace')];
    const { id } = await ada.must<TableInfo>('/api/tables', { game: 'space-builder', seats: 2 });
    await grace.must(`/api/tables/${id}/sit`, {});
    const heard: ToClient[] = [];
    const note = (message: ToClient): void => void heard.push(message);
    const player = new Player({ socketBase, cookie: ada.cookie, table: id, heard: note });
    const other = new Player({ socketBase, cookie: grace.cookie, table: id });
    await until('both are here', () => player.table !== null && other.table !== null);
    await ada.must(`/api/tables/${id}/start`, {});
    await until('the match is on', () => player.seen.size > 0 && other.seen.size > 0);
    // Else the round would begin by itself, a quarter of a minute later.
    for (const [seat, one] of [player, other].entries()) one.move(seat, { type: 'ready' });
    await until(
      'the plan is up',
      () => (player.seen.get(0)?.view as { phase?: string } | undefined)?.phase === 'building',
    );
    return new Builder(ada, { player, other, heard });
  }

  get accepted(): readonly string[] {
    return this.#heard.flatMap((message) => (message.type === 'accepted' ? [message.key] : []));
  }

  get refused(): readonly ToClient[] {
    return this.#heard.filter(({ type }) => type === 'refused');
  }

  get table(): string {
    return this.#player.options.table;
  }

  get match(): string {
    return this.#player.table?.match?.id ?? '';
  }

  get connections(): number {
    return this.#player.connections;
  }

  get isTold(): boolean {
    return this.#heard.some((message) => message.type === 'notice' && message.notice === 'store-stands-still');
  }

  async buildFor(millis: number): Promise<void> {
    for (const begun = performance.now(); performance.now() - begun < millis; ) await this.#build();
  }

  /** Resolves to how long it took. */
  async buildUntilAccepted(longest = PATIENCE): Promise<number> {
    const before = this.accepted.length;
    return this.#buildUntil('a move is taken', () => this.accepted.length > before, longest);
  }

  /** What was on its way before has been answered then. */
  async buildUntilToldOff(): Promise<void> {
    await this.#buildUntil('the disk is full', () => this.isTold, PATIENCE);
    const before = this.refused.length;
    await this.#buildUntil('a move is refused', () => this.refused.length > before, PATIENCE);
  }

  async #buildUntil(what: string, isSo: () => boolean, longest: number): Promise<number> {
    const begun = performance.now();
    while (!isSo()) {
      if (performance.now() - begun > longest) throw new Error(`built in vain until ${what}`);
      await this.#build();
    }
    return Math.round(performance.now() - begun);
  }

  leave(): void {
    for (const player of [this.#player, this.#other]) player.leave();
  }

  async #build(): Promise<void> {
    this.#player.move(0, placing(this.#built++));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
  }
}
