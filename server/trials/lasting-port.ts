/** Ports for servers that go and come back. */

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever wants any: nobody takes it while its server is away. */
const LASTING = { from: 20_000, count: 10_000 };

export async function lastingPort(): Promise<number> {
  for (;;) {
    const port = LASTING.from + randomInt(LASTING.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
