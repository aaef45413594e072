/** One table under load: its players, who make legal moves when told to, one at a time. */

import type { Accepted, LookingInfo, Refusal, ToClient, ToServer } from '#protocol';
import { type Chance, type Game, pick } from '#tabletop';
import { Guest } from '../guest.ts';
import { Player, type Seen } from '../player.ts';

export interface Traffic {
  accepted: number;
  /** Refusals by the house: there should be none. */
  errors: Map<string, number>;
  /** Refusals by the rules, and those after the end of what was answered: the clock was quicker. */
  tooLate: Map<string, number>;
  framesIn: number;
  framesOut: number;
  bytesOut: number;
  matches: number;
  gaps: number;
  /** From the moment it was meant to be sent to the last one who was told, in milliseconds. */
  readonly latencies: number[];
  /** The same for moves that were held to see who was first. */
  readonly held: number[];
}

export const newTraffic = (): Traffic => ({
  ...{ accepted: 0, framesIn: 0, framesOut: 0, bytesOut: 0, matches: 0, gaps: 0 },
  tooLate: new Map(),
  errors: new Map(),
  latencies: [],
  held: [],
});

interface Pending {
  readonly key: string;
  readonly intended: number;
  /** Match time of the move, once it is accepted: what is told of it carries the same. */
  at: number | null;
  /** Told before the answer came: at which match time, and when it was heard. */
  readonly early: { readonly at: number; readonly heard: number }[];
  /** Moves of games against the clock are. */
  readonly wasHeld: boolean;
  last: number;
}

export interface Place {
  /** Asked for anew with each request, and each connection. */
  readonly base: string | (() => string);
  readonly socketBase: string | (() => string);
  /** Where everybody at the table comes from, if they are to be told apart. */
  readonly from?: string;
}

/** Time has run out for a share of the chance, for a match, or for a search that stands until all look again. */
const OVERTAKEN: readonly string[] = ['too-late-to-contribute', 'no-match-running', 'not-all-seen'];

const countIn = (tally: Map<string, number>, name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);

function accept(pending: Pending, at: number): void {
  pending.at = at;
  const heard = pending.early.filter((told) => told.at === at).map((told) => told.heard);
  pending.last = Math.max(performance.now(), ...heard);
}

/** The rules say so, or somebody had not looked yet. */
const isUntimely = ({ rule, because }: Refusal): boolean => rule !== null || OVERTAKEN.includes(because);

/** Only what came of the move itself counts, not what the clock brought after it. */
function tell(pending: Pending, at: number): void {
  const heard = performance.now();
  if (pending.at === null) pending.early.push({ at, heard });
  else if (pending.at === at) pending.last = heard;
}

export class LoadTable {
  readonly #game: Game;
  readonly #chance: Chance;
  readonly #traffic: () => Traffic;
  readonly host: Guest;
  readonly #id: string;
  readonly players: readonly Player[];
  /** Told of every answer, also of a second one to the same move; and whenever somebody has come, or come anew. */
  readonly calls: { accepted?(accepted: Accepted, player: Player): void; welcomed?(player: Player): void } = {};
  #pending: Pending | null = null;
  #isPlaying = false;
  #wasStarted = false;
  /** Up to which round's end each player has said that they saw it. */
  readonly #saw = new Map<Player, number>();

  private constructor(
    game: Game,
    chance: Chance,
    traffic: () => Traffic,
    {
      host,
      guests,
      id,
      place,
      pause,
    }: { host: Guest; guests: readonly Guest[]; id: string; place: Place; pause: number },
  ) {
    this.#game = game;
    this.#chance = chance;
    this.#traffic = traffic;
    this.host = host;
    this.#id = id;
    this.players = guests.map(
      ({ cookie }) =>
        new Player({
          socketBase: place.socketBase,
          from: place.from ?? null,
          cookie,
          table: id,
          checksHashes: false,
          pause,
          heard: (message, player) => this.#hear(message, player),
        }),
    );
  }

  static async open(
    place: Place,
    game: Game,
    seats: number,
    chance: Chance,
    traffic: () => Traffic,
    pause = 50,
  ): Promise<LoadTable> {
    const guests = await Promise.all(
      Array.from({ length: seats }, (_, seat) => Guest.arrive(place.base, `Player ${seat + 1}`, place.from)),
    );
    const [host, ...others] = guests as [Guest, ...Guest[]];
    const { id } = await host.must('/api/tables', { game: game.id, seats });
    for (const guest of others) await guest.must(`/api/tables/${id}/sit`, {});
    return new LoadTable(game, chance, traffic, { host, guests, id, place, pause });
  }

