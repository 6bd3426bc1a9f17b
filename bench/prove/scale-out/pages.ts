import { type Connection, connect } from '../../harness/load/calls.ts';
import type { World } from './bed.ts';
import { type Offer, shows } from './goods.ts';

/** What the front door answered for a product's page. */
export interface Seen {
  /** Whether it shows what is offered now. */
  isNew: boolean;
  /** Whether the cache had it. */
  isHeld: boolean;
}

/** A reader of product pages through the front door. */
export interface Reader {
  read(product: string, offer: Offer): Promise<Seen>;
  close(): void;
}

/** Who reads is one of many visitors, each with an address of its own. @throws for an answer that is no page */
export function openReader({ door }: World, visitor: number): Reader {
  const connection: Connection = connect(door.origin, door.from?.(visitor));
  return {
    read: async (product, offer) => {
      const { status, text, headers } = await connection.call('GET', `/p/${product}?site=usb2c`);
      if (status !== 200) throw new Error(`/p/${product}: ${status} ${text.slice(0, 200)}`);
      return { isNew: shows(text, offer), isHeld: String(headers['x-varnish'] ?? '').includes(' ') };
    },
    close: () => connection.close(),
  };
}

/** Reads pages of these products until each is held as it is offered. @throws after half a minute */
export async function holdAll(
  reader: Reader,
  offers: ReadonlyMap<string, Offer>,
  withinMs = 30_000,
): Promise<void> {
  const until = performance.now() + withinMs;
  for (const [product, offer] of offers) {
    for (;;) {
      const { isNew, isHeld } = await reader.read(product, offer);
      if (isNew && isHeld) break;
      if (performance.now() > until)
        throw new Error(
          `/p/${product} is not held as it is offered: ${isNew ? 'new' : 'old'}, ${isHeld ? 'held' : 'not held'}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
