/** What may be shown and kept of a card. */
export interface Card {
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

export interface ChargeRequest {
  /** The order code: a provider charges a key at most once, however often it is asked. */
  key: string;
  /** Minor units. */
  amount: number;
  currency: string;
  token: string;
}

/** What the shopper's browser must do before the charge goes through. */
export interface NextAction {
  type: 'authenticate';
  /** Where the browser sends its proof. */
  confirmWith: string;
}

/** Where a charge stands at the provider. */
export type PaymentState =
  | { status: 'captured'; reference: string }
  | { status: 'declined'; reason: 'card_declined' | 'insufficient_funds' }
  | { status: 'requires_action'; nextAction: NextAction }
  /** Nothing was charged under this key, and nothing ever will be. */
  | { status: 'cancelled' };

/** Whether the charge went through is not known; `lookup` will tell. */
export class PaymentTimeoutError extends Error {
  constructor(key: string) {
    super(`The payment provider did not answer about ${key}`);
    this.name = 'PaymentTimeoutError';
  }
}

/**
 * A payment provider: a network away, so never called inside a transaction. Every call may be repeated; the key
 * makes it one charge.
 */
export interface PaymentProvider {
  name: string;
  /** The card behind a token of the hosted fields; undefined for a token that was never given out. */
  describe(token: string): Promise<Card | undefined>;
  /** Charges. @throws {PaymentTimeoutError} when the outcome is unknown. */
  charge(request: ChargeRequest): Promise<PaymentState>;
  /** Goes on after the shopper authenticated. */
  confirm(key: string): Promise<PaymentState>;
  /** What is known about a key; undefined: it was never asked to charge it. */
  lookup(key: string): Promise<PaymentState | undefined>;
  /** Makes sure that a key is never charged from now on, and tells where it ended: `captured` if it came too late. */
  cancel(key: string): Promise<PaymentState>;
  /** Gives back up to what was captured, once per `refundKey`. */
  refund(key: string, refundKey: string, amount: number): Promise<{ reference: string }>;
}
