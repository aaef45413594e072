/** Everything by which people hear of their turn, put together. */

import type { OwnHours } from '#protocol';
import type { House } from '../house.ts';
import { Outward, type Reach } from '../net/outward.ts';
import type { TableData } from '../tables/table-data.ts';
import { keptNoticeKeys } from './keys.ts';
import type { Mail, MailSettings } from './mail.ts';
import { type NoticeCalls, Notices } from './notices.ts';
import { Push } from './push.ts';
import { Tellers } from './tellers.ts';
import { Tickets } from './tickets.ts';
import { Webhooks } from './webhooks.ts';

export interface NoticeOptions {
  /** The folder that everything is kept in. */
  readonly data: string;
  readonly mail?: MailSettings | undefined;
  readonly reach?: Reach | undefined;
}

export interface NoticeOffice {
  readonly notices: Notices;
  readonly push: Push;
  readonly tickets: Tickets;
  readonly outward: Outward;
  readonly tellers: Tellers;
  /** Null: whoever runs the server has named nobody who carries it. */
  readonly mail: Mail | null;
  /** What is known only once the doors are open. */
  readonly calls: { -readonly [name in keyof (NoticeCalls & OfficeCalls)]: (NoticeCalls & OfficeCalls)[name] };
  /** A room as it is written down from now on. */
  note(room: string, data: TableData): void;
  /** Something is on its way right now. */
  readonly isTelling: boolean;
  close(): void;
}

interface OfficeCalls {
  gaveUp(room: string): void;
}

export async function openNotices(
  house: House,
  { data, mail: settings, reach = 'public' }: NoticeOptions,
  hoursOf: (guest: string) => OwnHours,
): Promise<NoticeOffice> {
  const keys = keptNoticeKeys(data);
  const outward = new Outward(reach);
  const tickets = new Tickets(keys.ticketKey);
  const push = new Push(keys, outward, settings === undefined ? null : addressIn(settings.from));
  // Read only where somebody carries mail.
  const mail = settings === undefined ? null : new (await import('./mail.ts')).Mail(settings, tickets);
  const calls: NoticeOffice['calls'] = { isLooking: () => false, hoursOf, gaveUp: () => undefined };
  const tellers = new Tellers(house, { push, mail, tickets });
  const marks = await house.store.notices.marks();
  const notices = new Notices(house, tellers, calls, marks);
  const webhooks = new Webhooks(house, outward, marks, { gaveUp: (room) => calls.gaveUp(room) });
  return {
    ...{ notices, push, tickets, outward, tellers, mail, calls },
    get isTelling() {
      return notices.isTelling || webhooks.isTelling;
    },
    note(room, noted) {
      notices.note(room, noted);
      webhooks.note(room, noted);
    },
    close() {
      notices.shut();
      webhooks.shut();
      outward.close();
      mail?.close();
    },
  };
}

/** "Games <games@example.org>" or the address alone. */
const addressIn = (from: string): string => /<([^>]+)>\s*$/.exec(from)?.[1] ?? from;
