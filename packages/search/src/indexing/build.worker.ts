/** Builds one snapshot off the serving thread, hands its buffers over without a copy, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import type { SearchDocument } from '../search.types.ts';
import type { BuildOptions } from './builder.ts';
import { SnapshotBuilder } from './builder.ts';
import type { Snapshot } from './snapshot.ts';
import { addPiece, buffersOf } from './snapshot.ts';
import { splice } from './splice.ts';

/** A snapshot to put the documents into, in place of some products. */
export interface Base {
  snapshot: Snapshot;
  gone: readonly string[];
}
/** To the worker: some documents; a piece of the snapshot to put them into; at the end the products that are gone. */
export type WorkerRequest = SearchDocument[] | { piece: object } | { gone: readonly string[] } | null;
/** From the worker: `taken` asks for the next documents. */
export type WorkerReply = 'taken' | Snapshot;

const options = workerData as BuildOptions;
const builder = new SnapshotBuilder(options);
/** In pieces, until the last has come. */
const base: Record<string, unknown> = {};

parentPort?.on('message', (request: WorkerRequest) => {
  if (Array.isArray(request) || (request && 'piece' in request)) {
    if (Array.isArray(request)) for (const document of request) builder.add(document);
    else addPiece(base, request.piece);
    parentPort?.postMessage('taken' satisfies WorkerReply);
    return;
  }
  const made = builder.finish();
  // The pieces that were sent are together a whole snapshot: see `piecesOf`.
  const snapshot = request ? splice(base as unknown as Snapshot, request.gone, made, options.facets) : made;
  parentPort?.postMessage(snapshot satisfies WorkerReply, buffersOf(snapshot));
  parentPort?.close();
});
