/** What a room's webhook is told: whose turn it is, as the room shows it, and where. Signed, and never for long in vain. */

import { createHmac } from 'node:crypto';
import type { Cancel } from '../clock.ts';
import type { House } from '../house.ts';
import { OutOfReach, type Outward } from '../net/outward.ts';
import type { MarkRecord } from '../store/notice-reads.ts';
import type { WebhookData } from '../tables/room-data.ts';
import type { TableData } from '../tables/table-data.ts';
import { openTurnsIn } from './open-turns.ts';
import { gameName, wordsIn } from './words/words.ts';

const HOLD_MILLIS = 2_000;
/** After these, nobody seems to be there. */
const AGAIN_MILLIS = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000] as const;

export interface WebhookCalls {
  /** It is switched off, and the host is to know. */
  gaveUp(room: string): void;
  /** Whether it is this process that tells; another, where there are several. */
  isTeller(): boolean;
}

interface Waiting {
  readonly hook: WebhookData;
  readonly game: string;
  readonly names: readonly string[];
  /** Tells it from every other moment of this room. */
  readonly turn: string;
}

export class Webhooks {
  readonly #house: House;
  readonly #outward: Outward;
  readonly #calls: WebhookCalls;
  #told = new Map<string, string>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #alarms = new Map<string, Cancel>();
  readonly #failures = new Map<string, number>();
  #telling = 0;

  constructor(house: House, outward: Outward, calls: WebhookCalls) {
    this.#house = house;
    this.#outward = outward;
    this.#calls = calls;
  }

  /** This process tells from now on; what was told before is marked. */
  begin(marks: readonly MarkRecord[]): void {
    this.#told = new Map(marks.flatMap(({ guest, room, turn }) => (guest === null ? [[room, turn]] : [])));
  }

  /** A room as it is written down from now on. */
  note(room: string, data: TableData): void {
    if (!this.#calls.isTeller()) return;
    const hook = data.room.webhook;
    const turns = openTurnsIn(room, data);
    const turn = turns.map((one) => one.turn).join(' ');
    if (hook === undefined || hook.isOff === true || turns.length === 0) {
      this.#cancel(room);
      return;
    }
    if (this.#told.get(room) === turn || this.#waiting.get(room)?.turn === turn) return;
    const seated = new Map(data.seats.flatMap((one) => (one.kind === 'person' ? [[one.guest, one.name]] : [])));
    const names = turns.map(({ guest }) => seated.get(guest) ?? '');
    this.#waiting.set(room, { hook, game: data.game, names, turn });
    this.#plan(room, HOLD_MILLIS);
  }

  /** Something is on its way right now. */
  get isTelling(): boolean {
    return this.#telling > 0;
  }

  shut(): void {
    for (const room of [...this.#alarms.keys()]) this.#cancel(room);
  }

  #cancel(room: string): void {
    this.#alarms.get(room)?.();
    this.#alarms.delete(room);
    this.#waiting.delete(room);
    this.#failures.delete(room);
  }

  #plan(room: string, millis: number): void {
    this.#alarms.get(room)?.();
    this.#alarms.set(
      room,
      this.#house.clock.after(millis, () => {
        this.#telling++;
        this.#tell(room)
          .catch((err) => this.#house.log.error({ err, room }, 'a webhook could not be told'))
          .finally(() => this.#telling--);
      }),
    );
  }

  async #tell(room: string): Promise<void> {
    const waiting = this.#waiting.get(room);
    const { store, clock, measures } = this.#house;
    if (waiting === undefined || !this.#calls.isTeller()) return;
    if (store.isFailing) return this.#plan(room, HOLD_MILLIS);
    const outcome = await this.#post(room, waiting);
    measures.notices.inc({ way: 'webhook', outcome });
    if (outcome === 'taken') {
      this.#failures.delete(room);
      if (this.#waiting.get(room) === waiting) this.#waiting.delete(room);
      this.#told.set(room, waiting.turn);
      const mark = { guest: null, room, turn: waiting.turn, what: 'turn', wall: clock.wall() } as const;
      return store.write({ kind: 'mark', mark });
    }
    const failures = this.#failures.get(room) ?? 0;
    this.#failures.set(room, failures + 1);
    const millis = outcome === 'gone' ? undefined : AGAIN_MILLIS[failures];
    if (millis !== undefined) return this.#plan(room, millis);
    this.#cancel(room);
    this.#calls.gaveUp(room);
  }

  async #post(room: string, { hook, game, names }: Waiting): Promise<'taken' | 'gone' | 'later'> {
    const body = bodyFor(hook, { room, game, names, at: this.#house.clock.wall() });
    const stamp = String(Math.floor(this.#house.clock.wall() / 1000));
    const signature = createHmac('sha256', hook.secret).update(`${stamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Starboard',
      'starboard-timestamp': stamp,
      'starboard-signature': `v1=${signature}`,
    };
    try {
      const { status } = await this.#outward.post(hook.url, { headers, body });
      if (status >= 200 && status < 300) return 'taken';
      return status === 404 || status === 410 ? 'gone' : 'later';
    } catch (error) {
      return error instanceof OutOfReach ? 'gone' : 'later';
    }
  }
}

interface Event {
  readonly room: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
}

function bodyFor({ style, language, origin }: WebhookData, { room, game, names, at }: Event): string {
  const link = `${origin}/tables/${room}`;
  const words = wordsIn(language);
  const called = names.map((name) => (name === '' ? words.somebody : name));
  if (style === 'json')
    return JSON.stringify({ event: 'turn', table: room, game, names, link, at: new Date(at).toISOString() });
  const content = `${words.webhook(called.map(plain), gameName(game))} <${link}>`;
  // Nobody is called by what somebody is called.
  return JSON.stringify({ username: 'Starboard', content, allowed_mentions: { parse: [] } });
}

/** A name says what it says: nothing in it is a sign for Discord. */
const plain = (name: string): string => name.replace(/[\\*_~`|>#[\]()@<:-]/g, (sign) => `\\${sign}`);
