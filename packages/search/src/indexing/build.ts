/** Builds snapshots: of a short catalogue in slices on this thread, of a long one in a worker that then ends. */
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SearchDocument } from '../search.types.ts';
import type { Base, WorkerReply, WorkerRequest } from './build.worker.ts';
import type { BuildOptions } from './builder.ts';
import { SnapshotBuilder } from './builder.ts';
import type { Snapshot } from './snapshot.ts';
import { piecesOf } from './snapshot.ts';
import { splice } from './splice.ts';

export type Documents = Iterable<SearchDocument> | AsyncIterable<SearchDocument>;

/** Below this a build costs less than starting a thread (about 60 ms and 30 MB). */
const WORKER_FROM = 1000;
/** Documents handed over, or indexed, between two turns of the event loop. */
const SLICE = 50;

/** @param base a snapshot to put the documents into, in place of those that are gone; absent: they are all there are. */
export async function buildSnapshot(
  documents: Documents,
  options: BuildOptions,
  base: Base | null = null,
): Promise<Snapshot> {
  const first: SearchDocument[] = [];
  let remote: RemoteBuild | undefined;
  let slice: SearchDocument[] = [];
  try {
    if (base && base.snapshot.size >= WORKER_FROM) remote = new RemoteBuild(options);
    for await (const document of documents) {
      if (!remote && first.push(document) < WORKER_FROM) continue;
      if (!remote) {
        remote = new RemoteBuild(options);
        for (let at = 0; at < first.length; at += SLICE) await remote.send(first.slice(at, at + SLICE));
        continue;
      }
      if (slice.push(document) < SLICE) continue;
      await remote.send(slice);
      slice = [];
    }
    if (!remote) {
      const made = await buildHere(first, options);
      return base ? splice(base.snapshot, base.gone, made, options.facets) : made;
    }
    await remote.send(slice);
    return await remote.finish(base);
  } finally {
    await remote?.end();
  }
}

async function buildHere(documents: readonly SearchDocument[], options: BuildOptions): Promise<Snapshot> {
  const builder = new SnapshotBuilder(options);
  for (let at = 0; at < documents.length; at++) {
    builder.add(documents[at] as SearchDocument);
    if (at % SLICE === SLICE - 1) await breathe();
  }
  return builder.finish();
}

class RemoteBuild {
  readonly #worker: Worker;

  constructor(options: BuildOptions) {
    this.#worker = new Worker(new URL('./build.worker.ts', import.meta.url), {
      workerData: options,
      // Documents live a moment only; a larger nursery would add 150 MB at 100,000 products and save no time.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
  }

  async send(documents: SearchDocument[]): Promise<void> {
    await this.#ask(documents);
  }

  /** The base is copied, because it still answers queries. */
  async finish(base: Base | null): Promise<Snapshot> {
    for (const piece of base ? piecesOf(base.snapshot) : []) await this.#ask({ piece });
    const reply = await this.#ask(base && { gone: base.gone });
    if (reply === 'taken') throw new Error('The search worker answered out of turn.');
    return reply;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(request: WorkerRequest): Promise<WorkerReply> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const settle = () => {
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.off('exit', onExit);
      };
      const onMessage = (reply: WorkerReply) => {
        settle();
        resolve(reply);
      };
      const onError = (error: unknown) => {
        settle();
        reject(error);
      };
      const onExit = (code: number) =>
        onError(new Error(`The search worker ended with ${code} before it was done.`));
      worker.on('message', onMessage);
      worker.on('error', onError);
      worker.on('exit', onExit);
      worker.postMessage(request);
    });
  }
}
