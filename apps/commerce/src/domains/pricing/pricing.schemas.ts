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
