import type { Language } from '@crema/brands';
import { orderErrors } from '../orders.errors.ts';
import type { Order } from '../orders.types.ts';
import type { FulfilmentNeeds } from './fulfilment.deps.ts';
import { mayFollow, type OrderStatus } from './transitions.rules.ts';

/** Language of the operator's command, whatever the shopper's is. */
export const OPERATORS: Language = 'en';

/** One step of a locked order. @throws 404 unknown, 409 not allowed now. */
export const step = (
  { platform, repository }: FulfilmentNeeds,
  code: string,
  work: (order: Order) => Promise<void>,
): Promise<Order> =>
  platform.db.transaction(async () => {
    const order = await repository.lock(code);
    if (!order) throw orderErrors.unknown(OPERATORS, code);
    await work(order);
    return (await repository.lock(code)) ?? order;
  });

/** @throws 409 if the transition table does not allow it. */
export function requireTransition(order: Order, to: OrderStatus, language: Language = OPERATORS): void {
  if (!mayFollow(order.status, to)) throw orderErrors.transition(language, order.code, order.status, to);
}
