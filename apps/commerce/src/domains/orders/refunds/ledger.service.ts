import type { Platform } from '#platform/index.ts';
import type { Actor } from '../actor.types.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { Order, OrderPaymentStatus } from '../orders.types.ts';
import type { OrderCatalog } from '../placement/catalog.deps.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';
import { paidOf, refundedOf, sourcePartsOf } from '../sources/sources.rules.ts';
import type { PaymentSources } from '../sources/sources.service.ts';
import { planAmount, planOf } from './amounts.rules.ts';
import type { RefundsRepository } from './refunds.repository.ts';
import type { AskedRefund, Refund, RefundKind, RefundPlan, RefundRequest } from './refunds.types.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'jobs'>;
  refunds: RefundsRepository;
  guards: Pick<OrderGuards, 'chargeKey'>;
  catalog: Pick<OrderCatalog, 'release'>;
  hooks: readonly OrderHooks[];
  sources: Pick<PaymentSources, 'refund'>;
}

/** Why all that is left is refunded. */
type RestKind = 'cancel' | 'return' | 'void';

/**
 * Writes refunds, in the running transaction and of a locked order. What had paid before the card gets its part in it; a job refunds
 * the card, outside of it.
 */
export function createRefundLedger({ platform, refunds, guards, catalog, hooks, sources }: Parts) {
  const { clock, jobs } = platform;

  const write = async (
    order: Order,
    kind: RefundKind,
    plan: RefundPlan,
    asked: AskedRefund,
    { key, actor, staffId }: Pick<RefundRequest, 'key' | 'actor' | 'staffId'>,
    /** Of a refund of the card alone that the provider has already. */
    outside?: string,
  ): Promise<Refund> => {
    const number = order.refunds.length + 1;
    const isWhole = !outside && number === 1 && isAllBack(order, plan) && isEveryUnit(order, plan);
    const chargeKey = guards.chargeKey(order.code);
    const refund: Refund = {
      ...{ ...plan, number, key, kind, asked, actor },
      sources: outside ? [] : sourcePartsOf(order, plan.amount),
      // An earlier version, which had whole refunds only, used this key, and may run beside this one.
      providerKey: outside ?? (isWhole ? `${chargeKey}:refund` : `${chargeKey}:refund:${number}`),
      restock: asked.restock,
      ...(asked.reason ? { reason: asked.reason } : {}),
      ...(staffId ? { staffId } : {}),
      status: 'due',
      createdAt: clock.now(),
    };
    for (const hook of hooks) await hook.refunding?.(order);
    await sources.refund(order, refund);
    await refunds.write(order.code, refund, statusAfter(order, plan, isWhole));
    for (const hook of hooks) await hook.refundMade?.(order, refund);
    await jobs.enqueue('orders.settle', { code: order.code });
    return refund;
  };

  /** Refunds the rest of a paid order's payment; does nothing if nothing is left. */
  const rest = (order: Order, kind: RestKind, actor: Actor): Promise<Refund> | undefined => {
    // The stock is handled for the whole order, see `releaseStock`; if the payment failed, it is returned already.
    const asked: AskedRefund = { restock: kind === 'void' ? 'none' : 'all' };
    const plan = planOf(order, asked);
    return 'lines' in plan
      ? write(order, kind, plan, asked, { key: `${order.code}:${kind}`, actor })
      : undefined;
  };

  /** Refunds a part, or all that is left, with the effects on stock and order hooks: the order's status stays. */
  const give = async (
    order: Order,
    plan: RefundPlan,
    asked: AskedRefund,
    request: RefundRequest,
  ): Promise<Refund> => {
    const refund = await write(order, 'refund', plan, asked, request);
    const comesToNothing = order.lines.every(
      (line) => line.withdrawn + (partOf(plan, line)?.withdrawn ?? 0) === line.quantity,
    );
    for (const hook of hooks) {
      if (comesToNothing) await hook.reversed?.(order, request.actor);
      else if (isAllBack(order, plan)) await hook.refunded?.(order);
    }
    await catalog.release(
      order.site,
      order.lines.map((line) => ({ code: line.code, qty: partOf(plan, line)?.restocked ?? 0 })),
    );
    return refund;
  };

  /** Records what went back to the card without this shop, of no line: nothing of the order is withdrawn or restocked. */
  const outside = async (
    order: Order,
    kind: 'provider' | 'dispute',
    { key, amount }: { key: string; amount: number },
  ): Promise<Refund> => {
    const plan = planAmount(order, amount);
    const refund = await write(order, kind, plan, { restock: 'none' }, { key, actor: 'shop' }, key);
    if (isAllBack(order, plan)) for (const hook of hooks) await hook.refunded?.(order);
    return refund;
  };

  /**
   * Records a refund that an earlier version, which had whole refunds only, marked as due without a record. That version
   * changed no lines and put the stock back itself.
   */
  const adopt = async (order: Order): Promise<void> => {
    if (order.payment.status !== 'refund_due' || order.refunds.length > 0) return;
    const asked: AskedRefund = { restock: 'unsent' };
    const plan = planOf(order, asked);
    if (!('lines' in plan)) return;
    const lines = plan.lines.map((line) => ({ ...line, withdrawn: 0, restocked: 0 }));
    const kind = { cancelled: 'cancel', returned: 'return' } as const;
    const done = order.placedAt
      ? (kind[order.status as keyof typeof kind] ?? ('refund' as const))
      : ('void' as const);
    await write(order, done, { ...plan, lines }, asked, { key: `${order.code}:refund`, actor: 'shop' });
  };

  return { rest, give, outside, adopt };
}

export type RefundLedger = ReturnType<typeof createRefundLedger>;

const partOf = (plan: RefundPlan, { entryNumber }: Order['lines'][number]) =>
  plan.lines.find((part) => part.entryNumber === entryNumber);

const isEveryUnit = (order: Order, plan?: RefundPlan): boolean =>
  order.lines.every(
    (line) => line.refunded + ((plan && partOf(plan, line))?.quantity ?? 0) === line.quantity,
  );

/**
 * Whether all that was paid is refunded, after the plan if there is one; for an order that cost nothing, whether all units
 * are.
 */
export const isAllBack = (order: Order, plan?: RefundPlan): boolean =>
  paidOf(order) > 0 ? refundedOf(order) + (plan?.amount ?? 0) === paidOf(order) : isEveryUnit(order, plan);

/**
 * `refund_due` means a single refund of the whole payment, because for an earlier version it means that all of it must
 * be refunded.
 */
function statusAfter(order: Order, { amount }: RefundPlan, isWhole: boolean): OrderPaymentStatus {
  if (isWhole) return 'refund_due';
  return refundedOf(order) + amount === 0 ? order.payment.status : 'partially_refunded';
}
