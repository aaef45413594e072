/** Guards of what people are told when they are not here, and of where this server goes to tell them. */

import type { Guard } from './guard.ts';

export const NOTICE_GUARDS: readonly Guard[] = [
  {
    name: 'told-before-it-is-marked',
    file: 'server/src/notices/notices.ts',
    guard: 'const told = await this.#tellers.tell(guest, {',
    without: 'await this.#mark(unseen);\n    const told = await this.#tellers.tell(guest, {',
    test: ['kill-notices', 'a server tells it once after its next start'],
  },
  {
    name: 'marks-that-last',
    file: 'server/src/notices/notices.ts',
    guard: "await Promise.all(marks.map((mark) => this.#house.store.write({ kind: 'mark', mark })));",
    without: '',
    test: ['kill-notices', 'a server tells it once after its next start'],
  },
  {
    name: 'nothing-to-who-looks',
    file: 'server/src/notices/notices.ts',
    guard: 'this.#calls.isLooking(guest, turn.room)',
    without: 'false',
    test: ['notices', 'nobody is told who has the table before their eyes, or another page of the house'],
  },
  {
    name: 'only-public-addresses',
    file: 'server/src/net/outward.ts',
    guard: 'if (all.length < addresses.length || all.length === 0)',
    without: 'if (addresses.length === 0)',
    test: ['outward', 'a name that leads to a private address is not gone to'],
  },
  {
    name: 'only-https',
    file: 'server/src/net/outward.ts',
    guard: "if (url.protocol !== 'https:' || ",
    without: 'if (',
    test: ['outward', 'where this server does not go'],
  },
];
