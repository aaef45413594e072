/** What people reported, and what was done about it. */

import { userInfo } from 'node:os';
import { askKept } from '#server';
import { inColumns, moment } from '../columns.ts';
import { type Command, EXIT, politely, print, readArgs } from '../command.ts';
import { KEPT_IN, KEPT_IN_HELP, keptIn } from '../kept-in.ts';

const OPTIONS = { ...KEPT_IN, json: { type: 'boolean' } } as const;
const HELP = `${KEPT_IN_HELP}
  --json       the answer as JSON`;

interface Report {
  readonly id: string;
  readonly wall: number;
  readonly by: string;
  readonly about: string;
  readonly name: string;
  readonly why: string;
  readonly table: string | null;
  readonly match: { readonly id: string; readonly entries: number } | null;
  readonly words: readonly { readonly name: string; readonly wall: number; readonly what: object }[];
}

const reportsTold = (reports: readonly Report[]): string =>
  inColumns(
    ['id', 'when', 'why', 'who', 'person', 'by', 'match', 'words'],
    reports.map(({ id, wall, why, name, about, by, match, words }) => [
      ...[id, moment(wall), why, name, about, by, match?.id ?? null, words.length],
    ]),
  );

const wordsTold = ({ words }: Report): string =>
  inColumns(
    ['when', 'who', 'said'],
    words.map(({ wall, name, what }) => [moment(wall), name, Object.values(what).join(' ')]),
  );

export const reportsCommand: Command = {
  usage: 'reports [ID] [--json] [--data DIR | --store URL]',
  help: `Whom people reported, the latest first. With an id: that report, with what was said at the table; as JSON also
with the recording of the match as far as it had come ("starboard replay" plays it).
${HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, OPTIONS, { min: 0, max: 1 });
    const [id] = positionals;
    const by = userInfo().username;
    const where = keptIn(values);
    const answer = await politely(() =>
      askKept(where, id === undefined ? { deed: 'reports', by } : { deed: 'report', by, id }),
    );
    if (values.json === true) print(answer);
    else if (id === undefined) process.stdout.write(reportsTold(answer as readonly Report[]));
    else process.stdout.write(`${reportsTold([answer as Report])}\n${wordsTold(answer as Report)}`);
    return EXIT.fine;
  },
};

interface Done {
  readonly wall: number;
  readonly what: string;
  readonly by: string;
  readonly detail: string;
  readonly guest: string | null;
}

export const logCommand: Command = {
  usage: 'log [--json] [--data DIR | --store URL]',
  help: `Who of those who look after the server did what, the latest first.
${HELP}`,
  async run(args) {
    const { values } = readArgs(args, OPTIONS, { min: 0, max: 0 });
    const where = keptIn(values);
    const done = (await politely(() => askKept(where, { deed: 'log', by: userInfo().username }))) as readonly Done[];
    if (values.json === true) print(done);
    else {
      const rows = done.map(({ wall, by, what, detail, guest }) => [moment(wall), by, what, detail, guest]);
      process.stdout.write(inColumns(['when', 'by', 'what', 'about', 'person'], rows));
    }
    return EXIT.fine;
  },
};
