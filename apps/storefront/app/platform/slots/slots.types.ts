import type { components } from '@crema/api-client';
import type { ReactNode } from 'react';

type Schemas = components['schemas'];

/** What the product page knows of a product, as the API has it. */
interface ShownProduct {
  product: Pick<Schemas['Product'], 'code' | 'name' | 'brand' | 'categories'>;
  /** The variant that is chosen now. */
  variant?: { code: string; price: Pick<Schemas['Price'], 'value' | 'formattedValue'> };
}

/**
 * The slots, each with what it hands to whatever fills it. `app/compositions/slots` has a file for each. The product page is
 * drawn on the server too, where nothing is known of the person; what the others hand over comes in the browser.
 */
export interface Slots {
  /** Product page, below the buy box. Nothing spaces it: a component brings its own space above, as with `mt-4`. */
  product: ShownProduct;
  /** Cart page, below the sums and above the way to the checkout. */
  cart: { cart: Schemas['Cart'] };
  /** Checkout, above the card fields, once the payment step is reached. */
  checkout: { cart: Schemas['Cart'] };
  /** After an order was placed, below the thanks; the page is looked at later too, whatever became of the order. */
  confirmation: { order: Schemas['Order'] };
  /** Below the sums of an order: in the account, by a link from an email, and after it was placed. */
  order: { order: Schemas['Order'] };
  /** First page of the account, below the last order. */
  account: Record<never, never>;
}

/** What fills a slot, made of a component by `filler`. */
export interface Filler<Data> {
  draw: (data: Data, key: number) => ReactNode;
}

/** All that fills a slot, in the order in which it is drawn. */
export type Fillers<Name extends keyof Slots> = readonly Filler<Slots[Name]>[];
