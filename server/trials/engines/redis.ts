/** Redis for trials, keeping nothing. */

import { lastingPort } from '../lasting-port.ts';
import { removeFolder, temporaryFolder } from '../running.ts';
import { Engine } from './engine.ts';
import { redisProgram } from './programs.ts';

export interface RedisEngine {
  readonly engine: Engine;
  readonly url: string;
}

export async function startRedis(): Promise<RedisEngine> {
  const program = redisProgram();
  if (program === null) throw new Error('there is no redis-server on this machine: apt-get install redis-server');
  const [port, folder] = [await lastingPort(), temporaryFolder()];
  const engine = await Engine.start({
    ...{ program, port, runsAs: null },
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    probe: async () => undefined,
    remove: () => removeFolder(folder),
  });
  return { engine, url: `redis://127.0.0.1:${port}` };
}
