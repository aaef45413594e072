/**
 * Text on its way out of a socket. All that a line is told in one moment leaves as one write, in frames of RFC 6455
 * that need no mask and are never split; the library makes two or three writes of each.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const LONGEST_HEAD = 10;

/** A socket, and the stream of bytes beneath it. */
export interface Ends {
  readonly socket: WebSocket;
  readonly stream: Duplex;
}

/** Those with something to write; the moment ends with the next tick. */
const waiting = new Set<FrameWriter>();

function endMoment(): void {
  for (const writer of waiting) writer.flush();
}

export class FrameWriter {
  readonly #ends: Ends;
  readonly #wrote: () => void;
  #texts: string[] = [];

  /** `wrote`: there may be more that is unread than before. */
  constructor(ends: Ends, wrote: () => void) {
    this.#ends = ends;
    this.#wrote = wrote;
  }

  write(text: string): void {
    this.#texts.push(text);
    if (waiting.size === 0) process.nextTick(endMoment);
    waiting.add(this);
  }

  /** At once: before anything that is not text. */
  flush(): void {
    waiting.delete(this);
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    const { socket, stream } = this.#ends;
    if (socket.readyState !== socket.OPEN) return;
    stream.write(framesOf(texts));
    this.#wrote();
  }
}

function framesOf(texts: readonly string[]): Buffer {
  let most = 0;
  for (const text of texts) most += Buffer.byteLength(text) + LONGEST_HEAD;
  const bytes = Buffer.allocUnsafe(most);
  let at = 0;
  for (const text of texts) {
    at = writeHead(bytes, at, Buffer.byteLength(text));
    at += bytes.write(text, at);
  }
  return bytes.subarray(0, at);
}

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = FINAL_TEXT;
  if (length < TWO_BYTES) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length <= 0xffff) {
    bytes[at + 1] = TWO_BYTES;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = EIGHT_BYTES;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
