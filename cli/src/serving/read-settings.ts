/** What was set of a server: a flag goes before the environment, that before the standard. */

import { parseArgs } from 'node:util';
import { isIn, LOOPBACK, NO_LIMITS } from '#server';
import { complain } from '../command.ts';
import { type NamedSetting, SETTINGS, type Settings } from './settings.ts';

/** Variables of ours that are no settings of a server. */
const OTHER_VARIABLES = ['STARBOARD_TRACE', 'STARBOARD_CHROMIUM'];
const OURS = 'STARBOARD_';

type Environment = { readonly [name: string]: string | undefined };

/** How it was set, to be named if it is wrong. */
interface Given {
  readonly as: string;
  readonly text: string;
}

export function readSettings(args: readonly string[], environment: Environment): Settings {
  const flags = givenFlags(args);
  const variables = givenVariables(environment);
  const given = new Map([...variables, ...flags]);
  const read = (setting: NamedSetting): [string, unknown] => {
    const { as, text } = given.get(setting.flag) ?? { as: setting.flag, text: setting.standard };
    return [
      setting.key,
      setting.read(text) ??
        complain(`${as} must be ${setting.wanted}${setting.isSecret === true ? '' : `, not "${text}"`}`),
    ];
  };
  const [limits, house] = [true, false].map((isLimit) =>
    Object.fromEntries(SETTINGS.filter((setting) => setting.isLimit === isLimit).map(read)),
  );
  // Each value is what its setting's `read` gives.
  const settings = { ...house, limits } as unknown as Settings;
  return settings.noLimits ? withoutLimits(settings, given) : settings;
}

function withoutLimits(settings: Settings, given: ReadonlyMap<string, Given>): Settings {
  const limit = SETTINGS.find(({ isLimit, flag }) => isLimit && given.has(flag));
  if (limit !== undefined) complain(`${given.get(limit.flag)?.as} and --no-limits can’t both be meant`);
  const { host, publicUrl, trustProxy } = settings;
  const isAlone = (host === 'localhost' || isIn(LOOPBACK, host)) && publicUrl.length === 0 && trustProxy === 0;
  if (!isAlone) complain('--no-limits is for this machine alone: not with another --host, --public-url, --trust-proxy');
  return { ...settings, limits: { ...NO_LIMITS, requestMillis: settings.limits.requestMillis } };
}

function givenFlags(args: readonly string[]): ReadonlyMap<string, Given> {
  const options = Object.fromEntries(
    SETTINGS.map(({ flag, value }) => [flag, { type: value === null ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const given = new Map<string, Given>();
  for (const token of tokens) {
    if (token.kind === 'positional') complain(`too much: "${token.value}"; see serve --help`);
    if (token.kind !== 'option') continue;
    const setting = SETTINGS.find(({ flag }) => flag === token.name && token.rawName === `--${flag}`);
    if (setting === undefined)
      return complain(
        unknown(
          token.rawName,
          SETTINGS.map(({ flag }) => `--${flag}`),
        ),
      );
    const before = given.get(setting.flag);
    given.set(setting.flag, { as: `--${setting.flag}`, text: joined(setting, before, textOf(setting, token.value)) });
  }
  return given;
}

function textOf({ flag, value }: NamedSetting, given: string | undefined): string {
  if (value === null) return given === undefined ? 'yes' : complain(`--${flag} takes no value`);
  // An empty one is a variable of the shell that was not set: the server would start as if nothing had been meant.
  return given || complain(`--${flag} needs a value: --${flag} ${value}`);
}

/** Of a setting that is given again the last one counts; of names all do. */
const joined = ({ key }: NamedSetting, before: Given | undefined, text: string): string =>
  before === undefined || key !== 'publicUrl' ? text : `${before.text},${text}`;

/** One that is set to nothing counts as not set. */
function givenVariables(environment: Environment): ReadonlyMap<string, Given> {
  const given = new Map<string, Given>();
  for (const [name, text = ''] of Object.entries(environment)) {
    if (!name.startsWith(OURS) || OTHER_VARIABLES.includes(name)) continue;
    const setting = SETTINGS.find(({ variable }) => variable === name);
    if (setting === undefined)
      return complain(
        unknown(
          name,
          SETTINGS.map(({ variable }) => variable),
        ),
      );
    if (text !== '') given.set(setting.flag, { as: name, text });
  }
  return given;
}

function unknown(name: string, known: readonly string[]): string {
  const [nearest] = known.map((one) => ({ one, apart: apart(name, one) })).sort((a, b) => a.apart - b.apart);
  return `there is no ${name}; did you mean ${nearest?.one}? See serve --help`;
}

/** How many letters one has to change, add or leave out (Levenshtein). */
function apart(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at++) {
      const changed = (row[at] ?? 0) + (to[at] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
