/**
 * `npm run freeze-rules -- space-builder`: writes a game's rules, as they are now, into one file under their version.
 * Matches and recordings that began with them go on by that file for ever, whatever the rules become.
 */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { GAME_IDS, GAMES, type GameId } from '#games';
import { ROOT } from './set-up.mjs';

const [id = ''] = process.argv.slice(2);
/** A module that exists only while this runs. */
const ENTRY = 'virtual:frozen-rules';
const TYPES = `import type { Game } from '#tabletop';

declare const rules: Game;
export default rules;
`;

function complain(words: string): never {
  console.error(words);
  process.exit(1);
}

if (!GAME_IDS.includes(id as GameId)) complain(`npm run freeze-rules -- GAME; there are: ${GAME_IDS.join(', ')}`);
const { rulesVersion } = GAMES[id as GameId];
const folder = join(ROOT, 'games', id, 'versions');
const file = join(folder, `${rulesVersion}.js`);
if (existsSync(file)) complain(`${relative(ROOT, file)} is there already: frozen rules are never written again`);

const exported = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
await build({
  configFile: false,
  logLevel: 'error',
  root: ROOT,
  plugins: [
    {
      name: 'one game alone',
      enforce: 'pre',
      resolveId: (source) => (source.endsWith(ENTRY) ? `\0${ENTRY}` : null),
      load: (source) =>
        source === `\0${ENTRY}`
          ? `export { ${exported} as default } from '${join(ROOT, 'games', id, 'src/index.ts')}';`
          : null,
    },
  ],
  build: {
    lib: { entry: ENTRY, formats: ['es'], fileName: () => `${rulesVersion}.js` },
    // What all games share stays shared: the recordings of every version hold it to what it was.
    rolldownOptions: { input: ENTRY, external: ['#tabletop'] },
    outDir: folder,
    emptyOutDir: false,
    minify: false,
    target: 'es2023',
  },
});
await writeFile(join(folder, `${rulesVersion}.d.ts`), TYPES);
console.log(`${relative(ROOT, file)}: the rules of ${id}, version ${rulesVersion}`);
