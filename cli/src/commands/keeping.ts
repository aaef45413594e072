/** Commands that look after what a server keeps. */

import { resolve } from 'node:path';
import { backUp, checkAll, HOUSE_SHELF, restore } from '#server';
import { type Command, dataFolder, EXIT, politely, print, readArgs } from '../command.ts';

const DATA = { data: { type: 'string' } } as const;

export const backupCommand: Command = {
  usage: 'backup FILE [--data DIR]',
  help: `Copies everything a server keeps into one file, as it is at one moment; the server may go on serving.
  --data DIR  where it is kept (~/.starboard)`,
  async run(args) {
    const { values, positionals } = readArgs(args, DATA, { min: 1, max: 1 });
    const file = resolve(positionals[0] ?? '');
    await politely(() => backUp(values.data ?? dataFolder(), file));
    print({ backup: file });
    return EXIT.fine;
  },
};

export const restoreCommand: Command = {
  usage: 'restore FILE [--data DIR]',
  help: `Puts a backup in place of what is kept; the server must be stopped. What was there before is kept beside it.
  --data DIR  where it goes (~/.starboard)`,
  async run(args) {
    const { values, positionals } = readArgs(args, DATA, { min: 1, max: 1 });
    const moment = new Date().toISOString().replace(/[:.]/g, '-');
    const before = await politely(() => restore(resolve(positionals[0] ?? ''), values.data ?? dataFolder(), moment));
    print({ restored: positionals[0], before });
    return EXIT.fine;
  },
};

export const checkCommand: Command = {
  usage: 'check [--data DIR]',
  help: `Reads everything that is kept, replays every match and says what does not agree, as JSON. Exit code 2: something
does not. Changes nothing; the server may go on serving.
  --data DIR  where it is kept (~/.starboard)`,
  async run(args) {
    const { values } = readArgs(args, DATA, { min: 0, max: 0 });
    const checked = await politely(() => checkAll(values.data ?? dataFolder(), HOUSE_SHELF.rules));
    print(checked);
    return checked.faults.length === 0 ? EXIT.fine : EXIT.refused;
  },
};
