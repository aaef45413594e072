/** Commands for whoever looks after the people of a server, while it serves or not. */

import { userInfo } from 'node:os';
import { askKept, type Deed } from '#server';
import { inColumns, moment } from '../columns.ts';
import { type Command, complain, EXIT, politely, print, readArgs } from '../command.ts';
import { KEPT_IN, KEPT_IN_HELP, keptIn } from '../kept-in.ts';

const COMMON = { ...KEPT_IN, json: { type: 'boolean' } } as const;
const COMMON_HELP = `${KEPT_IN_HELP}
  --json       the answer as JSON`;

/** Without who asks: that is whoever is logged in, also behind sudo. */
type Asked = Deed extends infer One ? (One extends Deed ? Omit<One, 'by'> : never) : never;

const ask = (where: Parameters<typeof keptIn>[0], asked: Asked): Promise<unknown> =>
  politely(() => askKept(keptIn(where), { ...asked, by: process.env.SUDO_USER || userInfo().username } as Deed));

interface Said {
  readonly json?: boolean | undefined;
}

/** As JSON, or as whoever typed the command reads it. */
function tell<T>({ json }: Said, answer: unknown, told: (answer: T) => string): number {
  if (json === true) print(answer);
  else process.stdout.write(told(answer as T));
  return EXIT.fine;
}

interface Ban {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  readonly since: number;
  readonly until: number | null;
  readonly guest: string | null;
}

const until = ({ until: end }: Pick<Ban, 'until'>): string => (end === null ? 'for good' : moment(end));

interface Person {
  readonly id: string;
  readonly name: string;
  readonly used: number | null;
  readonly isHere: boolean;
  readonly addresses: readonly string[];
  readonly rooms: readonly string[];
  readonly ban: Ban | null;
}

