/** Drawing is a second of plain computing: it happens on a thread of its own, so that no shopper waits for it. */
import { parentPort } from 'node:worker_threads';
import { type Drawing, drawProduct } from './draw.ts';

parentPort?.on('message', async ({ id, drawing }: { id: number; drawing: Drawing }) => {
  try {
    parentPort?.postMessage({ id, bytes: await drawProduct(drawing) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
