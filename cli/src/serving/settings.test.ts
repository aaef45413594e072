import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#server';
import { readSettings } from './read-settings.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { settingsHelp } from './settings-help.ts';

const NOTHING = {};

/** Lists of networks look alike but for their rules. */
const plain = (settings: Settings): object =>
  Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, value instanceof BlockList ? value.rules : value]),
  );

describe('a setting', () => {
  test('is what it was always, when nobody sets it', () => {
    const settings = readSettings([], NOTHING);
    expect(settings).toMatchObject({ port: 4000, host: '127.0.0.1', trustProxy: 0, logLevel: 'info', noLimits: false });
    expect(settings.limits).toEqual(LIMITS);
    expect([settings.publicUrl, settings.metricsToken, settings.operatorToken]).toEqual([
      [],
      { token: null },
      { token: null },
    ]);
  });

  test.each(SETTINGS.map(({ flag, variable, standard, value }) => ({ flag, variable, standard, value })))(
    '$flag is set by its flag and by $variable alike',
    ({ flag, variable, standard, value }) => {
      const other = OTHER[flag] ?? String(Number(standard) + 1);
      const byFlag = readSettings(value === null ? [`--${flag}`] : [`--${flag}`, other], NOTHING);
      expect(plain(readSettings([], { [variable]: other }))).toEqual(plain(byFlag));
      expect(plain(byFlag)).not.toEqual(plain(readSettings([], NOTHING)));
    },
  );

  test('by its flag goes before the environment; set to nothing it is not set', () => {
    expect(readSettings(['--port', '5'], { STARBOARD_PORT: '6' }).port).toBe(5);
    expect(readSettings([], { STARBOARD_PORT: '' }).port).toBe(4000);
    expect(readSettings(['--port', '1', '--port', '2'], NOTHING).port).toBe(2);
  });

  test('of public names may be several', () => {
    const hrefs = (settings: { readonly publicUrl: readonly URL[] }) => settings.publicUrl.map(({ href }) => href);
    const both = ['https://games.example/', 'http://games.test:81/'];
    expect(
      hrefs(
        readSettings(
          both.flatMap((url) => ['--public-url', url]),
          NOTHING,
        ),
      ),
    ).toEqual(both);
    expect(hrefs(readSettings([], { STARBOARD_PUBLIC_URL: both.join(', ') }))).toEqual(both);
  });
});

const OTHER: { readonly [flag: string]: string } = {
  smtp: 'smtp://name:word@mail.example:587',
  'mail-from': 'Games <games@example.org>',
  reach: 'here',
  ...{ host: '0.0.0.0', data: '/srv/games', 'public-url': 'https://games.example', 'trust-proxy': '1' },
  ...{ metrics: '10.1.0.0/16', 'metrics-token': 'a-token-for-figures', 'operator-token': 'a-token-for-status' },
  ...{ 'log-level': 'warn', 'no-limits': 'yes', store: 'postgres://ada@db.example/starboard' },
  bus: 'redis://bus.example:6379',
};

test.each([
  [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000"'],
  [['--port', '-1'], '--port must be a whole number'],
  [['--port', '4e3'], '--port must be a whole number'],
  [['--port'], '--port needs a value: --port N'],
  [['--data', ''], '--data needs a value: --data DIR'],
  [['--public-url='], '--public-url needs a value: --public-url URL'],
  [['--host', 'not an address'], '--host must be an address of this machine'],
  [['--public-url', 'games.example'], '--public-url must be an address without a path'],
  [['--public-url', 'https://games.example/here'], '--public-url must be an address without a path'],
  [['--public-url', 'ftp://games.example'], '--public-url must be an address without a path'],
  [['--trust-proxy', '10'], '--trust-proxy must be addresses, networks, or a number up to 9'],
  [['--trust-proxy', '10.0.0.0/33'], '--trust-proxy must be addresses'],
  [['--metrics', 'everybody'], '--metrics must be near, nobody, or addresses and networks'],
  [['--log-level', 'loud'], '--log-level must be error, warn, info or silent'],
  [['--store', 'mysql://db.example/starboard'], '--store must be an address like postgres://'],
  [['--store', '/srv/games'], '--store must be an address like postgres://'],
  [['--limit-guests', '0'], '--limit-guests must be a whole number from 1 to'],
  [['--limit-request-millis', '10'], '--limit-request-millis must be a whole number from 1000 to'],
  [['--no-limits=maybe'], '--no-limits takes no value'],
  [['--limit-gusts', '5'], 'there is no --limit-gusts; did you mean --limit-guests?'],
  [['--publicurl', 'x'], 'there is no --publicurl; did you mean --public-url?'],
  [['-p', '5'], 'there is no -p'],
  [['4000'], 'too much: "4000"'],
  [['--no-limits', '--host', '0.0.0.0'], '--no-limits is for this machine alone'],
  [['--no-limits', '--public-url', 'https://games.example'], '--no-limits is for this machine alone'],
  [['--no-limits', '--trust-proxy', '1'], '--no-limits is for this machine alone'],
  [['--no-limits', '--limit-guests', '9'], '--limit-guests and --no-limits can’t both be meant'],
])('serve %j is refused in one line', (args, line) => {
  expect(() => readSettings(args, NOTHING)).toThrow(line);
});

test.each([
  [{ STARBOARD_LIMIT_GUEST: '5' }, 'there is no STARBOARD_LIMIT_GUEST; did you mean STARBOARD_LIMIT_GUESTS?'],
  [{ STARBOARD_TRUST_PROXY: 'nginx' }, 'STARBOARD_TRUST_PROXY must be addresses'],
  [{ STARBOARD_NO_LIMITS: 'true' }, 'STARBOARD_NO_LIMITS must be yes or no, not "true"'],
  [{ STARBOARD_NO_LIMITS: 'yes', STARBOARD_HOST: '::' }, '--no-limits is for this machine alone'],
])('the environment %j is refused in one line', (environment, line) => {
  expect(() => readSettings([], environment)).toThrow(line);
});

test('a token that is wrong is not said again', () => {
  expect(() => readSettings(['--operator-token', 'too short!'], NOTHING)).toThrow(/^--operator-token must be [^!]*$/);
  expect(() => readSettings(['--store', 'mysql://ada:secret!@db'], NOTHING)).toThrow(/^--store must be [^!]*$/);
});

test('without limits nobody is counted, and a request must still end', () => {
  const { limits } = readSettings(['--no-limits', '--host', '::1'], NOTHING);
  expect(limits).toMatchObject({ guests: 1e9, messages: 1e9, requestMillis: LIMITS.requestMillis });
});

describe('what is told of the settings', () => {
  const guide = readFileSync(new URL('../../../docs/guides/run-a-server.md', import.meta.url), 'utf8');

  test('the guide has every setting with its default, and no other', () => {
    const told = guide
      .split('\n')
      .filter((line) => line.startsWith('| `--'))
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
    expect(told).toEqual(
      SETTINGS.map(({ flag, variable, standard, help }) => [
        `\`--${flag}\``,
        `\`${variable}\``,
        standard === '' ? '–' : `\`${standard}\``,
        help,
      ]),
    );
  });

  test('the help has every one, on lines a terminal shows', () => {
    const help = settingsHelp();
    for (const { flag, variable } of SETTINGS) expect(help).toMatch(new RegExp(`--${flag} .*${variable}`));
    expect(help.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});
