/** What a guest is called at a table: nobody learns from it who somebody is at another. */

import { createHash } from 'node:crypto';

const ALIAS_LENGTH = 12;

export const aliasOf = (table: string, guest: string): string =>
  createHash('sha256').update(`${table} ${guest}`).digest('base64url').slice(0, ALIAS_LENGTH);
