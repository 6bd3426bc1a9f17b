import type { Language } from '@crema/brands';
import { daysLater } from '#platform/clock/index.ts';
import { conflict, say } from '#platform/http/index.ts';
import { type Actor, BY_OPERATOR, type StepBy } from '../actor.types.ts';
import { orderErrors } from '../orders.errors.ts';
import type { Order } from '../orders.types.ts';
import { refundErrors } from '../refunds/refunds.errors.ts';
import { cardPartOf } from '../sources/sources.rules.ts';
import type { FulfilmentNeeds } from './fulfilment.deps.ts';
import { requireTransition, step } from './step.service.ts';

/**
 * Cancels until something was picked: stock and payment go back, once. One that still waits for the shopper's
 * authentication is given up at the provider first.
 */
export async function cancel(
  needs: FulfilmentNeeds,
  code: string,
  actor: Actor,
  language: Language = BY_OPERATOR.language,
): Promise<Order> {
  const { repository, settlement, guards } = needs;
  const before = await repository.byCode(code);
  if (before?.payment.status === 'requires_action') {
    const ended = await settlement.providerOf(before).cancel(guards.chargeKey(code));
    const order = await settlement.apply(code, ended);
    if (order.status === 'cancelled') return order;
  }
  return step(
    needs,
    code,
    async (order) => {
      if (order.status === 'created') throw orderErrors.paymentPending(language, code);
      requireTransition(order, 'cancelled', language);
      await settlement.move(order, 'cancelled', actor);
      const owed = await giveBack(needs, order, 'cancel', { actor, language });
      await settlement.runCancelledHooks(order, actor);
      await settlement.releaseStock(order);
      for (const hook of needs.hooks) await hook.cancelled?.(order, actor);
      await settlement.email(order, 'cancelled', { owed });
    },
    language,
  );
}

/** Records a return within the return window: restocks and refunds, once. */
export function takeBack(
  needs: FulfilmentNeeds,
  code: string,
  { actor, language }: StepBy = BY_OPERATOR,
): Promise<Order> {
  const {
    repository,
    settlement,
    configuration,
    platform: { clock },
  } = needs;
  const work = async (order: Order): Promise<void> => {
    requireTransition(order, 'returned', language);
    const since = (await repository.lastMoved(code)) ?? order.updatedAt;
    const days = configuration(order.site).returnWindowDays;
    if (clock.now() > daysLater(since, days)) {
      const message = say(
        language,
        `The ${days}-day return period of ${code} is over.`,
        `La période de retour de ${days} jours de ${code} est terminée.`,
      );
      throw conflict('ReturnWindowError', message, { subject: code, subjectType: 'order' });
    }
    await settlement.move(order, 'returned', actor);
    const owed = await giveBack(needs, order, 'return', { actor, language });
    await settlement.runCancelledHooks(order, actor);
    await settlement.releaseStock(order);
    for (const hook of needs.hooks) await hook.returned?.(order);
    await settlement.email(order, 'returned', { owed });
  };
  return step(needs, code, work, language);
}

/** In the running transaction: refunds the rest of what was paid. Answers what of it the card gets. */
async function giveBack(
  { settlement }: FulfilmentNeeds,
  order: Order,
  kind: 'cancel' | 'return',
  { actor, language }: StepBy,
): Promise<number> {
  const { status } = order.payment;
  if (status !== 'captured' && status !== 'partially_refunded') return 0;
  if (order.isDisputed) throw refundErrors.disputed(language, order.code);
  const refund = await settlement.refunds.rest(order, kind, actor);
  return refund ? cardPartOf(refund) : 0;
}
