/** Guards of a single line: what comes in over it, and what is not read at its other end. */

import type { Guard } from './guard.ts';

export const LINE_GUARDS: readonly Guard[] = [
  {
    name: 'pongs-that-answer',
    file: 'server/src/net/heartbeat.ts',
    guard: 'this.#sent === null || !this.#sent.says.equals(says)',
    without: 'this.#sent === null',
    test: ['heartbeat', 'a made-up pong says nothing of how long a line is, and counts as talk'],
  },
  {
    name: 'newest-ping-only',
    file: 'server/src/net/heartbeat.ts',
    guard: 'if (this.#asked === null) setImmediate(() => this.#answerNewest());',
    without: 'this.#socket.pong(says);',
    test: ['heartbeat', 'of several pings at once the newest is answered'],
  },
  {
    name: 'floods-that-are-paced',
    file: 'server/src/net/connection.ts',
    guard: 'this.#ignored = Math.max(0, this.#ignored - 1);',
    without: 'this.#ignored = 0;',
    test: ['http', 'of twenty a second, is cut off'],
  },
  {
    name: 'unread-is-bounded',
    file: 'server/src/net/connection.ts',
    guard: 'if (unread > UNREAD_BYTES) {',
    without: 'if (unread > Number.MAX_SAFE_INTEGER) {',
    test: ['slow-reader', 'whoever does not read is cut off, and nobody waits for them'],
  },
];
