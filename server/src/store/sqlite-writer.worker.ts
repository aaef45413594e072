import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, SqliteWriter } from './sqlite-writer.ts';

const { folder, isSynced } = workerData as { folder: string; isSynced: boolean };
const writer = new SqliteWriter(folder, { isSynced });

/** Null: the last one. Closed properly the log goes into the file, and the file can be copied by itself. */
parentPort?.on('message', (batch: Batch | null) => {
  if (batch !== null) {
    parentPort?.postMessage(writer.write(batch));
    return;
  }
  writer.close();
  parentPort?.close();
});
