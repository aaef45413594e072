/** Changes about notices as rows of the file. */

import type { Row } from './sqlite-writer.ts';
import type { Change } from './store.ts';

type NoticeChange = Extract<
  Change,
  { readonly kind: 'subscription' | 'end-subscription' | 'mail' | 'end-mail' | 'mark' }
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
    case 'mark': {
      const { guest, room, turn, what, wall } = change.mark;
      return [{ write: 'mark', values: [guest ?? '', room, turn, what, wall] }];
    }
  }
}
