/** What a `starboard` command is, and how it fails politely. */

import { homedir } from 'node:os';
import { join } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface Command {
  /** The line after `starboard`: "replay FILE". */
  readonly usage: string;
  /** What it does, for `--help`; several lines if need be. */
  readonly help: string;
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>;
}

export const EXIT = { fine: 0, badInput: 1, refused: 2 } as const;

/** Something the person who typed the command can put right: said in one line, without a stack trace. */
export class Complaint extends Error {}

export function complain(words: string): never {
  throw new Complaint(words);
}

/** Whatever is wrong is said in one line. */
export async function politely<T>(deed: () => T | Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
}

/** Where a server keeps everything unless it is told otherwise. */
export const dataFolder = (): string => process.env.STARBOARD_DATA || join(homedir(), '.starboard');

/** Ids of people, rooms and reports may begin with a dash, and are no options for that. */
function withIdsLast(args: readonly string[]): string[] {
  const isId = (arg: string): boolean => /^-\w[\w-]{10}$/.test(arg);
  if (args.includes('--') || !args.some(isId)) return [...args];
  return [...args.filter((arg) => !isId(arg)), '--', ...args.filter(isId)];
}

/** Options and file names, strictly: unknown options are complaints. */
export function readArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  positionals: { readonly min: number; readonly max: number },
) {
  let read: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true; args: string[]; strict: true }>>;
  try {
    read = parseArgs({ args: withIdsLast(args), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Complaint(error instanceof Error ? error.message : String(error));
  }
  const given = read.positionals.length;
  if (given < positionals.min) throw new Complaint('something is missing; see --help');
  if (given > positionals.max) throw new Complaint(`too much: "${read.positionals[positionals.max]}"; see --help`);
  return read;
}

export function readWhole(name: string, text: string | undefined, bounds: { min: number; max: number }): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < bounds.min || value > bounds.max) {
    throw new Complaint(`--${name} must be a whole number from ${bounds.min} to ${bounds.max}, not "${text}"`);
  }
  return value;
}

export function print(json: unknown): void {
  process.stdout.write(`${JSON.stringify(json)}\n`);
}
