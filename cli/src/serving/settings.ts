/**
 * Everything that can be set of a server, by a flag or by the environment alike: what is read, checked and said by
 * `serve --help`, and the table of docs/guides/run-a-server.md, come from here.
 */

import { type BlockList, isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  LIMIT_NAMES,
  LIMIT_TABLE,
  type LimitNumbers,
  NEAR,
  NOWHERE,
  REACHES,
  type Reach,
  readNetworks,
  readProxies,
} from '#server';

export interface Setting<T> {
  /** What stands for its value in the help; null: it is there or not. */
  readonly value: string | null;
  /** As one would write it. */
  readonly standard: string;
  readonly help: string;
  /** What a value must be, for whoever wrote another. */
  readonly wanted: string;
  /** Not to be said again, even when it is wrong. */
  readonly isSecret?: boolean;
  /** Null: wrong. */
  read(text: string): T | null;
}

const LOG_LEVELS = ['error', 'warn', 'info', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A token, or that there is none. */
interface Token {
  readonly token: string | null;
}

const TOKEN: Pick<Setting<Token>, 'value' | 'standard' | 'wanted' | 'isSecret' | 'read'> = {
  value: 'TOKEN',
  isSecret: true,
  standard: '',
  wanted: '16 to 200 letters, digits, - or _',
  read: (text) => (text === '' ? { token: null } : /^[\w-]{16,200}$/.test(text) ? { token: text } : null),
};

/** Of a database, or that there is none. */
interface StoreAddress {
  readonly address: string | null;
}

export const readStore = (text: string): StoreAddress | null => readAddress(text, /^postgres(ql)?:$/);

function readAddress(text: string, protocol: RegExp): StoreAddress | null {
  if (text === '') return { address: null };
  return protocol.test(URL.parse(text)?.protocol ?? '') ? { address: text } : null;
}

function wholeNumber(min: number, max: number): Pick<Setting<number>, 'value' | 'wanted' | 'read'> {
  return {
    value: 'N',
    wanted: `a whole number from ${min} to ${max}`,
    read: (text) => (/^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : null),
  };
}

function readUrls(text: string): readonly URL[] | null {
  const urls = text.split(',').flatMap((part) => (part.trim() === '' ? [] : URL.parse(part.trim())));
  const isAddress = (url: URL | null): url is URL =>
    url !== null && /^https?:$/.test(url.protocol) && url.host !== '' && url.href === `${url.origin}/`;
  return urls.every(isAddress) ? urls : null;
}

function readReaders(text: string): BlockList | null {
  if (text === 'near') return NEAR;
  return text === 'nobody' ? NOWHERE : readNetworks(text);
}

function isCarrier(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

const folder = (text: string): string => resolve(text.startsWith('~/') ? join(homedir(), text.slice(2)) : text);

export const HOUSE_SETTINGS = {
  port: { ...wholeNumber(0, 65_535), standard: '4000', help: 'the port to listen on; 0: any that is free' },
  host: {
    value: 'H',
    standard: '127.0.0.1',
    help: 'the address to listen on: this machine only; 0.0.0.0 or ::: everybody on the network',
    wanted: 'an address of this machine',
    read: (text) => (isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : null),
  } satisfies Setting<string>,
  data: {
    value: 'DIR',
    standard: '~/.starboard',
    help: 'the folder that everything is kept in',
    wanted: 'a folder',
    read: (text) => (text.includes('\0') ? null : folder(text)),
  } satisfies Setting<string>,
  store: {
    value: 'URL',
    isSecret: true,
    standard: '',
    help: 'keeps everything in a database of PostgreSQL instead of a file of the folder: postgres://user:password@host/database. Several servers may share it',
    wanted: 'an address like postgres://user:password@host/database',
    read: readStore,
  } satisfies Setting<StoreAddress>,
  bus: {
    value: 'URL',
    isSecret: true,
    standard: '',
    help: 'what passes between several servers that share a --store: a Redis or Valkey, redis://user:password@host:6379. Without it one server alone has the store',
    wanted: 'an address like redis://host:6379',
    read: (text) => readAddress(text, /^rediss?:$/),
  } satisfies Setting<StoreAddress>,
  publicUrl: {
    value: 'URL',
    standard: '',
    help: 'how it is called from outside: links and QR codes say it; with https its cookies are Secure and __Host-, and browsers are told to stay with HTTPS (HSTS). Several: with commas, or the flag several times',
    wanted: 'an address without a path, like https://games.example',
    read: readUrls,
  } satisfies Setting<readonly URL[]>,
  trustProxy: {
    value: 'WHO',
    standard: '0',
    help: 'whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses and networks (10.0.0.7,192.168.0.0/16), or how many proxies there are (1). 0: nobody’s, the headers are ignored',
    wanted: 'addresses, networks, or a number up to 9',
    read: readProxies,
  } satisfies Setting<number | BlockList>,
  metrics: {
    value: 'WHO',
    standard: 'near',
    help: 'who may read /metrics: near (this machine and private networks), nobody, or addresses and networks',
    wanted: 'near, nobody, or addresses and networks',
    read: readReaders,
  } satisfies Setting<BlockList>,
  metricsToken: { ...TOKEN, help: 'whoever brings it (Authorization: Bearer TOKEN) may read /metrics, too' },
  operatorToken: { ...TOKEN, help: 'opens /status; without it one is made and kept in the folder' },
  smtp: {
    value: 'URL',
    standard: '',
    isSecret: true,
    help: 'who carries mail to people who want to be told of their turn: smtp://name:word@host:587, or smtps://. Without it there is no mail. Needs --mail-from and --public-url',
    wanted: 'an address like smtp://name:word@host:587',
    read: (text) => (text === '' ? { smtp: null } : isCarrier(text) ? { smtp: text } : null),
  } satisfies Setting<{ readonly smtp: string | null }>,
  mailFrom: {
    value: 'ADDRESS',
    standard: '',
    help: 'whom such mail comes from: games@example.org, or Games <games@example.org>',
    wanted: 'an address of mail',
    read: (text) =>
      text === '' || /^([^<>\r\n]{1,80}<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : null,
  } satisfies Setting<string>,
  reach: {
    value: 'FAR',
    standard: 'public',
    help: 'where notices and webhooks may go: public (only to public addresses, over HTTPS), or here (to this machine, too: only to try things out)',
    wanted: 'public or here',
    read: (text) => REACHES.find((reach) => reach === text) ?? null,
  } satisfies Setting<Reach>,
  logLevel: {
    value: 'LEVEL',
    standard: 'info',
    help: 'the least that is logged: error, warn, info; or silent',
    wanted: 'error, warn, info or silent',
    read: (text) => LOG_LEVELS.find((level) => level === text) ?? null,
  } satisfies Setting<LogLevel>,
  noLimits: {
    value: null,
    standard: 'no',
    help: 'nobody is counted, for bots that train: only with a --host of this machine alone',
    wanted: 'yes or no',
    read: (text) => ({ yes: true, no: false })[text] ?? null,
  } satisfies Setting<boolean>,
} as const;

const LEAST_MILLIS = 1_000;
const MOST = 1_000_000_000;

export const LIMIT_SETTINGS = Object.fromEntries(
  LIMIT_NAMES.map((name): [string, Setting<number>] => {
    const { most, of } = LIMIT_TABLE[name];
    return [
      name,
      { ...wholeNumber(name === 'requestMillis' ? LEAST_MILLIS : 1, MOST), standard: String(most), help: of },
    ];
  }),
) as unknown as { readonly [name in keyof LimitNumbers]: Setting<number> };

/** `guestRequests` is `guest-requests`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface NamedSetting extends Setting<unknown> {
  readonly key: string;
  readonly isLimit: boolean;
  /** `--limit-guests` without its dashes. */
  readonly flag: string;
  /** `STARBOARD_LIMIT_GUESTS`. */
  readonly variable: string;
}

const named = (key: string, isLimit: boolean, setting: Setting<unknown>): NamedSetting => {
  const flag = isLimit ? `limit-${dashed(key)}` : dashed(key);
  return { ...setting, key, isLimit, flag, variable: `STARBOARD_${flag.replaceAll('-', '_').toUpperCase()}` };
};

/** All of them, in the order they are told. */
export const SETTINGS: readonly NamedSetting[] = [
  ...Object.entries(HOUSE_SETTINGS).map(([key, setting]) => named(key, false, setting)),
  ...Object.entries(LIMIT_SETTINGS).map(([key, setting]) => named(key, true, setting)),
];

type ReadOf<T> = T extends { read(text: string): infer Read } ? NonNullable<Read> : never;

export type Settings = { readonly [key in keyof typeof HOUSE_SETTINGS]: ReadOf<(typeof HOUSE_SETTINGS)[key]> } & {
  readonly limits: LimitNumbers;
};
