/** One of two tables that differ only in what a viewer may not know, and all that reaches that viewer. */

import { type ToServer, viewHash } from '#protocol';
import type { Game, Input, Seat, Viewer } from '#tabletop';
import type { Session } from '../src/match/session.ts';
import { aliasOf } from '../src/tables/alias.ts';
import type { Table } from '../src/tables/table.ts';
import { Guest } from './guest.ts';
import { Player } from './player.ts';
import { type TrialServer, until } from './running.ts';

/** A position, what somebody does in it, and what else the viewer tries. */
export interface Scene {
  readonly state: object;
  readonly deed: Input<object> | null;
  readonly any: unknown;
  readonly now: number;
  readonly returns?: 'knowing all' | 'missing the last' | 'knowing nothing' | undefined;
}

const LINE_MILLIS = 40;

interface Parts {
  readonly table: Table;
  readonly guests: readonly Guest[];
  readonly viewer: Viewer;
  readonly player: Player;
  readonly heard: string[];
}

/** Whatever can be asked about a table and its match from outside: what links to it look like, too. */
const outsidesOf = (table: string, match: string): readonly string[] => [
  ...[`/api/matches/${match}`, `/api/matches/${match}/receipts`, `/api/matches/${match}/forks`],
  ...[`/tables/${table}`, `/tables/${match}/replay`, `/tables/${match}/forks`, `/embed/${match}`],
  ...[`/previews/matches/${match}.png`, `/previews/matches/${match}.png?moment=3&eyes=0`],
  `/previews/tables/${table}.svg`,
];

export class World {
  readonly #table: Table;
  readonly #guests: readonly Guest[];
  readonly #viewer: Viewer;
  readonly #player: Player;
  readonly #heard: string[];

  private constructor({ table, guests, viewer, player, heard }: Parts) {
    this.#table = table;
    this.#guests = guests;
    this.#viewer = viewer;
    this.#player = player;
    this.#heard = heard;
  }

  static async open(server: TrialServer, game: Game, seatCount: number, viewer: Viewer): Promise<World> {
    const guests = await Promise.all(
      Array.from({ length: seatCount + 1 }, (_, seat) => Guest.arrive(server.base, `W${seat}`)),
    );
    const watcher = guests[viewer === 'spectator' ? seatCount : viewer] as Guest;
    // Of a host who left there would be word of a successor, as soon as the disk has it: in two worlds at two moments.
    const { id } = await watcher.must('/api/tables', {
      ...{ game: game.id, seats: seatCount, people: [], awaySeconds: null, watchLive: true, listed: true },
    });
    for (const [seat, guest] of guests.slice(0, seatCount).entries()) {
      await guest.must(`/api/tables/${id}/sit`, { seat });
    }
    const heard: string[] = [];
    const connect = (guest: Guest, frames: string[]): Player =>
      new Player({
        ...{ socketBase: server.socketBase, cookie: guest.cookie, table: id, pause: 0, checksHashes: false },
        // How the disk is, is no secret of a match, and comes when it comes.
        heard: (message) => {
          if (message.type !== 'notice') frames.push(JSON.stringify(message));
        },
      });
    const player = connect(watcher, heard);
    // Everybody else is here only until the match is on: the clock that would begin without them stands still.
    const rest = guests.filter((guest) => guest !== watcher).map((guest) => connect(guest, []));
    await until('all are here', () => [player, ...rest].every(({ table }) => table !== null));
    await watcher.must(`/api/tables/${id}/start`, {});
    await until('the match is on', () => [player, ...rest].every(({ seen }) => seen.size > 0));
    for (const other of rest) other.leave();
    const table = await server.hall.table(id);
    await until('they have left', () => table.company.size === 1);
    const world = new World({ table, guests, viewer, player, heard });
    world.#pinLine();
    await world.#refreshed();
    world.forget();
    return world;
  }

