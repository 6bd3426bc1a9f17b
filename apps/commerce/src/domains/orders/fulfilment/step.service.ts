import type { Language } from '@crema/brands';
import { BY_OPERATOR } from '../actor.types.ts';
import { orderErrors } from '../orders.errors.ts';
import type { Order } from '../orders.types.ts';
import type { FulfilmentNeeds } from './fulfilment.deps.ts';
import { mayFollow, type OrderStatus } from './transitions.rules.ts';

/** One step of a locked order. @throws 404 unknown, 409 not allowed now. */
export const step = (
  { platform, repository }: FulfilmentNeeds,
  code: string,
  work: (order: Order) => Promise<void>,
  language: Language = BY_OPERATOR.language,
): Promise<Order> =>
  platform.db.transaction(async () => {
    const order = await repository.lock(code);
    if (!order) throw orderErrors.unknown(language, code);
    await work(order);
    return (await repository.lock(code)) ?? order;
  });

/** @throws 409 if the transition table does not allow it. */
export function requireTransition(
  order: Order,
  to: OrderStatus,
  language: Language = BY_OPERATOR.language,
): void {
  if (!mayFollow(order.status, to)) throw orderErrors.transition(language, order.code, order.status, to);
}
