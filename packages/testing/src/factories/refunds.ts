import { randomUUID } from 'node:crypto';
import type { Commerce } from '@crema/commerce';

/** An operator gives back all that is left of an order. */
export const refundRest = ({ orders }: Pick<Commerce, 'orders'>, code: string) =>
  orders.refunds.make(code, { restock: 'unsent' }, { key: randomUUID(), actor: 'operator' });
