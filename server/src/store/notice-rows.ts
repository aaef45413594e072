/** Changes about notices as rows of the file. */

import type { Row } from './sqlite-writer.ts';
import type { Change } from './store.ts';

type NoticeChange = Extract<
  Change,
  { readonly kind: 'subscription' | 'end-subscription' | 'mail' | 'end-mail' | 'due' | 'due-sent' | 'end-due' }
>;

export function noticeRows(change: NoticeChange): readonly Row[] {
  switch (change.kind) {
    case 'subscription': {
      const { id, guest, token, wall, ...data } = change.subscription;
      return [{ write: 'subscription', values: [id, guest, token, wall, JSON.stringify(data)] }];
    }
    case 'end-subscription':
      return [{ write: 'endSubscription', values: [change.id] }];
    case 'mail': {
      const { guest, address, language, isConfirmed, wall } = change.mail;
      return [{ write: 'mail', values: [guest, address, language, isConfirmed ? 1 : 0, wall] }];
    }
    case 'end-mail':
      return [{ write: 'endMail', values: [change.guest] }];
    case 'due': {
      const { guest, room, turn, what, wall, sent } = change.due;
      return [{ write: 'due', values: [guest ?? '', room, turn, what, wall, sent] }];
    }
    case 'due-sent': {
      const { guest, room, turn, what } = change.due;
      return [{ write: 'dueSent', values: [guest ?? '', room, turn, what, change.wall] }];
    }
    case 'end-due':
      return [{ write: 'endDue', values: [change.guest ?? '', change.room] }];
  }
}
