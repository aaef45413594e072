/** `npm run gallery`: every element in every theme, drawn anew as its files change. */

import { createServer } from 'vite';

const server = await createServer({
  configFile: new URL('../client/gallery/vite.config.ts', import.meta.url).pathname,
});
await server.listen();
server.printUrls();
