#!/usr/bin/env node
// The `starboard` command where everything it needs is installed and the client is built.
import './compiled.mjs';

const { starboard } = await import('./src/main.ts');
await starboard(process.argv.slice(2));
