import type { components } from '@crema/api-client';
import type { ReactNode } from 'react';

type Schemas = components['schemas'];

/** What the product page knows of a product, as the API has it. */
interface ShownProduct {
  product: Pick<Schemas['Product'], 'code' | 'name' | 'brand' | 'categories'>;
  /** The variant that is chosen now. */
  variant?: { code: string; price: Pick<Schemas['Price'], 'value' | 'formattedValue'> };
}

/** What whoever orders is asked beside the pay button. */
export interface OrderPart {
  /** Whether its order takes an account, or a card although nothing may be due. */
  takes?: { account?: boolean; card?: boolean };
  /** What goes with the order; undefined while something is missing, which is then shown. */
  answer: () => OrderAnswer | undefined;
  /** Focuses what is missing. */
  focus: () => void;
}

/** Fields of an order that other domains have added to it. */
type OrderAnswer = Pick<Schemas['PlaceOrder'], 'campaignConsent' | 'monthlyBoxConsent'>;

/** What a wallet gives instead of the checkout's form. */
export interface WalletPayment {
  /** The provider's token of the payment. */
  token: string;
  email: string;
  address: Schemas['Address'];
  /** What the wallet showed as the total, in major units: another one is refused before anything is charged. */
  amount: number;
}

/**
 * The slots, each with what it hands to whatever fills it. `app/compositions/slots` has a file for each. The product page is
 * drawn on the server too, where nothing is known of the person; what the others hand over comes in the browser.
 */
export interface Slots {
  /** Product page, below the buy box. Nothing spaces it: a component brings its own space above, as with `mt-4`. */
  product: ShownProduct;
  /**
   * Product page, below the facts and as wide as the page. What it needs on the server is loaded by `prepare` of
   * `app/compositions/slots/productBelow.ts`.
   */
  productBelow: ShownProduct;
  /** Cart page, below the sums and above the way to the checkout. */
  cart: { cart: Schemas['Cart'] };
  /**
   * Checkout, above the form: the buttons of wallets such as a phone's. Not for carts that ask for a consent. Until one is drawn
   * nothing is seen of the slot.
   */
  wallets: { cart: Schemas['Cart']; pay: (payment: WalletPayment) => Promise<void> };
  /** Checkout, above the card fields: drawn from the beginning, seen once the payment step is reached. */
  checkout: { cart: Schemas['Cart'] };
  /** Checkout, between the card and the pay button. A part joins the order with what it asks, and leaves it again. */
  consent: { cart: Schemas['Cart']; join: (part: OrderPart) => () => void };
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
