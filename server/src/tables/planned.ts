import type { Hall } from './hall.ts';
import { turnsOf } from './slow.ts';

/** All that a slow table waits for from somebody is about to be played by plans of theirs. None is woken for it. */
export async function isPlanned(hall: Hall, guest: string, id: string): Promise<boolean> {
  const table = await hall.awake(id).catch(() => undefined);
  const turns = table === undefined ? [] : turnsOf(table.data, guest);
  return turns.length > 0 && turns.every(({ seat }) => table?.session?.plans.isPending(seat) === true);
}
