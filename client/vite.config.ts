import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { compiledWords } from './build/compiled-words.ts';
import { gameFacts } from './build/game-facts.ts';
import { precache } from './build/precache.ts';
import { preloadedFonts } from './build/preloaded-fonts.ts';

/** Where a server started by hand listens; `npm start` serves the built client itself. */
const SERVER = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  define: gameFacts,
  plugins: [preact({ prefreshEnabled: false }), compiledWords(), preloadedFonts(), precache()],
  build: {
    target: 'es2023',
    manifest: true,
    // Every file is precached once and then comes from the device: inlining would only fatten the scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/offline/service.worker.ts' },
      output: {
        codeSplitting: {
          groups: [
            // The first screen in one piece: forty small files cost a slow phone more than they save it.
            { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('service.worker'), priority: 2 },
            // And what most other pages are made of in a second one.
            { name: 'parts', test: /client\/src\/((look|sound|tables|art)\/[^/]+|host\/host\.ts)$/, priority: 1 },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: { format: 'es', plugins: () => [compiledWords()] },
  server: {
    proxy: { '/api': { target: SERVER, ws: true }, '/socket': { target: SERVER, ws: true } },
  },
});