  get isConnected(): boolean {
    return this.players.every(({ table }) => table !== null);
  }

  get isPlaying(): boolean {
    return this.#isPlaying && this.players.every((player, seat) => player.seen.has(seat));
  }

  /** When the move was meant to be sent that has not been answered yet. */
  get waitingSince(): number | null {
    return this.#pending?.at === null ? this.#pending.intended : null;
  }

  get isWaiting(): boolean {
    return this.waitingSince !== null;
  }

  get id(): string {
    return this.#id;
  }

  async start(): Promise<void> {
    this.#wasStarted = true;
    await this.host.must(`/api/tables/${this.#id}/start`, {});
  }

  /** Makes somebody's legal move, if anybody has one and the last move has been answered. */
  play(intended: number): boolean {
    if (this.isWaiting || !this.isPlaying) return false;
    this.note();
    const first = pick(this.#chance, [...this.players.keys()]);
    for (let step = 0; step < this.players.length; step++) {
      const seat = (first + step) % this.players.length;
      const player = this.players[seat] as Player;
      const offers = this.#game.legalMoves((player.seen.get(seat) as Seen).view);
      if (offers.length === 0 || !player.isOpen) continue;
      const move = this.#game.offers.draw(pick(this.#chance, offers), this.#chance);
      const key = player.move(seat, move);
      const traffic = this.#traffic();
      traffic.framesOut++;
      traffic.bytesOut += player.waiting.get(key)?.frame.length ?? 0;
      const wasHeld = this.#game.pace.races.length > 0;
      this.#pending = { key, intended, at: null, early: [], wasHeld, last: 0 };
      return true;
    }
    return false;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  /** Counts how long the last move took to reach everybody, who by now have heard of it. */
  note(): void {
    const pending = this.#pending;
    this.#pending = null;
    if (pending === null || pending.last === 0) return;
    const traffic = this.#traffic();
    (pending.wasHeld ? traffic.held : traffic.latencies).push(pending.last - pending.intended);
  }

  #hear(message: ToClient, player: Player): void {
    const traffic = this.#traffic();
    traffic.framesIn++;
    const pending = this.#pending;
    switch (message.type) {
      case 'accepted':
        traffic.accepted++;
        this.calls.accepted?.(message, player);
        if (pending?.key === message.key) accept(pending, message.at);
        break;
      case 'refused':
        // Sent before the table was there again: the player sends it once more.
        if (message.because === 'join-first') break;
        countIn(isUntimely(message) ? traffic.tooLate : traffic.errors, `${this.#game.id} ${message.because}`);
        if (pending?.key === message.key) this.#pending = null;
        break;
      case 'update':
        if (pending !== null) tell(pending, message.at);
        break;
      case 'welcome':
      case 'table':
        if (message.type === 'welcome') this.calls.welcomed?.(player);
        this.#tableChanged(message.table.phase, player);
        this.#look(message.table.match?.looking ?? null, player);
        break;
    }
    traffic.gaps += player.mismatches;
    player.mismatches = 0;
  }

  /** Like a person who looks at what a round came to, and goes on. */
  #look(looking: LookingInfo | null, player: Player): void {
    const isAsked = looking?.unseen.some((seat) => player.viewers.includes(seat)) === true;
    if (looking === null || !isAsked || this.#saw.get(player) === looking.at) return;
    this.#saw.set(player, looking.at);
    const frame = JSON.stringify({ type: 'seen', at: looking.at } satisfies ToServer);
    player.raw(frame);
    this.#traffic().framesOut++;
    this.#traffic().bytesOut += frame.length;
  }

  /** A match that is over is played again; one that was about to begin when the server went down is begun again. */
  #tableChanged(phase: string, player: Player): void {
    this.#isPlaying = phase === 'playing';
    if (player !== this.players[0] || (phase !== 'finished' && phase !== 'open')) return;
    this.#pending = null;
    for (const one of this.players) one.seen.clear();
    this.#saw.clear();
    if (phase === 'finished') this.#traffic().matches++;
    if (phase === 'open' && !this.#wasStarted) return;
    this.host.must(`/api/tables/${this.#id}/start`, {}).catch(() => undefined);
  }
}
