/** What a screen asks of the server, and what a host asks about one. */

import type { ScreenState, TableInfo } from '#protocol';
import { type Answer, ask, askAsGuest } from './api.ts';

/** This browser becomes a screen, or stays the one it is. */
const becomeScreen = (): Promise<Answer<ScreenState>> => ask('POST', '/screens', {});

/** With a code while it waits, with a table once it belongs to a room. A code that has run out is replaced. */
export async function ownScreen(): Promise<Answer<ScreenState>> {
  const known = await ask<ScreenState>('GET', '/screens/me');
  const isKnown = known.ok
    ? known.value.code !== null || known.value.table !== null
    : known.because !== 'no-such-screen';
  return isKnown ? known : becomeScreen();
}

/** The screen with this code belongs to the host's room from now on. */
export const pairScreen = (table: string, code: string): Promise<Answer<TableInfo>> =>
  askAsGuest('POST', `/tables/${table}/screens`, { code });
