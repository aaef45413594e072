#!/usr/bin/env node
import { run } from './set-up.mjs';

await run('cli/src/main.ts', process.argv.slice(2));
