import type { SiteId } from '@crema/brands';
import type { SiteContext } from '../http/index.ts';
import { createParts } from '../parts/index.ts';

/** A customer of the demo who has just been made. */
export interface DemoCustomer {
  /** Of calls about the customer. */
  ctx: SiteContext & { customerId: string };
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * What a domain shows in a demo shop beside catalogue and content, which are there before. Parts are called in the order in
 * which they were added, at every start of a demo: each makes what is not there yet, once.
 */
export interface DemoPart {
  /** Which no other part has. */
  name: string;
  /** Where a site has its catalogue: what is the same for everybody. */
  seed?(site: SiteId): Promise<unknown>;
  /** Whether passwords of the demo are to be set again, because `SECRET_KEY`, which they come from, has changed. */
  isRenewed?(): Promise<boolean>;
  /** Where all sites have their catalogue: who may sign in. `renewed`: a part said so before any was called. */
  signIns?(renewed: boolean): Promise<unknown>;
  /** For each customer that a part has just made: what they have. */
  customer?(customer: DemoCustomer): Promise<unknown>;
}

/** The demo of all domains. */
export function createDemo() {
  const { parts, add } = createParts<DemoPart>('parts of the demo');
  return {
    /** Call while the shop is put together. @throws where the name is taken. */
    add,
    seed: async (site: SiteId): Promise<void> => {
      for (const part of parts) await part.seed?.(site);
    },
    signIns: async (): Promise<void> => {
      let renewed = false;
      for (const part of parts) if (await part.isRenewed?.()) renewed = true;
      for (const part of parts) await part.signIns?.(renewed);
    },
    /** Called by the part that makes customers. */
    customer: async (customer: DemoCustomer): Promise<void> => {
      for (const part of parts) await part.customer?.(customer);
    },
  };
}

export type Demo = ReturnType<typeof createDemo>;