  /** How long the line is would be measured by a clock that goes in leaps. */
  #pinLine(): void {
    for (const line of this.#table.company.lines) {
      Object.defineProperties(line, { delay: { value: LINE_MILLIS }, looksSlow: { value: false } });
    }
  }

  /** Where the match is, as the server has it. */
  get position(): { readonly state: object; readonly now: number } {
    const { match, time } = this.#session;
    return { state: match.game.copy(match.state), now: time.at() };
  }

  /**
   * Whether the viewer has been shown where the match is. A position is put there behind the server's back, and what
   * was to show it may be held for longer: a call of somebody who presses like a program holds all that they do next.
   */
  get isShown(): boolean {
    const { match, hashFor } = this.#session;
    return hashFor(this.#viewer) === viewHash(match.game.view(match.state, this.#viewer));
  }

  /** Somebody else does something, or tries to. */
  act({ by, move }: { readonly by: Seat; readonly move: unknown }): void {
    this.#session.submitForBot(by, move);
  }

  /** The viewer says these, whatever comes of them. */
  async say(messages: readonly ToServer[]): Promise<void> {
    for (const message of messages) this.#player.say(message);
    await this.#synchronised();
  }

  /** The deed of somebody, in this position and at this moment. */
  async perform({ state, deed, now }: Scene): Promise<void> {
    const session = this.#session;
    session.match.state = state as typeof session.match.state;
    session.match.reached = now;
    // Match time is set as after any pause, and whatever the position asks to be woken for is seen to.
    session.still.telling.resume(now);
    session.still.telling.review();
    if (deed !== null && deed.by !== null) session.submitForBot(deed.by, deed.move);
  }

  /** By every way there is, also by coming back on a new connection and from outside. */
  async askForEverything({ any, returns }: Pick<Scene, 'any' | 'returns'>): Promise<void> {
    await this.#refreshed();
    if (this.#viewer !== 'spectator') {
      this.#player.say({ type: 'move', key: 'any-move-at-all', seat: this.#viewer, move: any });
      this.#player.say({ type: 'legal', seat: this.#viewer });
      this.#player.say({ type: 'seen', at: this.#player.table?.match?.looking?.at ?? 0 });
    }
    this.#player.say({ type: 'check', seen: this.#seen(1) });
    await this.#refreshed();
    if (returns !== undefined) await this.#comeBack(returns);
    const match = this.#table.data.match?.id ?? '';
    for (const address of outsidesOf(this.#table.id, match)) {
      this.#heard.push(await (this.#guests[0] as Guest).read(address));
    }
  }

  /**
   * Everything that has happened so far is heard, and then the mark. With what a picture in the list is drawn from: the
   * picture itself is drawn anew only now and then.
   */
  async listen(mark: string): Promise<void> {
    await this.#refreshed();
    const watched = (await this.#table.session?.watched()) ?? null;
    this.#heard.push(mark, `watched ${JSON.stringify(watched)}`);
  }

  /** Gives back what was heard, without the names that were drawn at random. */
  forget(): string[] {
    return this.#heard.splice(0).map((frame) => this.#withoutMoments(this.#withoutNames(frame)));
  }

  /** The same, with every moment that is told: both worlds have one clock. */
  forgetAll(): string[] {
    return this.#heard.splice(0).map((frame) => this.#withoutNames(frame));
  }

  leave(): void {
    this.#player.leave();
  }

  get #session(): Session {
    if (this.#table.session === null) throw new Error('the match is over');
    return this.#table.session;
  }

  #seen(back: number) {
    return [...this.#player.seen].map(([viewer, { stream, seq }]) => ({
      viewer,
      stream,
      seq: Math.max(0, seq - back),
    }));
  }

  /** The line breaks, and the player is there again on another one. */
  async #comeBack(returns: NonNullable<Scene['returns']>): Promise<void> {
    if (returns === 'knowing nothing') this.#player.seen.clear();
    if (returns === 'missing the last')
      for (const seen of this.#player.seen.values()) seen.seq = Math.max(0, seen.seq - 1);
    const welcomes = () => this.#heard.filter((frame) => frame.startsWith('{"type":"welcome"')).length;
    const before = welcomes();
    this.#player.cut();
    await until('the player is back', () => welcomes() > before);
    this.#pinLine();
    // Whatever is sent to somebody who comes back has been sent by now.
    await this.#synchronised();
    await this.#refreshed();
    this.#heard.push('back');
  }

  /** Everything that was said before has been read. */
  async #synchronised(): Promise<void> {
    const answers = () => this.#heard.filter((frame) => frame.startsWith('{"type":"clock"')).length;
    const before = answers();
    this.#player.say({ type: 'sync', sent: 0 });
    await until('an answer', () => answers() > before);
  }

  /** A whole view comes after everything that happened before it was asked for. */
  async #refreshed(): Promise<void> {
    const wholes = () => this.#heard.filter((frame) => frame.startsWith('{"type":"view"')).length;
    const before = wholes();
    this.#player.say({ type: 'refresh', viewer: this.#viewer });
    await until('a whole view', () => wholes() > before);
  }

  #withoutMoments(frame: string): string {
    return frame.replace(/"(?:clock|sent|startedAt|began|arrived|pressed|claimed)":[\d.]+/g, '"moment":0');
  }

  /** Names that have one length. */
  #withoutNames(frame: string): string {
    let text = frame.replaceAll(this.#table.id, 'TABLE').replaceAll(this.#table.data.match?.id ?? 'none', 'MATCH');
    for (const [index, { id }] of this.#guests.entries()) {
      text = text.replaceAll(aliasOf(this.#table.id, id), `GUEST${index}`);
    }
    return text
      .replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
      .replace(/"stream":"[\w-]{12}"/g, '"stream":"…"')
      .replace(/"code":"[a-z]{5}"/g, '"code":"…"');
  }
}
