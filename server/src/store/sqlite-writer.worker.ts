import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, SqliteWriter } from './sqlite-file.ts';

const writer = new SqliteWriter(workerData as string);

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(writer.write(batch)));
