#!/usr/bin/env node
import { run } from './set-up.mjs';

await run('tools/starboard.ts', process.argv.slice(2));
