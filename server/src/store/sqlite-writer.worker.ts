import { parentPort, workerData } from 'node:worker_threads';
import { type Row, SqliteWriter } from './sqlite-file.ts';

const writer = new SqliteWriter(workerData as string);

parentPort?.on('message', (rows: readonly Row[]) => parentPort?.postMessage(writer.write(rows)));
