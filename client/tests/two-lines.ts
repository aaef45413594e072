/** One match at two tables, a server's and this device's, driven by the same script over the protocol. */

import { GAMES, type GameId } from '#games';
import type { ToClient } from '#protocol';
import { ManualClock } from '#server/trials/manual-clock';
import { type QuietTable, quietTable } from '#server/trials/quiet-table';
import { below, type Chance, drawOptions, type Game, pick, quickChance, RECORDING_FORMAT, sameData } from '#tabletop';
import type { StoredMatch } from '../src/local/stored-matches.ts';
import { type DeviceLine, DeviceTable } from '../src/local/table.worker.ts';
import { NOISE } from './two-lines-noise.ts';
import { type Talk, Visitor } from './two-lines-visitor.ts';

/** Names that each table draws for itself; how presses were timed is a matter of lines; what the table is, of the table. */
const ASIDE: readonly ToClient['type'][] = ['table', 'ordered', 'contribution-wanted', 'notice'];

const plain = (message: ToClient): unknown => {
  if (message.type === 'welcome') return { type: 'welcome', viewers: message.viewers };
  if (message.type === 'view') return { ...message, stream: 'stream' };
  return message.type === 'ended' ? { ...message, match: 'match' } : message;
};

/** The first frame that is another. */
export interface Differing {
  readonly step: string;
  readonly server: unknown;
  readonly device: unknown;
}

export interface Compared {
  readonly frames: number;
  readonly kinds: { readonly [type: string]: number };
  readonly differing: Differing | null;
}

const SETTLED = 3;
/**
 * A server holds a move for others that may have been earlier, and believes no race sooner than a person can have seen
 * what it is about: a little longer than both together.
 */
const REST = 330;

export class TwoLines {
  readonly #game: Game;
  readonly #chance: Chance;
  readonly #clock = new ManualClock();
  readonly #people: number;
  readonly #keys: string[] = [];
  #table: QuietTable | null = null;
  #visitors: readonly Visitor[] = [];
  #lastMove: object | null = null;

  constructor(id: GameId, seed: number) {
    this.#game = GAMES[id] as unknown as Game;
    this.#chance = quickChance(seed);
    this.#people = 1 + below(this.#chance, 2);
  }

