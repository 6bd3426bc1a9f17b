import type { Order } from '../../api/types.ts';

/** What a line of an order is called. */
export const nameOfLine = ({ entries }: Pick<Order, 'entries'>, number: number): string =>
  entries.find(({ entryNumber }) => entryNumber === number)?.product.name ?? String(number);
