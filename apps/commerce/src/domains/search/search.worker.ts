/** Builds one snapshot off the serving thread, hands its buffers over without a copy, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BuildOptions } from './search.builder.ts';
import { SnapshotBuilder } from './search.builder.ts';
import type { Snapshot } from './search.snapshot.ts';
import { buffersOf } from './search.snapshot.ts';
import type { SearchDocument } from './search.types.ts';

/** To the worker: some documents, or null when there are no more. */
export type WorkerRequest = SearchDocument[] | null;
/** From the worker: `taken` asks for the next documents. */
export type WorkerReply = 'taken' | Snapshot;

const builder = new SnapshotBuilder(workerData as BuildOptions);

parentPort?.on('message', (documents: WorkerRequest) => {
  if (documents) {
    for (const document of documents) builder.add(document);
    parentPort?.postMessage('taken' satisfies WorkerReply);
    return;
  }
  const snapshot = builder.finish();
  parentPort?.postMessage(snapshot satisfies WorkerReply, buffersOf(snapshot));
  parentPort?.close();
});