  async run(steps: number): Promise<Compared> {
    await this.#open();
    const kinds: Record<string, number> = {};
    let frames = 0;
    // After the end a server shows the last view only, and takes no questions; here everything can still be asked.
    for (let step = 0; step < steps && this.#table?.match.outcome === null; step++) {
      const what = await this.#step();
      const [server, device] = this.#visitors.map(({ heard }) =>
        heard
          .splice(0)
          .filter(({ type }) => !ASIDE.includes(type))
          .map(plain),
      ) as [unknown[], unknown[]];
      for (const message of server as ToClient[]) kinds[message.type] = (kinds[message.type] ?? 0) + 1;
      frames += server.length;
      const looking = this.#visitors.map((visitor) => visitor.looking);
      if (looking[0] !== null) kinds.looking = (kinds.looking ?? 0) + 1;
      if (!sameData(looking[0], looking[1]))
        return { frames, kinds, differing: { step: `${step}: ${what}`, server: looking[0], device: looking[1] } };
      const length = Math.max(server.length, device.length);
      for (let index = 0; index < length; index++) {
        if (sameData(server[index], device[index])) continue;
        const differing = { step: `${step}: ${what}`, server: server[index], device: device[index] };
        return { frames, kinds, differing };
      }
    }
    return { frames, kinds, differing: null };
  }

  /** What the server and the device answer to something that only one of them can do. */
  async answersTo(message: object): Promise<readonly (readonly ToClient[])[]> {
    if (this.#table === null) await this.#open();
    for (const { heard } of this.#visitors) heard.length = 0;
    this.#sayBoth(message);
    await this.#settle();
    return this.#visitors.map(({ heard }) => heard.splice(0));
  }

  async #open(): Promise<void> {
    const { min, max } = this.#game.seats;
    const seats = Math.max(min, this.#people, Math.min(max, this.#people + below(this.#chance, 2)));
    const options = drawOptions<object>(this.#game.options, this.#chance);
    const people = Array.from({ length: this.#people }, (_, seat) => `Person ${seat}`);
    const bots = Array.from({ length: seats - this.#people }, () => 'rookie' as const);
    const game = this.#game.id as GameId;
    const secret = Array.from({ length: 64 }, () => below(this.#chance, 256).toString(16).padStart(2, '0')).join('');
    const table = await quietTable(this.#clock, { game, options, people, bots, secret });
    const stored: StoredMatch = {
      ...{ id: 'here', game, startedAt: 0, touchedAt: 0, acting: [], isFinished: false },
      people: people.map((_, seat) => seat),
      recording: {
        ...{ format: RECORDING_FORMAT, game, rulesVersion: this.#game.rulesVersion, options },
        players: [...people.map((name) => ({ name })), ...bots.map((bot) => ({ name: bot, bot }))],
        ...{ chance: { key: table.key }, moves: [] },
      },
    };
    const device = new DeviceTable(this.#game, stored, {
      clock: this.#clock,
      keep: async () => undefined,
      drawId: () => String(below(this.#chance, 1e9)),
    });
    const atDevice = (heard: (frame: string) => void): Talk => {
      const line: DeviceLine = { send: heard };
      device.see(line, true);
      return { say: (frame) => device.hear(line, frame), cut: () => device.part(line) };
    };
    this.#table = table;
    this.#visitors = [new Visitor(table.id, table.connect), new Visitor('here', atDevice)];
    await this.#settle();
    // A server shows the beginning twice: to whoever joins, and to all once the match is stored.
    for (const visitor of this.#visitors) {
      visitor.heard.length = 0;
      visitor.say({ type: 'check', seen: [] });
    }
    await this.#rest();
  }

  /** Everything that is due now happens, also what waits for what is due now. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < SETTLED; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      this.#clock.pass(0);
    }
  }

  async #pass(millis: number): Promise<void> {
    const end = this.#clock.now() + millis;
    for (;;) {
      const next = Math.min(this.#clock.due ?? end, end);
      this.#clock.pass(Math.max(0, next - this.#clock.now()));
      await this.#settle();
      if (next >= end) return;
    }
  }

  async #step(): Promise<string> {
    const chance = this.#chance;
    const kind = pick(chance, KINDS);
    this.#ask(kind);
    await this.#settle();
    await this.#pass(kind === 'time' ? below(chance, 12_000) : 0);
    await this.#rest();
    return `${kind} ${JSON.stringify(this.#lastMove)}`;
  }

  /** Until it is known what came of everything, and nothing has just come up. */
  async #rest(): Promise<void> {
    const device = this.#visitors[1];
    for (let heard = -1; heard !== device?.heard.length; ) {
      heard = device?.heard.length ?? 0;
      await this.#pass(REST);
    }
  }

  #ask(kind: (typeof KINDS)[number]): void {
    const chance = this.#chance;
    const seat = below(chance, this.#people);
    const key = `key-${this.#keys.length}-${below(chance, 1e6)}-x`;
    const last = this.#keys.at(-1);
    switch (kind) {
      case 'move':
        this.#keys.push(key);
        this.#sayMove(this.#legalMove(), key);
        break;
      case 'wrong':
        this.#sayMove({ seat: below(chance, this.#game.seats.max + 2), move: this.#wrongMove() }, key);
        break;
      case 'again':
        if (last !== undefined) this.#sayMove({ seat, move: pick(chance, [this.#lastMove, this.#wrongMove()]) }, last);
        break;
      case 'undo':
        this.#keys.push(key);
        this.#sayBoth({ type: 'undo', key, seat });
        break;
      case 'legal':
        this.#sayBoth({ type: 'legal', seat });
        break;
      case 'refresh':
        this.#sayBoth({ type: 'refresh', viewer: pick(chance, [seat, 'spectator', 7]) });
        break;
      case 'check': {
        const behind = below(chance, 4);
        for (const visitor of this.#visitors) visitor.say({ type: 'check', seen: visitor.seen(behind) });
        break;
      }
      case 'return': {
        const behind = below(chance, 40);
        for (const visitor of this.#visitors) visitor.return(behind);
        break;
      }
      case 'seen':
        for (const visitor of this.#visitors) visitor.saySeen(this.#keys.length % 8 === 0 ? 1 : 0);
        break;
      case 'noise':
        this.#sayBoth(pick(chance, NOISE));
        break;
      case 'time':
        break;
    }
  }

  #sayBoth(message: object | string): void {
    for (const visitor of this.#visitors) visitor.say(message);
  }

  #sayMove(move: { readonly seat: number; readonly move: unknown }, key: string): void {
    this.#sayBoth({ type: 'move', key, ...move });
  }

  #legalMove(): { readonly seat: number; readonly move: unknown } {
    const { match } = this.#table as QuietTable;
    const chance = this.#chance;
    for (const seat of Array.from({ length: this.#people }, (_, index) => index)) {
      const offers = this.#game.legalMoves(this.#game.view(match.state, seat));
      if (offers.length === 0) continue;
      this.#lastMove = this.#game.offers.draw(pick(chance, offers), chance);
      return { seat, move: this.#lastMove };
    }
    return { seat: 0, move: this.#lastMove ?? { type: 'none' } };
  }

  #wrongMove(): unknown {
    return pick(this.#chance, [this.#lastMove, { type: 'nonsense' }, { ...this.#lastMove, more: 1 }, null, 7, []]);
  }
}

const KINDS = [
  ...(['move', 'move', 'move', 'move', 'move', 'move', 'time', 'time', 'seen'] as const),
  ...(['wrong', 'again', 'undo', 'undo', 'legal', 'refresh', 'check', 'return', 'noise'] as const),
] as const;
