import type { Order } from '../../api/contract.ts';

/** What a line of an order is called. */
export const nameOfLine = ({ entries }: Pick<Order, 'entries'>, number: number): string =>
  entries.find(({ entryNumber }) => entryNumber === number)?.product.name ?? String(number);
