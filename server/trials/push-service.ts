/**
 * A push service of the trial's own, and the browsers behind it: takes what a server sends (RFC 8030), checks by whom it
 * is signed (RFC 8292), and reads it as only that browser could (RFC 8291). Written from the RFCs, with nothing of what
 * the server sends with.
 */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushMessage } from '../src/notices/push.ts';

/** One browser that said yes to notices. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What it got, in its order. */
  readonly got: Delivered[];
  /** How often the service was asked for it. */
  asked: number;
  /** What the service answers from now on; null: that it was taken. */
  answer: number | null;
}

export interface Delivered {
  readonly at: number;
  readonly message: PushMessage;
  readonly topic: string | undefined;
  readonly ttl: number;
}

export class PushService {
  readonly #server: Server;
  readonly #browsers = new Map<string, Browser & { read(body: Buffer): string }>();
  /** What was wrong with what came. */
  readonly faults: string[] = [];
  /** With which every message must be signed, once it is known. */
  key: string | null = null;
  /** Milliseconds before it answers. */
  delay = 0;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      service.#take(request).then(
        async (status) => {
          if (service.delay > 0) await new Promise((resolve) => setTimeout(resolve, service.delay));
          response.writeHead(status, status === 201 ? { location: `${service.origin}/message` } : {}).end();
        },
        (error: unknown) => {
          service.faults.push(String(error));
          response.writeHead(400).end();
        },
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** A new browser, with keys that nobody else has. */
  browser(): Browser {
    const pair = createECDH('prime256v1');
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(16).toString('base64url')}`;
    const browser = {
      endpoint: `${this.origin}${path}`,
      keys: { p256dh: pair.generateKeys().toString('base64url'), auth: auth.toString('base64url') },
      ...{ got: [], asked: 0, answer: null },
      read: (body: Buffer) => readFor(pair, auth, body),
    };
    this.#browsers.set(path, browser);
    return browser;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #take(request: IncomingMessage): Promise<number> {
    const at = performance.now();
    const { method, url = '', headers } = request;
    const body = await buffer(request);
    const browser = this.#browsers.get(url);
    if (method !== 'POST') throw new Error(`asked with ${method}`);
    if (browser === undefined) return 404;
    browser.asked++;
    const ttl = Number(headers.ttl);
    if (!Number.isInteger(ttl) || ttl < 0) throw new Error('without a TTL');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    if (body.length > 4_096) return 413;
    this.#checkVapid(headers.authorization ?? '');
    if (browser.answer !== null) return browser.answer;
    const message = JSON.parse(browser.read(body)) as PushMessage;
    browser.got.push({ at, message, topic: headers.topic as string | undefined, ttl });
    return 201;
  }

  /** RFC 8292: a token signed with ES256, for this service, for at most a day, and the key it is signed with. */
  #checkVapid(authorization: string): void {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (this.key !== null && key !== this.key) throw new Error('signed with another key');
    const point = Buffer.from(key, 'base64url');
    if (point.length !== 65 || point[0] !== 4) throw new Error('no key');
    const jwk = {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    if (!isSigned) throw new Error('the signature is not of that key');
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      readonly [claim: string]: string | number | undefined;
    };
    if (aud !== this.origin) throw new Error(`signed for ${aud}`);
    const left = Number(exp) - Date.now() / 1000;
    if (!(left > 0 && left <= 24 * 3_600)) throw new Error('signed for too long, or no longer');
    if (!/^(mailto|https):/.test(String(sub))) throw new Error(`nobody to ask: ${sub}`);
  }
}

/** RFC 8188 and 8291: salt, record size, the sender's key; then records, of which there is one. */
function readFor(pair: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const opened = createDecipheriv('aes-128-gcm', key, nonce);
  opened.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('no last record');
  return padded.subarray(0, end).toString();
}
