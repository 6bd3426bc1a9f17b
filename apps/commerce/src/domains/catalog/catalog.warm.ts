/** Makes the cards of lists before somebody asks for them, so that nobody waits for the first list with a product. */
import { setImmediate as breathe } from 'node:timers/promises';
import { SITES } from '@crema/brands';
import { productJson } from './catalog.cards.ts';
import type { Scope } from './catalog.presenter.ts';
import type { Asker } from './catalog.queries.ts';
import type { CatalogSnapshot } from './catalog.snapshot.ts';
import { MOST_READY } from './catalog.store.ts';

/** After a change more changes often follow, as while a shop is seeded: cards made in between would be made again. */
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
    // Of a longer catalogue only what is asked for stays ready.
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

  /** Begins, and returns at once. */
  const start = (): void => {
    running = running.then(async () => {
      for (const snapshot of snapshots.values()) await warm(snapshot);
    });
  };

  return {
    start,
    /** Begins once nothing has called this for a moment. */
    startWhenQuiet: (): void => {
      if (closed) return;
      clearTimeout(timer);
      timer = setTimeout(start, QUIET_MS).unref();
    },
    /** Waits until what has begun is done. */
    settled: (): Promise<void> => running,
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
