import { conflict } from '#platform/http/index.ts';
import type { Order, Part } from '../orders.types.ts';
import { statusOfLines } from './transitions.rules.ts';

/** Lines of an order, by number; absent: all that is left. */
export interface Parcel {
  entryNumbers?: readonly number[];
  carrier?: string;
  trackingCode?: string;
}

/** The lines of a parcel with the quantity left of each. @throws 409 if there is none. */
export function chosenLines(
  order: Order,
  { entryNumbers }: Parcel,
  left: (line: Order['lines'][number]) => number,
) {
  const unknown = entryNumbers?.find((number) => !order.lines.some((line) => line.entryNumber === number));
  const entries = order.lines
    .filter((line) => !entryNumbers || entryNumbers.includes(line.entryNumber))
    .map((line) => ({ entryNumber: line.entryNumber, quantity: left(line) }))
    .filter((entry) => entry.quantity > 0);
  if (unknown !== undefined || entries.length === 0) {
    throw conflict('OrderEntryError', `Nothing is left to do with these lines of ${order.code}.`, {
      subject: order.code,
      subjectType: 'order',
    });
  }
  return entries;
}

/** The status of an order after these units were sent or delivered too. */
export const progressed = (order: Order, entries: Part, what: 'shipped' | 'delivered') =>
  statusOfLines(
    order.lines.map((line) => ({
      ...line,
      [what]: line[what] + (entries.find((entry) => entry.entryNumber === line.entryNumber)?.quantity ?? 0),
    })),
  );
