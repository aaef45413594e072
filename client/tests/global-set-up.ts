/** Before the first browser test: the client is built, once for all workers. */

import { heldClient } from './held-client.ts';

export default async function setUp(): Promise<void> {
  await heldClient();
}
