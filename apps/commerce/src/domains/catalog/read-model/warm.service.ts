/** Makes the cards of lists in advance, so that no request waits for them. */
import { setImmediate as breathe } from 'node:timers/promises';
import { SITES } from '@crema/brands';
import type { Asker, Scope } from '../catalog.types.ts';
import { productJson } from './cards.presenter.ts';
import type { CatalogSnapshot } from './snapshot.service.ts';
import { MOST_READY } from './store.service.ts';

/**
 * Milliseconds without changes before it begins: after a change more often follow, as while a shop is seeded, and cards
 * made in between would be made again.
 */
const QUIET_MS = 500;
/** Cards between two turns of the event loop: about a third of a millisecond. */
const SLICE = 4;

export function createWarmer(
  snapshots: ReadonlyMap<unknown, CatalogSnapshot>,
  scopeOf: (ctx: Asker) => Scope,
) {
  let closed = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function warm(snapshot: CatalogSnapshot): Promise<void> {
    // Of a larger catalogue only products in use are kept as objects.
    if (snapshot.products.size > MOST_READY) return;
    const site = SITES[snapshot.site];
    let made = 0;
    for (const code of [...snapshot.products.codes()]) {
      for (const language of site.languages) {
        if (closed) return;
        const product = snapshot.products.get(code);
        if (product) productJson(scopeOf({ site, language }), product, 'CARD');
        made += 1;
        if (made % SLICE === 0) await breathe();
      }
    }
  }

  /** Starts, and returns at once. */
  const start = (): void => {
    running = running.then(async () => {
      for (const snapshot of snapshots.values()) await warm(snapshot);
    });
  };

  return {
    start,
    /** Starts once this has not been called for a moment. */
    startWhenQuiet: (): void => {
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(start, QUIET_MS).unref();
    },
    /** Waits until the work begun so far is done. */
    settled: (): Promise<void> => running,
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
