import {
  type ChargeRequest,
  type PaymentProvider,
  type PaymentState,
  PaymentTimeoutError,
} from '#platform/payments/index.ts';
import { NO_CARD, type Order } from '../orders.types.ts';
import type { SettlementNeeds } from './settlement.deps.ts';

/** The provider of an order's payment. @throws if the shop no longer has it. */
export function providerOf({ payments }: Pick<SettlementNeeds, 'payments'>, order: Order): PaymentProvider {
  const provider = payments.provider(order.payment.payment.provider);
  if (!provider) throw new Error(`Order ${order.code} was paid with a provider that is gone`);
  return provider;
}

/** What comes of a payment without a card: no provider is asked. */
export const NOTHING_DUE: PaymentState = { status: 'captured', reference: 'none' };

/** Whether an order has no card to ask a provider about. One of an auto-delivery has, although it may be charged nothing yet. */
export const hasNoCard = ({ payment }: Order): boolean => payment.payment.provider === NO_CARD.provider;

/** Whose card an order keeps: where its customer asked for that, and where what it begins is charged to it later. */
async function keptFor(
  { hooks }: Pick<SettlementNeeds, 'hooks'>,
  order: Order,
): Promise<Pick<ChargeRequest, 'keep'>> {
  const { customerId, email, payment } = order;
  if (customerId && (payment.amount === 0 || payment.payment.saved)) return { keep: { customerId, email } };
  for (const hook of hooks) {
    const payer = await hook.paysAgain?.(order);
    if (payer !== undefined) return { keep: { customerId: payer, email } };
  }
  return {};
}

/** Step 2, outside any transaction. `undefined`: the outcome is unknown, and the settling job will look it up. */
export async function charge(
  needs: SettlementNeeds,
  order: Order,
  initiator: ChargeRequest['initiator'] = 'shopper',
): Promise<PaymentState | undefined> {
  const { guards, payments, platform } = needs;
  if (hasNoCard(order)) return NOTHING_DUE;
  // The shop no longer takes cards of this provider, or of this account at it: the customer is asked for another one.
  if (!payments.isTaking(order.payment.payment.provider, order.site))
    return { status: 'declined', reason: 'card_declined', retry: 'with_shopper' };
  try {
    return await providerOf(needs, order).charge({
      key: guards.chargeKey(order.code),
      amount: order.payment.amount,
      currency: order.currency,
      site: order.site,
      token: order.payment.payment.token,
      initiator,
      ...(initiator === 'shopper' ? await keptFor(needs, order) : {}),
    });
  } catch (error) {
    const level = error instanceof PaymentTimeoutError ? 'warn' : 'error';
    platform.log[level]({ err: error, order: order.code }, 'charge without an outcome');
    return undefined;
  }
}
