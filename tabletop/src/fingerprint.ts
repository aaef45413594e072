/** Short names for long texts. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256, hexadecimal. */
export function fingerprint(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
