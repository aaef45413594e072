/** Every element in every theme, for those who work on them: a page of its own, which no player is sent. */

import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { compiledWords } from '../build/compiled-words.ts';
import { gameFacts } from '../build/game-facts.ts';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../public',
  define: gameFacts,
  plugins: [preact({ prefreshEnabled: false }), compiledWords()],
  build: { target: 'es2023', outDir: '../dist-gallery', emptyOutDir: true },
  worker: { format: 'es', plugins: () => [compiledWords()] },
});
