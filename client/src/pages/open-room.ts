/** With friends: straight into a waiting room, where all options are a press away. */

import { notify } from '../app/notices.ts';
import { COVERS, type Title } from '../catalogue/titles.ts';
import { go } from '../router/router.ts';
import { addressOf } from '../router/routes.ts';
import { openTable, ownTables } from '../server/api.ts';
import { shell } from '../words/shell.ts';
import { emptyRoomOf } from './empty-room.ts';

export async function openRoom(title: Title): Promise<void> {
  const waiting = emptyRoomOf(await ownTables(), title);
  if (waiting !== undefined) return go(addressOf.table(waiting.id));
  const answer = await openTable({ game: title, seats: COVERS[title].seats.max });
  if (answer.ok) return go(addressOf.table(answer.value.id));
  if (answer.because === 'offline') notify(shell.say('join.offline'), 'bad');
  // The form says why, and offers what works without a server.
  go(addressOf.newTable(title));
}
