/** Short names for long texts. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, hexadecimal. */
export type Digest = (text: string) => string;

/** In pure TypeScript, so that every room has it; whoever has a quicker SHA-256 may use that. */
export const fingerprint: Digest = (text) => bytesToHex(sha256(utf8ToBytes(text)));
