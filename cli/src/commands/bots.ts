import * as v from 'valibot';
import { GAMES } from '#games';
import { PersonName } from '#protocol';
import { addNamedBot, namedBotsIn, removeNamedBot, withPapers } from '#server';
import { inColumns } from '../columns.ts';
import { type Command, complain, EXIT, politely, print, readArgs } from '../command.ts';
import { KEPT_IN, KEPT_IN_HELP, keptIn } from '../kept-in.ts';

export const botsCommand: Command = {
  usage: 'bots [list | add NAME | remove NAME] [--games A,B] [--json] [--data DIR | --store URL]',
  help: `Bots of others, with names of their own: programs that play by the protocol, and that any host can give a seat as long as
they are connected. While the server runs it takes notice within a second or two.
  list         who there are, and what they play
  add NAME     lets one in, and prints its token, which is told once and kept nowhere
  remove NAME  its token is worth nothing any more; where it plays a bot of the house goes on
  --games      the games it plays (all)
${KEPT_IN_HELP}
  --json       the answer as JSON`,

  async run(args) {
    const options = { ...KEPT_IN, games: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = readArgs(args, options, { min: 0, max: 2 });
    const where = keptIn(values);
    const tell = (answer: unknown, words: string): number => {
      if (values.json === true) print(answer);
      else process.stdout.write(words);
      return EXIT.fine;
    };
    const [what = 'list', given = ''] = positionals;
    if (what === 'list') {
      const all = await politely(() => withPapers(where, namedBotsIn));
      const bots = all.map(({ name, games }) => ({ name, games }));
      const rows = bots.map(({ name, games }) => [name, games.join(' ')]);
      return tell(bots, inColumns(['name', 'games'], rows));
    }
    if (what !== 'add' && what !== 'remove') complain(`bots ${what}? There are: list, add, remove`);
    const read = v.safeParse(PersonName, given);
    const name = read.success ? read.output : complain('a bot has a name that people can read, of 24 letters at most');
    if (what === 'add') {
      const games = gamesIn(values.games);
      const added = await politely(() => withPapers(where, (papers) => addNamedBot(papers, name, games)));
      const token = added ?? complain(`there is a bot whose name looks like "${name}"`);
      return tell({ name, token }, `${name} may come in with this token, which is told only now:\n${token}\n`);
    }
    const isGone = await politely(() => withPapers(where, (papers) => removeNamedBot(papers, name)));
    if (!isGone) complain(`there is no bot called "${name}"`);
    return tell({ name }, `${name} is let in no more.\n`);
  },
};

function gamesIn(list: string | undefined): readonly string[] {
  const games = list === undefined ? Object.keys(GAMES) : list.split(',').map((game) => game.trim());
  const unknown = games.find((game) => !Object.hasOwn(GAMES, game));
  return unknown === undefined ? games : complain(`no game "${unknown}"; there are: ${Object.keys(GAMES).join(', ')}`);
}
