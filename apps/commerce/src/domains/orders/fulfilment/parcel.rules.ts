import type { Language } from '@crema/brands';
import { conflict, say } from '#platform/http/index.ts';
import type { Order, Part } from '../orders.types.ts';
import { statusOfLines } from './transitions.rules.ts';

/** Lines of an order, by number; absent: all that is left. */
export interface Parcel {
  entryNumbers?: readonly number[];
  /** Instead: lines with how many units of each; without a quantity, all that is left. */
  units?: readonly { entryNumber: number; quantity?: number }[];
  carrier?: string;
  trackingCode?: string;
  /** Nobody is mailed about it: what is sent by e-mail has arrived by then. */
  silent?: true;
}

/** The lines of a parcel with the quantity of each. @throws 409 if there is none, or less than was asked for. */
export function chosenLines(
  order: Order,
  { units, entryNumbers = units?.map(({ entryNumber }) => entryNumber) }: Parcel,
  left: (line: Order['lines'][number]) => number,
  language: Language,
) {
  const asked = (line: Order['lines'][number]): number =>
    units?.find(({ entryNumber }) => entryNumber === line.entryNumber)?.quantity ?? left(line);
  const unknown = entryNumbers?.find((number) => !order.lines.some((line) => line.entryNumber === number));
  const entries = order.lines
    .filter((line) => !entryNumbers || entryNumbers.includes(line.entryNumber))
    .map((line) => ({ entryNumber: line.entryNumber, quantity: Math.min(asked(line), left(line)) }))
    .filter((entry) => entry.quantity > 0);
  const subject = { subject: order.code, subjectType: 'order' };
  if (unknown !== undefined || entries.length === 0)
    throw conflict(
      'OrderEntryError',
      say(
        language,
        `Nothing is left to do with these lines of ${order.code}.`,
        `Il ne reste rien à faire de ces lignes de ${order.code}.`,
      ),
      subject,
    );
  if (order.lines.some((line) => entryNumbers?.includes(line.entryNumber) && asked(line) > left(line)))
    throw conflict(
      'OrderEntryError',
      say(
        language,
        `Fewer units are left of these lines of ${order.code}.`,
        `Il reste moins d’unités de ces lignes de ${order.code}.`,
      ),
      { reason: 'tooMany', ...subject },
    );
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
