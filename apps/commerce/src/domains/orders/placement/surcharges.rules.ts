import type { Language } from '@crema/brands';
import type { LineTotals } from '#domains/pricing/index.ts';
import type { OrderSurcharge } from '../orders.types.ts';

/** An order's own copy of a line's surcharges, with labels in the shopper's language. */
export const orderSurcharges = (
  { surcharges }: Pick<LineTotals, 'surcharges'>,
  language: Language,
): OrderSurcharge[] => surcharges.map(({ label, ...one }) => ({ ...one, label: label[language] }));
