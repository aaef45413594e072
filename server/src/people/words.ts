/**
 * Recovery words: twelve of a list of 2,048, which say 128 bits that were drawn here. Only a hash of them is kept, and
 * it is what they are looked up by: nobody can be told from it, and so many bits are never guessed.
 */

import { createHash, randomBytes } from 'node:crypto';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const BYTES = 16;
const KIND = 'starboard/words/1';

export function drawWords(): { readonly words: readonly string[]; readonly hash: string } {
  const entropy = randomBytes(BYTES);
  return { words: entropyToMnemonic(entropy, wordlist).split(' '), hash: hashOf(entropy) };
}

/** However they were typed. What no words say is looked up as well, as words that were never drawn: it takes as long. */
export function hashOfTyped(typed: string): string {
  const words = typed
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ');
  try {
    const entropy = mnemonicToEntropy(words, wordlist);
    return hashOf(entropy.length === BYTES ? entropy : randomBytes(BYTES));
  } catch {
    return hashOf(randomBytes(BYTES));
  }
}

const hashOf = (entropy: Uint8Array): string => createHash('sha256').update(KIND).update(entropy).digest('hex');
