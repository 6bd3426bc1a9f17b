import type { Wish } from '../wish-lists.types.ts';

/** What is known of a variant on a list; prices in minor units. */
export type Seen = Pick<Wish, 'priceAdded' | 'priceTold' | 'inStock'>;

/** What a variant is now; its price in minor units. */
export interface Present {
  price: number;
  inStock: boolean;
}

/** What a customer is told of a variant: that it costs less, or that it can be bought again. */
export type NewsKind = 'cheaper' | 'back';

/** A variant of an e-mail; prices in minor units. */
export interface News {
  kind: NewsKind;
  productCode: string;
  variantCode: string;
  /** As kept on the list, for a product that is gone when the e-mail is sent. */
  name: string;
  price: number;
  /** Of what costs less: the price before. */
  was?: number;
}

/** What the outbox keeps of an e-mail. */
export interface NewsEmail {
  customerId: string;
  /** When it was written. */
  at: string;
  news: News[];
}
