/** Commands that look after what a server keeps. */

import { resolve } from 'node:path';
import { backUp, checkKept, HOUSE_SHELF, restore } from '#server';
import { type Command, complain, EXIT, politely, print, readArgs } from '../command.ts';
import { KEPT_IN, KEPT_IN_HELP, keptIn } from '../kept-in.ts';

/** What PostgreSQL brings along is better at it than anything of ours. */
function folderOf(values: Parameters<typeof keptIn>[0], instead: string): string {
  const { data, store } = keptIn(values);
  return store === null ? data : complain(`everything is kept in PostgreSQL: use its own ${instead}`);
}

export const backupCommand: Command = {
  usage: 'backup FILE [--data DIR]',
  help: `Copies everything a server keeps into one file, as it is at one moment; the server may go on serving.
  --data DIR  where it is kept (~/.starboard)`,
  async run(args) {
    const { values, positionals } = readArgs(args, KEPT_IN, { min: 1, max: 1 });
    const file = resolve(positionals[0] ?? '');
    const folder = folderOf(values, 'pg_dump -Fc, while the server serves, from the address in --store');
    await politely(() => backUp(folder, file));
    print({ backup: file });
    return EXIT.fine;
  },
};

export const restoreCommand: Command = {
  usage: 'restore FILE [--data DIR]',
  help: `Puts a backup in place of what is kept; the server must be stopped. What was there before is kept beside it.
  --data DIR  where it goes (~/.starboard)`,
  async run(args) {
    const { values, positionals } = readArgs(args, KEPT_IN, { min: 1, max: 1 });
    const moment = new Date().toISOString().replace(/[:.]/g, '-');
    const folder = folderOf(values, 'pg_restore --clean, with every server stopped, into the address in --store');
    const before = await politely(() => restore(resolve(positionals[0] ?? ''), folder, moment));
    print({ restored: positionals[0], before });
    return EXIT.fine;
  },
};

export const checkCommand: Command = {
  usage: 'check [--data DIR | --store URL]',
  help: `Reads everything that is kept, replays every match and says what does not agree, as JSON. Exit code 2: something
does not. Changes nothing; the server may go on serving.
${KEPT_IN_HELP}`,
  async run(args) {
    const { values } = readArgs(args, KEPT_IN, { min: 0, max: 0 });
    const checked = await politely(() => checkKept(keptIn(values), HOUSE_SHELF.rules));
    print(checked);
    return checked.faults.length === 0 ? EXIT.fine : EXIT.refused;
  },
};
