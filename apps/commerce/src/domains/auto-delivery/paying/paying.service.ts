/** Paying in person for an order that could not be charged, by the link that was mailed about it. */
import { paymentRefused } from '#domains/checkout/index.ts';
import type { Order } from '#domains/orders/index.ts';
import { conflict, type OccError, type SiteContext, say, usedLink } from '#platform/http/index.ts';
import type { NextAction } from '#platform/payments/index.ts';
import type { Occurrence, Subscription } from '../subscription/subscription.types.ts';
import type { Payable } from './link.rules.ts';
import type { PayingNeeds } from './paying.deps.ts';

/** `due`: can be paid; `asked`: its bank waits for an answer; `processing`: its outcome is not known yet. */
export type OpenPaymentStatus = 'due' | 'asked' | 'processing' | 'paid' | 'cancelled';

/** What a link is about. */
export interface OpenPayment {
  status: OpenPaymentStatus;
  date: string;
  /** The latest order that was tried; absent where none is left. */
  order?: Order;
  nextAction?: NextAction;
}

/** What could not be charged. @throws 400 for a link that is none, or has expired. */
export async function open(needs: PayingNeeds, ctx: SiteContext, token: string): Promise<OpenPayment> {
  return seen(needs, await found(needs, ctx, token));
}

/**
 * Pays, with a card of the provider's fields. Where it is paid already, or no longer due, nothing is charged.
 *
 * @throws 400 for a card that is refused; 409 where it costs more than was shown.
 */
export async function pay(
  needs: PayingNeeds,
  ctx: SiteContext,
  token: string,
  card: { provider: string; token: string },
): Promise<OpenPayment> {
  const before = await found(needs, ctx, token);
  const shown = await seen(needs, before);
  if (shown.status !== 'due' || !shown.order) return shown;
  const payment = await needs.checkout.describePayment(ctx, card);
  if (!payment) return shown;
  const most = shown.order.payment.amount;
  await needs.generation.runPresent(ctx.site.id, await allOf(needs, shown.order), payment, most);
  const after = await seen(needs, await found(needs, ctx, token));
  if (after.status !== 'due' || after.order?.code === shown.order.code) return after;
  if (after.order && after.order.payment.amount > most) throw dearer(ctx);
  throw paymentRefused(ctx.language, after.order?.payment.reason);
}

/** Goes on once the bank was answered: the provider is asked. @throws 400 for a payment that is refused. */
export async function confirm(needs: PayingNeeds, ctx: SiteContext, token: string): Promise<OpenPayment> {
  const shown = await seen(needs, await found(needs, ctx, token));
  if (shown.status !== 'asked' || !shown.order) return shown;
  const { code } = shown.order;
  const state = await needs.orders.recurring.ask(code, true);
  if (state) await needs.generation.settleOne(code, state);
  const after = await seen(needs, await found(needs, ctx, token));
  if (after.status === 'due') throw paymentRefused(ctx.language, after.order?.payment.reason);
  return after;
}

interface Found {
  subscription: Subscription;
  occurrence: Occurrence;
}

async function found(
  { links, platform, subscriptions }: PayingNeeds,
  ctx: SiteContext,
  token: string,
): Promise<Found> {
  const asked: Payable | undefined = links.read(ctx.site.id, token, platform.clock.now());
  const subscription = asked && (await subscriptions.byId(asked.subscriptionId));
  const occurrence = asked && (await subscriptions.occurrence(asked.subscriptionId, asked.cycle));
  if (!subscription || !occurrence) throw usedLink(ctx.language);
  return { subscription, occurrence };
}

async function seen({ orders }: PayingNeeds, { subscription, occurrence }: Found): Promise<OpenPayment> {
  const { orderCode, date } = occurrence;
  const [order] = orderCode ? await orders.recurring.byCodes([orderCode]) : [];
  const about = { date, ...(order ? { order } : {}) };
  if (occurrence.status === 'ordered') return { status: 'paid', ...about };
  const isOver = subscription.status === 'CANCELLED' || !order;
  if (isOver || (occurrence.status !== 'failed' && occurrence.status !== 'pending'))
    return { status: 'cancelled', ...about };
  if (occurrence.status === 'failed') return { status: 'due', ...about };
  if (order.payment.status !== 'requires_action') return { status: 'processing', ...about };
  const state = await orders.recurring.ask(order.code);
  return {
    ...{ status: 'asked', ...about },
    ...(state?.status === 'requires_action' ? { nextAction: state.nextAction } : {}),
  };
}

/** The subscriptions whose goods were to come with an order that failed. */
const allOf = async ({ repository }: PayingNeeds, { code }: Order): Promise<string[]> => [
  ...new Set(
    (await repository.occurrencesOfOrders([code]))
      .filter(({ status }) => status === 'failed')
      .map(({ subscriptionId }) => subscriptionId),
  ),
];

const dearer = ({ language }: SiteContext): OccError =>
  conflict(
    'StaleCartError',
    say(
      language,
      'The amount has changed. Please check the new one; you were not charged.',
      'Le montant a changé. Veuillez vérifier le nouveau\u00a0: rien n’a été débité.',
    ),
    { reason: 'totalChanged', subject: 'amount', subjectType: 'order' },
  );
