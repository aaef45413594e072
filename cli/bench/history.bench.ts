/**
 * The matches of somebody who has played 10,000: the first page, a later one, those with one person, what it all comes
 * to. A page may take 100 ms of the server; beside it what it would take without a table of who played what.
 */

import { type LongHistory, longHistory, ME, readingEveryMatch } from '#server/trials/history';
import { type Benchmark, duringAsync, type Measured } from './benchmark.ts';

const MATCHES = 10_000;
const PAGE = 20;

const measured =
  (ask: (long: LongHistory) => Promise<unknown>) =>
  async (millis: number): Promise<Measured> => {
    const long = await longHistory(MATCHES);
    try {
      return await duringAsync(millis, async () => {
        await ask(long);
        return 1;
      });
    } finally {
      await long.end();
    }
  };

const history: Benchmark = {
  name: 'history',
  unit: 'pages',
  contenders: {
    'first page': measured(({ history }) => history.matches(ME, {})),
    'a page in the middle': measured(({ history }) => history.matches(ME, { from: '1787000000000.match-005000' })),
    'with one person': measured(({ history, aliases }) =>
      history.matches(ME, { person: aliases.of(ME, 'other-7'), game: 'space-builder' }),
    ),
    figures: measured(({ history }) => history.figures(ME)),
    people: measured(({ store }) => store.people.metBy(ME)),
    'every match read': measured((long) => readingEveryMatch(long, MATCHES, PAGE)),
    'one in 100 ms': () => ({ done: 10, millis: 1_000 }),
  },
  bars: [
    { of: 'first page', against: 'one in 100 ms', atLeast: 1 },
    { of: 'a page in the middle', against: 'one in 100 ms', atLeast: 1 },
    { of: 'with one person', against: 'one in 100 ms', atLeast: 1 },
    { of: 'figures', against: 'one in 100 ms', atLeast: 1 },
    { of: 'people', against: 'one in 100 ms', atLeast: 1 },
    { of: 'first page', against: 'every match read', atLeast: 20 },
  ],
};

export default history;
