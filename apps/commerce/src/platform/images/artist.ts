/** Draws products on a thread that starts when needed and goes when idle, with its memory. */
import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw.ts';

const IDLE_MS = 15_000;

type Answer = { id: number; bytes?: Uint8Array; error?: string };

export class Artist {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #serial = 0;
  readonly #open = new Map<number, { resolve: (bytes: Buffer) => void; reject: (error: Error) => void }>();

  /** The WebP master of a drawing. */
  draw(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.#idle);
    const worker = this.#start();
    const id = ++this.#serial;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, drawing });
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    worker.on('message', ({ id, bytes, error }: Answer) => {
      const waiting = this.#open.get(id);
      this.#open.delete(id);
      if (bytes) waiting?.resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      else waiting?.reject(new Error(error));
      if (this.#open.size === 0) this.#rest(worker);
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the drawing thread ended')));
    this.#worker = worker;
    return worker;
  }

  #rest(worker: Worker): void {
    worker.unref();
    this.#idle = setTimeout(() => {
      if (this.#open.size > 0 || this.#worker !== worker) return;
      this.#worker = undefined;
      worker.terminate().catch(() => undefined);
    }, IDLE_MS).unref();
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#open.values()) reject(error);
    this.#open.clear();
  }
}
