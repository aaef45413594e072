/** Runs one contender of one benchmark in this process: contest.ts FILE CONTENDER MILLIS */

import { pathToFileURL } from 'node:url';
import type { Benchmark } from './benchmark.ts';

const [file = '', contender = '', millis = '1000'] = process.argv.slice(2);
const benchmark = ((await import(pathToFileURL(file).href)) as { default: Benchmark }).default;
const run = benchmark.contenders[contender];
if (run === undefined) throw new Error(`${benchmark.name} has no contender "${contender}"`);
process.stdout.write(JSON.stringify(await run(Number(millis))));