export const peopleCommand: Command = {
  usage: 'people [NAME|ID] [--all] [--json] [--data DIR | --store URL]',
  help: `Who is connected: id, name, rooms, addresses, bans. With a name or an id: those called so, connected or not.
  --all       everybody who is known, those last seen first (1,000 at most)
${COMMON_HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...COMMON, all: { type: 'boolean' } }, { min: 0, max: 1 });
    const asked = { deed: 'people', called: positionals[0] ?? null, isAll: values.all ?? false } as const;
    return tell<readonly Person[]>(values, await ask(values, asked), (people) =>
      inColumns(
        ['id', 'name', 'here', 'last seen', 'rooms', 'from', 'banned'],
        people.map(({ id, name, isHere, used, rooms, addresses, ban }) => [
          ...[id, name, isHere ? 'yes' : 'no', moment(used), rooms.join(' '), addresses.join(' ')],
          ban === null ? '' : until(ban),
        ]),
      ),
    );
  },
};

interface Room {
  readonly id: string;
  readonly code: string | null;
  readonly game: string;
  readonly phase: string;
  readonly isListed: boolean;
  readonly since: number;
  readonly people: readonly string[];
  readonly bots: number;
  readonly connections: number;
}

export const roomsCommand: Command = {
  usage: 'rooms [--json] [--data DIR | --store URL]',
  help: `Every room that is open: code, game, how far it has come, who sits there, how many are connected.
${COMMON_HELP}`,
  async run(args) {
    const { values } = readArgs(args, COMMON, { min: 0, max: 0 });
    return tell<readonly Room[]>(values, await ask(values, { deed: 'rooms' }), (rooms) =>
      inColumns(
        ['code', 'id', 'game', 'phase', 'open to', 'people', 'bots', 'connected', 'last change'],
        rooms.map(({ code, id, game, phase, isListed, people, bots, connections, since }) => [
          ...[code, id, game, phase, isListed ? 'all' : 'invited', people.join(', '), bots, connections, moment(since)],
        ]),
      ),
    );
  },
};

const SPANS: { readonly [unit: string]: number } = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 };

function spanOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, count, unit] =
    /^(\d{1,4})([mhdw])$/.exec(text) ?? complain(`--for must be like 30m, 12h, 7d or 4w, not "${text}"`);
  return Number(count) * (SPANS[unit ?? ''] ?? 0);
}

const bansTold = (bans: readonly Ban[]): string =>
  inColumns(
    ['id', 'who', 'person', 'since', 'until', 'reason'],
    bans.map((ban) => [ban.id, ban.name, ban.guest, moment(ban.since), until(ban), ban.reason]),
  );

export const banCommand: Command = {
  usage: 'ban [PERSON|NETWORK] [--for 7d] [--reason TEXT] [--json] [--data DIR | --store URL]',
  help: `Nobody who is meant comes in any more, and whoever is there is sent out at once; they are told why and until when.
A person (name or id) is meant on all devices; a network is an address or 203.0.113.0/24. Without either: all bans.
  --for SPAN     how long: 30m, 12h, 7d, 4w (for good)
  --reason TEXT  what they are told
${COMMON_HELP}`,
  async run(args) {
    const options = { ...COMMON, for: { type: 'string' }, reason: { type: 'string' } } as const;
    const { values, positionals } = readArgs(args, options, { min: 0, max: 1 });
    const [who] = positionals;
    if (who === undefined) {
      return tell<readonly Ban[]>(values, await ask(values, { deed: 'bans' }), bansTold);
    }
    const asked = { deed: 'ban', who, reason: values.reason ?? '', millis: spanOf(values.for) } as const;
    return tell<Ban>(values, await ask(values, asked), (ban) => bansTold([ban]));
  },
};

export const unbanCommand: Command = {
  usage: 'unban PERSON|NETWORK|ID [--json] [--data DIR | --store URL]',
  help: `Whoever was banned may come in again: by the name, the id of the person or of the ban, or the network.
${COMMON_HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, COMMON, { min: 1, max: 1 });
    const answer = await ask(values, { deed: 'unban', who: positionals[0] ?? '' });
    return tell<Ban>(values, answer, ({ name }) => `${name} may come in again.\n`);
  },
};

export const closeCommand: Command = {
  usage: 'close ROOM [--json] [--data DIR | --store URL]',
  help: `Closes a room, by its code or id: a match that is on ends without an outcome and is kept, everybody is sent home.
${COMMON_HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, COMMON, { min: 1, max: 1 });
    const answer = await ask(values, { deed: 'close', room: positionals[0] ?? '' });
    return tell<Room>(values, answer, ({ id, code, game }) => `Room ${code ?? id} (${game}) is closed.\n`);
  },
};

export const announceCommand: Command = {
  usage: 'announce TEXT [--json] [--data DIR | --store URL]',
  help: `Everybody who is at a table reads this, in these very words.
${COMMON_HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, COMMON, { min: 1, max: 1 });
    const answer = await ask(values, { deed: 'announce', text: positionals[0] ?? '' });
    return tell<{ rooms: number }>(values, answer, ({ rooms }) => `Told in ${rooms} rooms.\n`);
  },
};

export const signOutCommand: Command = {
  usage: 'sign-out PERSON|--all [--json] [--data DIR | --store URL]',
  help: `Ends every device of a person, by name or id, or everybody's: their cookies are nobody's any more, and their
connections are closed; bots play on in their seats.
  --all       everybody
${COMMON_HELP}`,
  async run(args) {
    const { values, positionals } = readArgs(args, { ...COMMON, all: { type: 'boolean' } }, { min: 0, max: 1 });
    const [person] = positionals;
    if ((person === undefined) !== (values.all === true)) complain('say who: a name, an id, or --all');
    const answer = await ask(values, { deed: 'sign-out', who: person ?? null });
    return tell<{ signedOut: string }>(values, answer, ({ signedOut }) => `Signed out: ${signedOut}\n`);
  },
};
