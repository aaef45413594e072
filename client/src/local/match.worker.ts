/** A match inside the browser: rules and bots run here, so that the page stays quick. */

import { loadRules } from '../catalogue/rules.ts';
import { randomHex } from '../host/random-hex.ts';
import { botsOf } from './bots.worker.ts';
import type { AcrossTabs, FromWorker, ToWorker } from './messages.ts';
import { RunningMatch } from './running-match.ts';
import { keepMatch, storedMatch } from './stored-matches.ts';

const tab = randomHex(8);
const show = (message: FromWorker): void => postMessage(message);

let running: RunningMatch | null = null;
let channel: BroadcastChannel | null = null;
/** What the page said before the match was there. */
const early: ToWorker[] = [];

const broadcast = (message: AcrossTabs): void => channel?.postMessage(message);

async function open(id: string): Promise<void> {
  const match = await storedMatch(id);
  if (match === null) {
    show({ kind: 'missing' });
    return;
  }
  const game = await loadRules(match.game);
  const started = new RunningMatch(game, match, botsOf(match), { show, broadcast, keep: keepMatch });
  running = started;
  channel = new BroadcastChannel(`starboard.match.${id}`);
  channel.onmessage = ({ data }: MessageEvent<AcrossTabs>) => heard(started, data);
  broadcast({ kind: 'hello' });
  for (const message of early.splice(0)) said(started, message);
  const lead = async (): Promise<void> => started.lead((await storedMatch(id)) ?? match);
  // Locks exist only where the page is served securely; elsewhere each tab runs the match for itself.
  if (navigator.locks === undefined) {
    await lead();
    return;
  }
  // Whoever holds the lock runs the match; the others wait for it to be let go, which closing a tab does.
  void navigator.locks.request(`starboard.match.${id}`, async () => {
    await lead();
    await new Promise(() => undefined);
  });
}

function said(match: RunningMatch, message: ToWorker): void {
  switch (message.kind) {
    case 'open':
      break;
    case 'look':
      match.look(message.viewer);
      break;
    case 'seen':
      match.seen(tab, message.isSeen);
      broadcast({ kind: 'seen', tab, isSeen: message.isSeen });
      break;
    case 'pause':
      match.pause(message.isPaused);
      break;
    case 'ask':
      if (match.leads) show({ kind: 'answer', key: message.key, refusal: match.answer(message.ask) });
      else broadcast({ kind: 'ask', tab, key: message.key, ask: message.ask });
      break;
  }
}

function heard(match: RunningMatch, message: AcrossTabs): void {
  switch (message.kind) {
    case 'hello':
      match.greet();
      break;
    case 'seen':
      match.seen(message.tab, message.isSeen);
      break;
    case 'pause':
      if (match.leads) match.pause(message.isPaused);
      break;
    case 'match':
      match.follow(message.match, message.clock, message.isPaused);
      break;
    case 'ask':
      if (match.leads)
        broadcast({ kind: 'answer', tab: message.tab, key: message.key, refusal: match.answer(message.ask) });
      break;
    case 'answer':
      if (message.tab === tab) show({ kind: 'answer', key: message.key, refusal: message.refusal });
      break;
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    open(data.id).catch((error: unknown) => {
      console.error(error);
      show({ kind: 'broken' });
    });
  } else if (running === null) early.push(data);
  else said(running, data);
};
