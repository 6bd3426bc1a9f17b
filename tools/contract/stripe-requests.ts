import type { Stripe } from 'stripe';

/**
 * The parameters of each call that the shop may make to Stripe, by method and path; `:id` stands for an id. The fake refuses
 * a call that is not here: add it, and run `npm run contract`.
 */
export interface StripeRequests {
  'POST payment_intents': Stripe.PaymentIntentCreateParams;
  'GET payment_intents': Stripe.PaymentIntentListParams;
  'GET payment_intents/:id': Stripe.PaymentIntentRetrieveParams;
  'POST payment_intents/:id/confirm': Stripe.PaymentIntentConfirmParams;
  'POST payment_intents/:id/cancel': Stripe.PaymentIntentCancelParams;
  'POST setup_intents': Stripe.SetupIntentCreateParams;
  'GET setup_intents/:id': Stripe.SetupIntentRetrieveParams;
  'POST setup_intents/:id/confirm': Stripe.SetupIntentConfirmParams;
  'POST setup_intents/:id/cancel': Stripe.SetupIntentCancelParams;
  'POST refunds': Stripe.RefundCreateParams;
  'GET refunds': Stripe.RefundListParams;
  'GET refunds/:id': Stripe.RefundRetrieveParams;
  'POST customers': Stripe.CustomerCreateParams;
  'DELETE customers/:id': Stripe.CustomerDeleteParams;
  'GET payment_methods': Stripe.PaymentMethodListParams;
  'GET payment_methods/:id': Stripe.PaymentMethodRetrieveParams;
  'POST payment_methods/:id/detach': Stripe.PaymentMethodDetachParams;
  'GET confirmation_tokens/:id': Stripe.ConfirmationTokenRetrieveParams;
  'GET events': Stripe.EventListParams;
  'GET events/:id': Stripe.EventRetrieveParams;
  'GET charges': Stripe.ChargeListParams;
  'GET charges/:id': Stripe.ChargeRetrieveParams;
  'GET disputes': Stripe.DisputeListParams;
  'GET disputes/:id': Stripe.DisputeRetrieveParams;
  'GET balance_transactions': Stripe.BalanceTransactionListParams;
  'GET payouts': Stripe.PayoutListParams;
  'GET payouts/:id': Stripe.PayoutRetrieveParams;
  'GET radar/early_fraud_warnings': Stripe.Radar.EarlyFraudWarningListParams;
  'GET radar/early_fraud_warnings/:id': Stripe.Radar.EarlyFraudWarningRetrieveParams;
}
