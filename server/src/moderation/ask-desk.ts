/** Whoever looks after a server asks for something: of the server, if there is one; else the house is opened for it. */

import { existsSync } from 'node:fs';
import type { Log } from '../house.ts';
import { closeAll, type HouseOptions, type Opened, openHouse } from '../open-house.ts';
import { fileIn } from '../store/data-folder.ts';
import type { Deed } from './deeds.ts';
import { type Answered, answerIn, askServer } from './mailbox.ts';

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Throws a sentence when it is refused. */
export async function askDesk(folder: string, asked: Deed): Promise<unknown> {
  if (!existsSync(fileIn(folder))) throw new Error(`there is no data in ${folder}`);
  try {
    return await askOpened({ data: folder, log: silent }, asked);
  } catch (error) {
    const isServed = error instanceof Error && error.message.includes('is in use');
    if (!isServed) throw error;
  }
  return askServer(folder, asked);
}

/** Of any of the servers that share a database; of a house that is opened for it where there is none. */
export async function askSharedDesk(folder: string, store: string, asked: Deed): Promise<unknown> {
  const { withPostgres } = await import('../store/postgres-papers.ts');
  const answered = await withPostgres(store, async ({ letters }) =>
    (await letters.isAnybodyThere()) ? ((await letters.ask(asked)) as Answered) : null,
  );
  return answered === null ? askOpened({ data: folder, store, log: silent }, asked) : answerIn(answered);
}

async function askOpened(options: HouseOptions, asked: Deed): Promise<unknown> {
  const opened: Opened = [];
  try {
    const { desk, hall } = await openHouse(options, opened);
    opened.push(() => hall.shut());
    return answerIn(await desk.perform(asked));
  } finally {
    await closeAll(opened);
  }
}
