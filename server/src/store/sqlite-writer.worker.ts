import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, SqliteWriter } from './sqlite-file.ts';

const { folder, isSynced } = workerData as { folder: string; isSynced: boolean };
const writer = new SqliteWriter(folder, { isSynced });

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(writer.write(batch)));
