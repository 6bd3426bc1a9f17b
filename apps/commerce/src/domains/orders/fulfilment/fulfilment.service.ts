import { bindAll } from '#platform/bind/index.ts';
import { cancel, takeBack } from './cancellation.service.ts';
import type { FulfilmentNeeds } from './fulfilment.deps.ts';
import { deliver, ship } from './shipping.service.ts';

/** Steps of an order after it was placed. Each checks the transition table and mails the shopper. */
export const createFulfilment = (needs: FulfilmentNeeds) =>
  bindAll(needs, { cancel, deliver, ship, takeBack });

export type Fulfilment = ReturnType<typeof createFulfilment>;
