import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Heartbeat } from '../src/net/heartbeat.ts';
import { ManualClock } from '../trials/manual-clock.ts';

/** A line that notes what is sent over it. */
function listen() {
  const clock = new ManualClock();
  const [pings, pongs]: Buffer[][] = [[], []];
  let talked = 0;
  const socket = Object.assign(new EventEmitter(), {
    ping: (says: Buffer) => void pings?.push(says),
    pong: (says: Buffer) => void pongs?.push(says),
  });
  const calls = {
    isAllowed: () => ++talked > 0,
    flush: () => undefined,
    wrote: () => undefined,
    measured: () => undefined,
  };
  const heartbeat = new Heartbeat(clock, socket as unknown as WebSocket, calls);
  return { clock, socket, heartbeat, pings: pings as Buffer[], pongs: pongs as Buffer[], talked: () => talked };
}

test('a made-up pong says nothing of how long a line is, and counts as talk', () => {
  const { clock, socket, heartbeat, pings, talked } = listen();
  socket.emit('pong', Buffer.alloc(8));
  expect([heartbeat.delay.samples, talked()]).toEqual([0, 1]);
  clock.pass(30);
  socket.emit('pong', pings[0]);
  expect([heartbeat.delay.samples, talked()]).toEqual([1, 1]);
  socket.emit('pong', pings[0]);
  expect([heartbeat.delay.samples, talked()]).toEqual([1, 2]);
});

test('of several pings at once the newest is answered', async () => {
  const { socket, pongs, talked } = listen();
  for (const says of ['one', 'two', 'three']) socket.emit('ping', Buffer.from(says));
  await new Promise((resolve) => setImmediate(resolve));
  expect([pongs.map(String), talked()]).toEqual([['three'], 3]);
});
