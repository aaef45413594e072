/** Commands that look after what a server keeps. */

import { resolve } from 'node:path';
import { backUp, checkAll, HOUSE_SHELF, knownAs, restore, signOut } from '#server';
import { type Command, Complaint, complain, dataFolder, EXIT, print, readArgs } from '../command.ts';

const DATA = { data: { type: 'string' } } as const;

/** Whatever is wrong is said in one line. */
async function politely<T>(deed: () => T | Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}

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

export const signOutCommand: Command = {
  usage: 'sign-out PERSON|--all [--data DIR]',
  help: `Ends every device of a person, by name or id, or everybody's: their cookies are nobody's any more, and their
connections are closed; bots play on in their seats. The server may go on serving.
  --all       everybody
  --data DIR  where it is kept (~/.starboard)`,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...DATA, all: { type: 'boolean' } }, { min: 0, max: 1 });
    const [person] = positionals;
    if ((person === undefined) !== (values.all === true)) complain('say who: a name, an id, or --all');
    const folder = values.data ?? dataFolder();
    const who = person === undefined ? 'everybody' : [await onePerson(folder, person)];
    await politely(() => signOut(folder, who));
    print({ signedOut: who });
    return EXIT.fine;
  },
};

async function onePerson(folder: string, nameOrId: string): Promise<string> {
  const [found, ...more] = await politely(() => knownAs(folder, nameOrId));
  if (found === undefined) return complain(`nobody here is called "${nameOrId}", or they are signed out already`);
  const ids = [found, ...more].map(({ id }) => id).join(', ');
  return more.length === 0 ? found.id : complain(`more than one is called "${nameOrId}"; by their ids: ${ids}`);
}
