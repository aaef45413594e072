/** A house whose time stands still but for what is passed. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeldRequest } from '#server/trials/processes/messages';
import { heldClient } from './held-client.ts';
import { type House, houseOf, ROOT, type Started } from './house.ts';

export interface HeldHouse extends House {
  /** Resolves when everything due on the way has been done and stored. */
  pass(millis: number): Promise<void>;
}

export async function openHeldHouse(): Promise<HeldHouse> {
  const pages = await heldClient();
  let child: ChildProcess | null = null;
  const house = await houseOf(async (data, port, before) => {
    const started = await serve({ data, port, pages, before });
    ({ child } = started);
    return started;
  });
  return {
    ...house,
    async pass(millis) {
      if (child?.connected !== true) return;
      const isOver = new AbortController();
      const [passed, ended] = [once(child, 'message', isOver), once(child, 'exit', isOver)];
      child.send({ millis });
      const [said] = await Promise.race([passed, ended.then(([code, signal]) => [`ended with ${code ?? signal}`])]);
      isOver.abort();
      for (const left of [passed, ended]) left.catch(() => undefined);
      // Else whoever waits for time to pass would wait for ever.
      if (typeof said === 'string') throw new Error(`the server ${said} while time passed`);
    },
  };
}

async function serve(request: HeldRequest): Promise<Started> {
  const child = fork(join(ROOT, 'server/trials/processes/held.ts'), [JSON.stringify(request)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'starboard-compiled') },
  });
  const [ready] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ readonly port: number }];
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return { child, port: ready.port };
}
