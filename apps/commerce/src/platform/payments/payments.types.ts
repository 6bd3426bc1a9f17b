/** The data of a card that may be shown and stored. */
export interface Card {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface ChargeRequest {
  /** The order code: a provider charges a key at most once, however often it is called. */
  key: string;
  /** Minor units. 0: nothing is charged, the card is only tried, as one that may be charged later. */
  amount: number;
  currency: string;
  token: string;
}

/** What the shopper's browser must do before the charge can succeed. */
export interface NextAction {
  type: 'authenticate';
  /** Where the browser sends its proof. */
  confirmWith: string;
}

/** State of a charge at the provider. */
export type PaymentState =
  | { status: 'captured'; reference: string }
  | { status: 'declined'; reason: 'card_declined' | 'insufficient_funds' }
  | { status: 'requires_action'; nextAction: NextAction }
  /** Nothing was charged under this key, and nothing will be. */
  | { status: 'cancelled' };

/** It is not known whether the charge succeeded; `lookup` tells. */
export class PaymentTimeoutError extends Error {
  constructor(key: string) {
    super(`The payment provider did not answer about ${key}`);
    this.name = 'PaymentTimeoutError';
  }
}

/**
 * A payment provider, called over the network, so never inside a transaction. Every call may be repeated; the key makes
 * it one charge.
 */
export interface PaymentProvider {
  name: string;
  /** The card of a token from the hosted fields; undefined for a token that was never issued. */
  describe(token: string): Promise<Card | undefined>;
  /**
   * Charges.
   *
   * @throws {PaymentTimeoutError} when the outcome is unknown.
   */
  charge(request: ChargeRequest): Promise<PaymentState>;
  /** Continues after the shopper has authenticated. */
  confirm(key: string): Promise<PaymentState>;
  /** State of a key; undefined: it was never charged. */
  lookup(key: string): Promise<PaymentState | undefined>;
  /**
   * Makes sure that a key is never charged from now on, and answers its final state: `captured` if it came too late.
   */
  cancel(key: string): Promise<PaymentState>;
  /**
   * Refunds `amount` (minor units) of what was captured under `key`, once per `refundKey`.
   *
   * @throws {PaymentTimeoutError} when the outcome is unknown; an error when less than that is left of the charge, or
   *   the refund's key was used for another amount.
   */
  refund(key: string, refundKey: string, amount: number): Promise<{ reference: string }>;
  /** Result of a refund; undefined: it was never made. */
  lookupRefund(refundKey: string): Promise<{ reference: string } | undefined>;
}
