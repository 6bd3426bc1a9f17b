import type { SiteId } from '@crema/brands';

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
  site: SiteId;
  /** Of the provider's card fields; or one that was kept, which may be charged again. */
  token: string;
  /** Who waits for the outcome: a merchant's charge (a renewal) cannot authenticate anybody. */
  initiator: 'shopper' | 'merchant';
  /** Keeps the card, so that its token can be charged later for that customer. */
  keep?: Payer;
}

/** Whose card is kept. */
export interface Payer {
  customerId: string;
  email: string;
}

/** A card that is to be charged later, and is not charged now. */
export interface SetUpRequest {
  key: string;
  token: string;
  payer: Payer;
}

/** What the shopper's browser must do before the charge can succeed. */
export interface NextAction {
  type: 'authenticate';
  /** What the provider's script in the browser continues with. Shown to the shopper who pays; never logged. */
  clientSecret?: string;
}

/** Why a provider refused a charge. */
export type Declined =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'fraud'
  | 'authentication_required'
  | 'not_supported';

/** State of a charge at the provider. */
export type PaymentState =
  | { status: 'captured'; reference: string }
  /** `retry`: whether the same card may do later, only with its owner present, or never. */
  | { status: 'declined'; reason: Declined; retry: 'never' | 'later' | 'with_shopper' }
  /** The provider is still at it; nothing ends it from here: ask again. */
  | { status: 'processing' }
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

/** What a refund came to at the provider. A pending one is on its way, and may fail later. */
export interface RefundState {
  status: 'pending' | 'succeeded' | 'failed';
  reference: string;
}

/** A refund that this shop did not ask for: made at the provider, in its own pages. */
export interface OutsideRefund extends RefundState {
  /** Names it here, once and for all. */
  key: string;
  /** Minor units. */
  amount: number;
}

/**
 * `warning`: a bank asks, or expects a dispute, and no money moved. `needs_response` and `under_review`: the money is taken back for
 * now. The others have ended; `closed`: a warning that came to nothing.
 */
export type DisputeStatus = 'warning' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed';

/** A charge that its cardholder or a bank doubts, as the provider has it. */
export interface SeenDispute {
  /** The provider's name of it. */
  id: string;
  /** `inquiry`: a question of the bank before a dispute; `fraud_warning`: the card was reported. */
  kind: 'dispute' | 'inquiry' | 'fraud_warning';
  status: DisputeStatus;
  /** The provider's word, such as `fraudulent` or `product_not_received`. */
  reason: string;
  /** Minor units that it is about. */
  amount: number;
  /** Until when an answer counts. */
  dueBy?: Date | undefined;
  /** When it began. */
  at: Date;
}

/** A card that is kept, as the provider has it now. */
export interface KeptCard {
  customerId: string;
  /** Every token that it was entered with. */
  tokens: string[];
  /** Undefined: it cannot be charged any more. */
  card: Card | undefined;
}

/** Money as the provider moved it: what its own books say. */
export interface Movement {
  kind: 'captured' | 'refunded' | 'disputed';
  /** The provider's name of it, as this shop keeps it. */
  reference: string;
  /** Of the charge. */
  key: string;
  /** Minor units. */
  amount: number;
  /** In capitals. */
  currency: string;
  at: Date;
}

/** What a browser needs to collect a card, and where its parts are loaded from. */
export interface BrowserPayments {
  /** `frame`: fields served by this shop; `stripe`: the provider's own script. */
  kind: 'frame' | 'stripe';
  publishableKey?: string;
  /** Origins beside the shop's own. */
  csp: { script: string[]; frame: string[]; connect: string[] };
}

/** What a provider's event is about: a reason to ask, never the answer itself. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Instant of the event at the provider. */
  at: Date;
  /** `key`: of the charge; `refundKey`: absent for a refund that was made at the provider, not here. */
  about:
    | { kind: 'charge'; key: string }
    | { kind: 'dispute'; key: string }
    /** `key`: the provider's name of a card that is kept. */
    | { kind: 'card'; key: string }
    | { kind: 'refund'; key: string; refundKey?: string | undefined };
}

/**
 * Why a message does nothing. `refused`: not signed by this account; `not ours`: about nothing of this shop; `misplaced`: about
 * something that was paid with another account than the one that signed.
 */
export type Unheard = 'refused' | 'not ours' | 'misplaced';

/**
 * A payment provider, called over the network, so never inside a transaction. Every call may be repeated; the key makes
 * it one charge.
 */
export interface PaymentProvider {
  /** As payments, cards and events of it are kept; each account of one provider has its own. */
  name: string;
  browser(site: SiteId): BrowserPayments;
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
   * Makes sure that a key is never charged from now on, and answers its final state: `captured` if it came too late,
   * `processing` where it can no longer be stopped.
   */
  cancel(key: string): Promise<PaymentState>;
  /**
   * Prepares a card for later charges, without charging it. Its token is then one that was kept.
   *
   * @throws {PaymentTimeoutError} when the outcome is unknown.
   */
  setUp(request: SetUpRequest): Promise<{ status: 'saved'; token: string; card: Card } | PaymentState>;
  /** The card of a token is not charged any more. Does nothing for one that is not kept. */
  forget(token: string): Promise<void>;
  /** A kept card by the provider's name, as it is there now; undefined for one that is not kept here. */
  keptCard?(name: string): Promise<KeptCard | undefined>;
  /**
   * Refunds `amount` (minor units) of what was captured under `key`, once per `refundKey`.
   *
   * @throws {PaymentTimeoutError} when the outcome is unknown; an error when less than that is left of the charge, or
   *   the refund's key was used for another amount.
   */
  refund(key: string, refundKey: string, amount: number): Promise<RefundState>;
  /** Result of a refund; undefined: it was never made. */
  lookupRefund(refundKey: string): Promise<RefundState | undefined>;
  /** Refunds of a charge that were made at the provider, oldest first. Only for a provider where they can be. */
  outsideRefunds?(key: string): Promise<OutsideRefund[]>;
  /** What is disputed of a charge, oldest first. Only for a provider where that happens. */
  disputes?(key: string): Promise<SeenDispute[]>;
  /** All that the provider moved for this shop from an instant until before another. */
  movements(from: Date, until: Date): Promise<Movement[]>;
  /**
   * Reads a message that claims to be the provider's. Only for a provider that sends messages.
   *
   * @param raw the body, byte for byte as it came
   */
  read?(raw: Buffer, signature: string): Promise<ProviderEvent | Unheard>;
  /** Its messages about this shop since an instant, whether they arrived or not. */
  missed?(since: Date): Promise<ProviderEvent[]>;
}
