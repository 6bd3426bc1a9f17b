import type Stripe from 'stripe';
import type { Card, RefundState } from '../payments.types.ts';
import type { SeenIntent, StoredDecline, StoredIntent } from './stripe.types.ts';

/** What a refusal means for the shop, by Stripe's code of it. */
const REASONS: Record<string, StoredDecline> = {
  insufficient_funds: { reason: 'insufficient_funds', retry: 'later' },
  expired_card: { reason: 'expired_card', retry: 'with_shopper' },
  fraudulent: { reason: 'fraud', retry: 'never' },
  lost_card: { reason: 'fraud', retry: 'never' },
  pickup_card: { reason: 'fraud', retry: 'never' },
  stolen_card: { reason: 'fraud', retry: 'never' },
  authentication_required: { reason: 'authentication_required', retry: 'with_shopper' },
  payment_intent_authentication_failure: { reason: 'authentication_required', retry: 'with_shopper' },
  setup_intent_authentication_failure: { reason: 'authentication_required', retry: 'with_shopper' },
  card_not_supported: { reason: 'not_supported', retry: 'with_shopper' },
  currency_not_supported: { reason: 'not_supported', retry: 'never' },
};

const RETRIES: Record<string, StoredDecline['retry']> = {
  do_not_try_again: 'never',
  try_again_later: 'later',
  confirm_card_data: 'with_shopper',
};

/** Why a charge was refused, and whether the same card may do later. */
export function declineOf({ code, declineCode, advice }: NonNullable<SeenIntent['problem']>): StoredDecline {
  const known = REASONS[declineCode ?? ''] ?? REASONS[code ?? ''];
  return known ?? { reason: 'card_declined', retry: RETRIES[advice ?? ''] ?? 'later' };
}

const BRANDS: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The card of a payment method, or of one that is about to be made; what is no card is named by its kind. */
export function cardOf({ type, card }: Pick<Stripe.PaymentMethod, 'type'> & { card?: PartOfCard }): Card {
  const { brand = type, last4 = '', exp_month = 12, exp_year = 2099 } = card ?? {};
  return {
    brand: BRANDS[brand] ?? `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`,
    lastFour: last4,
    expiryMonth: exp_month,
    expiryYear: exp_year,
  };
}

type PartOfCard = Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;

/** Whether an intent that succeeded charged the amount, in the currency, for the key that it was made for. */
export const isAsked = ({ key, amount, currency }: StoredIntent, seen: SeenIntent): boolean =>
  seen.amount === amount && seen.currency === currency && seen.key === key;

/** Of an answer with `payment_method` expanded. */
export function seenPayment(intent: Stripe.PaymentIntent): SeenIntent {
  const { id, status, metadata, client_secret, last_payment_error: problem, payment_method } = intent;
  return {
    ...{ id, status, key: metadata.order, clientSecret: client_secret },
    amount: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    problem: problem ? problemOf(problem) : undefined,
    method: typeof payment_method === 'object' && payment_method ? payment_method : undefined,
  };
}

/** Of an answer with `payment_method` expanded. */
export function seenSetUp(intent: Stripe.SetupIntent): SeenIntent {
  const { id, status, metadata, client_secret, last_setup_error: problem, payment_method } = intent;
  return {
    ...{ id, status, key: metadata?.order, clientSecret: client_secret, amount: 0, currency: '' },
    problem: problem ? problemOf(problem) : undefined,
    method: typeof payment_method === 'object' && payment_method ? payment_method : undefined,
  };
}

/** What Stripe says of a refund. */
export const refundStateOf = ({ id, status }: Pick<Stripe.Refund, 'id' | 'status'>): RefundState => ({
  status:
    status === 'succeeded'
      ? 'succeeded'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'pending',
  reference: id,
});

const problemOf = ({
  code,
  decline_code,
  advice_code,
}: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code' | 'advice_code'>) => ({
  ...{ code, declineCode: decline_code, advice: advice_code },
});
