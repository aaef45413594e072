/** Redis or Valkey as the wire: what is published is heard by whoever listens right now. */

import { createClient } from 'redis';
import type { Log } from '../house.ts';
import { countedIn } from './shared-limits.ts';
import type { Wire } from './wire.ts';

const AGAIN_MILLIS = 100;
/** One that takes everything and answers nothing is as good as down: nobody waits longer for it. */
const CLAIM_MILLIS = 2_000;
/** Each process hears itself twice a second, at least. */
const HUNG_MILLIS = 5_000;
/** What it has not taken yet may not fill the memory: what is too much is lost, and found to be missing. */
const MOST_UNANSWERED = 10_000;
/** All that this house says on a Redis that others may use, too. */
const PREFIX = 'starboard:';

type Client = ReturnType<typeof clientOf>;

function clientOf(url: string, log: Log) {
  const client = createClient({
    url,
    // While it is down nothing waits: what could not be said is found to be missing by its number.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_UNANSWERED,
    // The library's own is a timer and a signal for each letter, and goes off though it was answered long ago; a Redis
    // that hangs is noticed by the socket's.
    commandOptions: { timeout: 0 },
    socket: {
      ...{ reconnectStrategy: AGAIN_MILLIS, connectTimeout: 2_000, keepAlive: true, noDelay: true },
      socketTimeout: HUNG_MILLIS,
    },
  });
  let isTold = false;
  client.on('error', (err: unknown) => {
    if (!isTold) log.warn({ err }, 'Redis does not answer: what passes between processes waits for it');
    isTold = true;
  });
  client.on('ready', () => {
    isTold = false;
  });
  return client;
}

export class RedisWire implements Wire {
  /** Limits that hold across processes are counted by it. */
  readonly client: Client;
  readonly #subscriber: Client;
  #wasUp = false;
  turned: (isUp: boolean) => void = () => undefined;

  private constructor(url: string, log: Log) {
    this.client = clientOf(url, log);
    this.#subscriber = clientOf(url, log);
    for (const client of [this.client, this.#subscriber]) {
      for (const event of ['ready', 'reconnecting', 'error', 'end']) client.on(event, () => this.#look());
    }
  }

  /** Waits for the first connection: a house that never had any is set up wrongly. */
  static async open(url: string, log: Log): Promise<RedisWire> {
    const wire = new RedisWire(url, log);
    await Promise.all([wire.client.connect(), wire.#subscriber.connect()]);
    wire.#look();
    return wire;
  }

  get isUp(): boolean {
    return this.client.isReady && this.#subscriber.isReady;
  }

  send(channel: string, text: string): void {
    if (this.client.isReady) this.client.publish(PREFIX + channel, text).catch(() => undefined);
  }

  async listen(channel: string, hear: (text: string) => void): Promise<void> {
    await this.#subscriber.subscribe(PREFIX + channel, hear);
  }

  readonly counted = countedIn(this);

  async claim(name: string, millis: number): Promise<boolean> {
    const expiration = { type: 'PX', value: Math.ceil(millis) } as const;
    const claimed = this.client.set(`${PREFIX}first:${name}`, '', { condition: 'NX', expiration });
    let late: NodeJS.Timeout | undefined;
    const hung = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new Error('Redis does not answer')), CLAIM_MILLIS);
    });
    return (await Promise.race([claimed, hung]).finally(() => clearTimeout(late))) === 'OK';
  }

  async close(): Promise<void> {
    for (const client of [this.client, this.#subscriber]) client.destroy();
  }

  #look(): void {
    if (this.isUp === this.#wasUp) return;
    this.#wasUp = this.isUp;
    this.turned(this.isUp);
  }
}
