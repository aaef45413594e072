/** Tells the service worker which files make up this version, so that one visit is enough to play without network. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SERVICE_WORKER = 'service-worker.js';
const PLACEHOLDER = 'self.__precached';

export function precache(): Plugin {
  let publicFolder = '';
  return {
    name: 'starboard:precache',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') return;
        const built = Object.keys(bundle).filter((file) => file !== SERVICE_WORKER && !file.startsWith('.vite/'));
        const still = readdirSync(publicFolder);
        const version = createHash('sha256');
        for (const file of built.sort()) version.update(file);
        for (const file of still.sort()) version.update(readFileSync(join(publicFolder, file)));
        // The page itself is not in its own name's hash.
        const page = bundle['index.html'];
        if (page?.type === 'asset') version.update(page.source);
        const precached = {
          version: version.digest('hex').slice(0, 12),
          files: ['/', ...built.filter((file) => file !== 'index.html'), ...still].map((file) =>
            file === '/' ? file : `/${file}`,
          ),
        };
        worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify(precached));
      },
    },
  };
}
