import type { Language } from '@crema/brands';

/** What a source has for a cart, in minor units. */
export interface Fund {
  name: string;
  label: Readonly<Record<Language, string>>;
  available: number;
  /** Minor units of the total that it does not pay, see `CartPaymentSource`. */
  spares?: number;
}

/** What of a total is paid by a source, in minor units: more than nothing. */
export interface SourceShare {
  name: string;
  label: Readonly<Record<Language, string>>;
  amount: number;
}

/** How a total is paid: by the sources in their order, the rest by card. */
export interface CartPaid {
  sources: SourceShare[];
  /** Minor units that a card is charged; 0: no card is needed for it. */
  amountDue: number;
}
