/** Loaded before anything else in the processes that a test with a planted fault starts. */

import { registerHooks } from 'node:module';
import { plant } from '../plant.ts';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const { source } = loaded;
    if (source === null || source === undefined || !url.endsWith('.ts')) return loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: plant(url, text) };
  },
});
