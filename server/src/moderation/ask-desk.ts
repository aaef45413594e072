/** Whoever looks after a server asks for something: of the server, if there is one; else the house is opened for it. */

import { existsSync } from 'node:fs';
import type { Log } from '../house.ts';
import { closeAll, type Opened, openHouse } from '../open-house.ts';
import { fileIn } from '../store/data-folder.ts';
import type { Deed } from './deeds.ts';
import { askServer } from './mailbox.ts';

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Throws a sentence when it is refused. */
export async function askDesk(folder: string, asked: Deed): Promise<unknown> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  const opened: Opened = [];
  try {
    const { desk, hall } = await openHouse({ data: folder, log: silent }, opened);
    opened.push(() => hall.shut());
    const answered = await desk.perform(asked);
    if ('complaint' in answered) throw new Error(answered.complaint);
    return answered.answer;
  } catch (error) {
    const isServed = error instanceof Error && error.message.includes('is in use');
    if (!isServed) throw error;
  } finally {
    await closeAll(opened);
  }
  return askServer(folder, asked);
}
