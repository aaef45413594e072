/** Text that people type. It is data, shown as text and never as anything else. */

import * as v from 'valibot';
import { NAME_LENGTH, TEXT_LENGTH } from './limits.ts';

/** Half characters, control characters, and characters that turn the direction of what follows. */
const UNSHOWABLE = /[\p{Surrogate}\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const text = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 4),
    v.check((typed) => !UNSHOWABLE.test(typed)),
    v.transform((typed) => typed.normalize('NFC').trim().replace(/\s+/gu, ' ')),
    v.check((typed) => typed.length > 0 && [...typed].length <= longest),
  );

export const PersonName = text(NAME_LENGTH);
export const FreeText = text(TEXT_LENGTH);
