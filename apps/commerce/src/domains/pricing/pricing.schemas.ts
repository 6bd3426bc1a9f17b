import { Type } from 'typebox';

/** The wire shape of `toPrice`. */
export const Price = Type.Object(
  {
    value: Type.Number({ description: 'Major units.' }),
    currencyIso: Type.String(),
    formattedValue: Type.String(),
  },
  { $id: 'Price' },
);

/** One tax of an order or cart. */
export const TaxTotal = Type.Object(
  { name: Type.String(), percent: Type.Number(), amount: Type.Ref('Price') },
  { $id: 'TaxTotal' },
);

/** An amount beside the prices of lines: of one line, or of a whole cart or order. */
export const SurchargeTotal = Type.Object(
  {
    code: Type.String(),
    label: Type.String({
      description: 'What it is for, in the reader’s language; in an order, in its shopper’s.',
    }),
    amount: Type.Ref('Price'),
  },
  { $id: 'SurchargeTotal' },
);
