/** Message catalogues are written as ICU text and shipped compiled: the browser never parses a message. */

import { pathToFileURL } from 'node:url';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { withFrenchSpaces } from './french-spaces.ts';

const CATALOGUE = /\/words\/[^/]+\/(?<language>[a-z]{2})\.ts$/;

/** How the words of a language are set, where that is more than writing them down. */
const SETTING: { readonly [language: string]: (text: string) => string } = { fr: withFrenchSpaces };

export function compiledWords(): Plugin {
  let reads = 0;
  return {
    name: 'starboard:compiled-words',
    enforce: 'pre',
    async load(id) {
      const language = CATALOGUE.exec(id)?.groups?.language;
      if (language === undefined) return null;
      // A new address each time: Node would give back the module as it was before the edit.
      const module = (await import(`${pathToFileURL(id).href}?read=${reads++}`)) as { readonly default: object };
      return `export default ${JSON.stringify(compileCatalogue(module.default, SETTING[language] ?? String))};`;
    },
  };
}

function compileCatalogue(catalogue: object, set: (text: string) => string): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(set(String(text)))]));
}
