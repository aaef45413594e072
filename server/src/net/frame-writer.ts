/**
 * Text on its way out of a socket. All that a line is told in one moment leaves as one write, in frames of RFC 6455
 * that need no mask and are never split; the library makes two or three writes of each.
 */

import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const FINAL_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

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
  const lengths = texts.map((text) => Buffer.byteLength(text));
  let size = 0;
  for (const length of lengths) size += headLength(length) + length;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (let index = 0; index < texts.length; index++) {
    at = writeHead(bytes, at, lengths[index] as number);
    at += bytes.write(texts[index] as string, at);
  }
  return bytes;
}

const headLength = (length: number): number => (length < TWO_BYTES ? 2 : length <= 0xffff ? 4 : 10);

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
