import { looksLike } from '#protocol';
import type { Objection } from '../name-dialog.tsx';
import { houseWords } from './refusals.ts';

/** Nobody passes for somebody else at a table: the server sees to it, and says so only afterwards. */
export const objectionAmong =
  (others: readonly string[]): Objection =>
  (name) =>
    others.some((other) => looksLike(other, name)) ? houseWords('name-is-taken') : null;
