/** The ways to somebody who is not here: their browsers, and where no browser takes it, their mail. */

import type { House } from '../house.ts';
import { Quota } from '../limits/counting.ts';
import type { SubscriptionRecord } from '../store/notice-reads.ts';
import type { Mail } from './mail.ts';
import type { Push, Pushed, PushMessage } from './push.ts';
import type { Tickets } from './tickets.ts';
import { type NoticeWords, wordsIn } from './words/words.ts';

export interface Said {
  readonly title: string;
  readonly body: string;
  readonly address: string;
}

export interface Telling {
  /** A later one with the same tag takes its place. */
  readonly tag: 'turns' | 'invitation';
  /** Seconds after which there is no point in it. */
  readonly seconds?: number;
  readonly isByMail: boolean;
  /** How many tables wait, where it is about them. */
  readonly waiting?: number;
  say(words: NoticeWords): Said;
}

/** `nobody`: there is no way to them, which is as good as told. */
export type Told = 'told' | 'nobody' | 'later';

const AN_HOUR = 3_600_000;
/** A browser that was out of reach, where another was not, is tried again so often, at these distances. */
const AGAIN_MILLIS = [10_000, 60_000, 600_000] as const;

export class Tellers {
  readonly #house: House;
  readonly #push: Push;
  readonly #mail: Mail | null;
  readonly #tickets: Tickets;
  readonly #mails: Quota;

  constructor(house: House, ways: { readonly push: Push; readonly mail: Mail | null; readonly tickets: Tickets }) {
    this.#house = house;
    this.#push = ways.push;
    this.#mail = ways.mail;
    this.#tickets = ways.tickets;
    this.#mails = new Quota(house.numbers.mails, AN_HOUR);
  }

  async tell(guest: string, telling: Telling): Promise<Told> {
    const subscriptions = await this.#house.store.notices.subscriptionsOf(guest);
    const pushed = await Promise.all(subscriptions.map((one) => this.#tellBrowser(one, telling)));
    const late = subscriptions.filter((_, index) => pushed[index] === 'later');
    if (pushed.includes('taken')) {
      for (const one of late) this.#tellAgain(one, telling, 0);
      return 'told';
    }
    const mailed = telling.isByMail ? await this.#tellByMail(guest, telling) : 'nobody';
    if (mailed !== 'nobody') return mailed;
    return late.length > 0 ? 'later' : 'nobody';
  }

  async #tellBrowser(subscription: SubscriptionRecord, telling: Telling): Promise<Pushed> {
    const { store, measures, incidents } = this.#house;
    const { seconds } = telling;
    const pushed = await this.#push.send(
      subscription,
      this.#messageFor(subscription, telling),
      seconds === undefined ? {} : { seconds },
    );
    measures.notices.inc({ way: 'push', outcome: pushed });
    if (pushed === 'gone') await store.write({ kind: 'end-subscription', id: subscription.id });
    if (pushed === 'refused') incidents.note('push-refused', { host: new URL(subscription.endpoint).host });
    return pushed;
  }

  #tellAgain(subscription: SubscriptionRecord, telling: Telling, attempt: number): void {
    const millis = AGAIN_MILLIS[attempt];
    if (millis === undefined) return;
    this.#house.clock.after(millis, () => {
      this.#tellBrowser(subscription, telling).then(
        (pushed) => pushed === 'later' && this.#tellAgain(subscription, telling, attempt + 1),
        (err) => this.#house.log.error({ err }, 'a notice could not be sent again'),
      );
    });
  }

  #messageFor({ id, language }: SubscriptionRecord, { tag, say, waiting }: Telling): PushMessage {
    const words = wordsIn(language);
    const ticket = this.#tickets.ticket('off', [id], null);
    const off = { label: words.off, ticket, said: words.isOff };
    return { ...say(words), tag, open: words.open, off, ...(waiting === undefined ? {} : { waiting }) };
  }

  async #tellByMail(guest: string, { say }: Telling): Promise<Told> {
    const { store, clock, measures } = this.#house;
    const mail = this.#mail === null ? null : await store.notices.mailOf(guest);
    if (this.#mail === null || mail === null || !mail.isConfirmed) return 'nobody';
    // Whoever has had enough of them for an hour gets the next turn's.
    if (!this.#mails.take(guest, clock.now())) return 'nobody';
    const isTaken = await this.#mail.tell(mail, say);
    measures.notices.inc({ way: 'mail', outcome: isTaken ? 'taken' : 'later' });
    return isTaken ? 'told' : 'later';
  }
}
