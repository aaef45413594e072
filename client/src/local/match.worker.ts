/** A table inside the browser: rules and bots run here, so that the page stays quick. Tabs with one match share it. */

import { loadRulesOf } from '../catalogue/rules.ts';
import { pageNow } from '../host/host.ts';
import { randomHex } from '../host/random-hex.ts';
import type { Device } from './device-match.ts';
import type { AcrossTabs, FromWorker, ToWorker } from './messages.ts';
import { keepMatch, storedMatch } from './stored-matches.ts';
import { type DeviceLine, DeviceTable } from './table.worker.ts';

const tab = randomHex(8);
const show = (message: FromWorker): void => postMessage(message);

let channel: BroadcastChannel | null = null;
/** Null while another tab has the table, or nobody yet. */
let table: DeviceTable | null = null;
let isSeen = false;
const ownLine: DeviceLine = { send: show };
/** Of the other tabs, by their name. */
const lines = new Map<string, DeviceLine>();

const broadcast = (message: AcrossTabs): void => channel?.postMessage(message);

/** What a table needs of this device. */
const DEVICE: Device = {
  clock: {
    now: pageNow,
    wall: () => Date.now(),
    after(millis, call) {
      const timer = setTimeout(call, Math.max(0, Math.ceil(millis)));
      return () => clearTimeout(timer);
    },
  },
  // Where nothing can be stored a match can still be played.
  keep: (match) => keepMatch(match).catch((error: unknown) => console.error(error)),
  drawId: () => randomHex(9),
};

async function open(id: string): Promise<void> {
  const match = await storedMatch(id);
  if (match === null) {
    show({ kind: 'ended', because: 'gone' });
    return;
  }
  const game = await loadRulesOf(match.game, match.recording.rulesVersion);
  channel = new BroadcastChannel(`starboard.match.${id}`);
  channel.onmessage = ({ data }: MessageEvent<AcrossTabs>) => heard(data);
  broadcast({ kind: 'hello', tab });
  // What was written last is where the match stands.
  const lead = async (): Promise<void> => {
    const latest = (await storedMatch(id)) ?? match;
    table = new DeviceTable(game, latest, DEVICE);
    table.see(ownLine, isSeen);
    show({ kind: 'opened' });
    broadcast({ kind: 'here', to: 'everybody' });
  };
  // Locks exist only where the page is served securely; elsewhere each tab runs the match for itself.
  if (navigator.locks === undefined) {
    await lead();
    return;
  }
  // Whoever holds the lock has the table; the others wait for it to be let go, which closing a tab does.
  void navigator.locks.request(`starboard.match.${id}`, async () => {
    await lead().catch(fail);
    await new Promise(() => undefined);
  });
}

function said(at: DeviceTable, line: DeviceLine, message: ToWorker): void {
  if (typeof message === 'string') at.hear(line, message);
  else if (message.kind === 'seen') at.see(line, message.isSeen);
  else if (message.kind === 'close') at.part(line);
}

function heard(message: AcrossTabs): void {
  switch (message.kind) {
    case 'hello':
      if (table !== null) broadcast({ kind: 'here', to: message.tab });
      break;
    case 'here':
      if (table !== null || (message.to !== tab && message.to !== 'everybody')) break;
      broadcast({ kind: 'said', tab, message: { kind: 'close' } });
      broadcast({ kind: 'said', tab, message: { kind: 'seen', isSeen } });
      show({ kind: 'opened' });
      break;
    case 'said':
      if (table !== null) said(table, lineOf(message.tab), message.message);
      break;
    case 'told':
      if (message.tab === tab && table === null) show(message.frame);
      break;
  }
}

function lineOf(other: string): DeviceLine {
  const line = lines.get(other) ?? { send: (frame) => broadcast({ kind: 'told', tab: other, frame }) };
  lines.set(other, line);
  return line;
}

function fail(error: unknown): void {
  console.error(error);
  show({ kind: 'ended', because: 'broken' });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (typeof data === 'object' && data.kind === 'open') {
    open(data.id).catch(fail);
    return;
  }
  if (typeof data === 'object' && data.kind === 'seen') isSeen = data.isSeen;
  if (table === null) broadcast({ kind: 'said', tab, message: data });
  else said(table, ownLine, data);
};
