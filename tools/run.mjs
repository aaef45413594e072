// Runs a program of this checkout after setting up what is missing: node tools/run.mjs FILE [ARGUMENTS]
import { run } from './set-up.mjs';

const [file, ...args] = process.argv.slice(2);
await run(file, args);
