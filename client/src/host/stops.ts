/** What a match waits for people to say, and how they say it. */

import type { TableInfo, ToServer } from '#protocol';
import type { Looking, Telling } from './host.ts';

type Say = (message: ToServer) => void;

export function tellingIn(table: TableInfo | null, say: Say): Telling | null {
  const { at, untold = null } = table?.match?.telling ?? {};
  return at === undefined || untold === null ? null : { untold, told: () => say({ type: 'told', at }) };
}

export function lookingIn(table: TableInfo | null, say: Say): Looking | null {
  const { at, unseen = null } = table?.match?.looking ?? {};
  return at === undefined || unseen === null ? null : { unseen, seen: () => say({ type: 'seen', at }) };
}
