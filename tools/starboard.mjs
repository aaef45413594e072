#!/usr/bin/env node
import '../cli/compiled.mjs';
import { run } from './set-up.mjs';

await run('tools/checkout.mjs', process.argv.slice(2));
