/** Message catalogues are written as ICU text and shipped compiled: the browser never parses a message. */

import { pathToFileURL } from 'node:url';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/words\/.+\/(en|de|fr)\.ts$/;

export function compiledWords(): Plugin {
  let reads = 0;
  return {
    name: 'starboard:compiled-words',
    enforce: 'pre',
    async load(id) {
      if (!CATALOGUE.test(id)) return null;
      // A new address each time: Node would give back the module as it was before the edit.
      const module = (await import(`${pathToFileURL(id).href}?read=${reads++}`)) as { readonly default: object };
      return `export default ${JSON.stringify(compileCatalogue(module.default))};`;
    },
  };
}

function compileCatalogue(catalogue: object): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, compileMessage(String(text))]));
}
