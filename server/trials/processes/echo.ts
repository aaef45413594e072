/** The least that could carry the same traffic: sockets that pass frames on, and nothing else. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { EchoSetup, Ready, Used } from './messages.ts';

const { pingsPerSecond } = JSON.parse(process.argv[2] ?? '{}') as EchoSetup;
const PING_SECONDS = 0.05;
const rooms = new Map<string, Set<WebSocket>>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
/** Frames of the size that was asked for, made once. */
const frames = new Map<number, string>();

sockets.on('connection', (socket, request) => {
  const name = request.url ?? '';
  const room = rooms.get(name) ?? new Set();
  rooms.set(name, room);
  room.add(socket);
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => {
    // "size,count,…": how long a frame goes to how many of the room.
    const [size = 0, count = 0] = String(data).split(',', 2).map(Number);
    const frame = frames.get(size) ?? 'x'.repeat(size);
    frames.set(size, frame);
    const others = [...room];
    // There may be more to send than sit in the room.
    for (let sent = 0; sent < count; sent++) others[sent % others.length]?.send(frame);
  });
});

/** As the server does: now and then each line is asked whether it is still there. */
let pinged = 0;
let isPinging = false;
setInterval(() => {
  if (!isPinging) return;
  const all = [...sockets.clients];
  for (let due = pingsPerSecond * PING_SECONDS; due > 0; due--) all[pinged++ % all.length]?.ping();
}, PING_SECONDS * 1000);

http.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', port: (http.address() as AddressInfo).port, readyAfter: 0 } satisfies Ready);
});
process.on('message', (asked) => {
  if (asked === 'pings on' || asked === 'pings off') {
    isPinging = asked === 'pings on';
    return;
  }
  if (asked !== 'used') process.exit(0);
  const { user, system } = process.cpuUsage();
  const used: Used = {
    ...{ type: 'used', memory: process.memoryUsage().rss, stall: 0, commits: 0, tables: [], connections: 0 },
    cpu: (user + system) / 1000,
  };
  process.send?.(used);
});
process.on('disconnect', () => process.exit(0));
