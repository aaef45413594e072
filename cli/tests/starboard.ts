/** Runs the real command in a process of its own. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const MAIN = join(import.meta.dirname, '..', 'starboard.mjs');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function starboard(args: readonly string[], stdin = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      err += data;
    });
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(stdin);
  });
}
