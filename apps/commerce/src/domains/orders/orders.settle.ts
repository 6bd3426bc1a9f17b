import type { SiteId } from '@crema/brands';
import type { CartService } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  type PaymentProvider,
  type PaymentState,
  type Payments,
  PaymentTimeoutError,
} from '#platform/payments/index.ts';
import type { OrderCatalog } from './orders.catalog.ts';
import type { OrderCompanion } from './orders.companion.ts';
import type { OrderGuards } from './orders.guards.ts';
import type { MailAbout, OrderMail } from './orders.mail.ts';
import type { OrdersRepository } from './orders.repository.ts';
import { mayFollow, type OrderStatus } from './orders.transitions.ts';
import type { Actor, Order } from './orders.types.ts';

interface Parts {
  platform: Platform;
  repository: OrdersRepository;
  guards: OrderGuards;
  cart: CartService;
  catalog: OrderCatalog;
  coupons: Pick<CouponsService, 'giveBack'>;
  payments: Payments;
  companions: readonly OrderCompanion[];
  configuration(site: SiteId): SiteConfiguration;
}

/** Why a payment failed that was given up before its provider heard of it: it may still be charged, and then goes back. */
export const UNHEARD = 'unheard';

/** Brings orders and the provider's books to agree, whatever was cut short between them. */
export function createSettlement({
  platform,
  repository,
  guards,
  cart,
  catalog,
  coupons,
  payments,
  companions,
  configuration,
}: Parts) {
  const { db, clock, jobs, log } = platform;

  const providerOf = (order: Order): PaymentProvider => {
    const provider = payments.provider(order.payment.payment.provider);
    if (!provider) throw new Error(`Order ${order.code} was paid with a provider that is gone`);
    return provider;
  };

  /** How long a placement may take before the job looks after it: a third of what a settlement may take. */
  const graceMs = (site: SiteId): number => (configuration(site).paymentSettleSeconds * 1000) / 3;
  const authenticationMs = (site: SiteId): number =>
    configuration(site).paymentAuthenticationMinutes * 60_000;

  /** @throws when the transition table does not allow it: the caller has a broken invariant. */
  const move = async (order: Order, status: OrderStatus, actor: Actor): Promise<void> => {
    if (!mayFollow(order.status, status))
      throw new Error(`${order.code} is ${order.status}, not to be ${status}`);
    await repository.setStatus(order.code, status, actor, clock.now());
  };

  const releaseStock = async (order: Order): Promise<void> => {
    if (!(await repository.claimStockRelease(order.code, clock.now()))) return;
    await catalog.release(
      order.site,
      order.lines.map((line) => ({ code: line.code, qty: line.quantity })),
    );
  };

  /** In the running transaction: tells the companions that nothing of a paid order stays. They lock before the stock does. */
  const undo = async (order: Order, actor: Actor): Promise<void> => {
    for (const companion of companions) await companion.undone?.(order, actor);
  };

  /** In the running transaction: the money of an order that stays as it is goes back, once. */
  const giveMoneyBack = async (order: Order): Promise<void> => {
    for (const companion of companions) await companion.refunded?.(order);
    await owe(order);
  };

  /** In the running transaction: what the order used of coupons can be used again; twice gives nothing more. */
  const giveBackCoupons = async (order: Order): Promise<void> => {
    if (order.coupons.length > 0) await coupons.giveBack(order.code);
  };

  /** In the running transaction: the money goes back once, by a job. */
  const owe = async (order: Order): Promise<void> => {
    await repository.setPayment(order.code, 'refund_due', {}, clock.now());
    await jobs.enqueue('orders.settle', { code: order.code });
  };

  /** In the running transaction: writes to the shopper. */
  const mail = (order: Order, kind: OrderMail, about: MailAbout = {}): Promise<void> =>
    jobs.enqueue('orders.mail', { code: order.code, kind, ...about });

  /** Step 2, outside any transaction. `undefined`: the outcome is unknown, and the settling job will ask. */
  const charge = async (order: Order): Promise<PaymentState | undefined> => {
    try {
      return await providerOf(order).charge({
        key: guards.chargeKey(order.code),
        amount: order.payment.amount,
        currency: order.currency,
        token: order.payment.payment.token,
      });
    } catch (error) {
      const level = error instanceof PaymentTimeoutError ? 'warn' : 'error';
      log[level]({ err: error, order: order.code }, 'charge without an outcome');
      return undefined;
    }
  };

  /** In the running transaction: an open order comes to nothing, and nothing that it held stays held. */
  const release = async (order: Order, reason: string): Promise<Order> => {
    const { code } = order;
    await move(order, 'cancelled', 'shop');
    await repository.setPayment(code, 'failed', { reason }, clock.now());
    await cart.setStatus(order.cartGuid, 'open');
    await releaseStock(order);
    await giveBackCoupons(order);
    for (const companion of companions) await companion.released(order);
    return { ...order, status: 'cancelled', payment: { ...order.payment, status: 'failed', reason } };
  };

  /**
   * In the running transaction: gives an unpaid order up although its provider does not answer. Should it have been
   * charged, or be charged yet, `apply` gives the money back. One whose payment has ended stays as it is.
   */
  const giveUp = async (code: string): Promise<void> => {
    const order = await repository.lock(code);
    if (order?.payment.status === 'pending') await release(order, UNHEARD);
  };

  /** Step 3: writes down what the provider says. Repeating it, late or twice, changes nothing more. */
  const apply = (code: string, state: PaymentState): Promise<Order> =>
    db.transaction(async () => {
      const order = await repository.lock(code);
      if (!order) throw new Error(`There is no order ${code}`);
      const open = order.payment.status === 'pending' || order.payment.status === 'requires_action';
      const now = clock.now();
      if (state.status === 'captured') {
        if (open) {
          await move(order, 'processing', 'shop');
          await repository.setPayment(code, 'captured', { reference: state.reference }, now);
          await cart.setStatus(order.cartGuid, 'ordered');
          await mail(order, 'confirmation');
          const payment = { ...order.payment, status: 'captured' as const };
          const placed: Order = { ...order, status: 'processing', placedAt: now, payment };
          for (const companion of companions) await companion.placed(placed);
          return placed;
        }
        // Charged although it was given up: what was taken goes back.
        if (order.payment.status === 'failed') await owe(order);
        return order;
      }
      if (!open) {
        // Now its provider has heard.
        if (order.payment.status === 'failed' && order.payment.reason === UNHEARD)
          await repository.setPayment(code, 'failed', { reason: 'cancelled' }, now);
        return order;
      }
      if (state.status === 'requires_action') {
        await repository.setPayment(code, 'requires_action', {}, now);
        return { ...order, payment: { ...order.payment, status: 'requires_action' } };
      }
      return release(order, state.status === 'declined' ? state.reason : 'cancelled');
    });

  /** Gives back what is owed; the refund's key makes it once. */
  const refund = async (order: Order): Promise<void> => {
    const key = guards.chargeKey(order.code);
    const { reference } = await providerOf(order).refund(key, `${key}:refund`, order.payment.amount);
    await db.transaction(async () => {
      const locked = await repository.lock(order.code);
      if (locked?.payment.status !== 'refund_due') return;
      await repository.setPayment(order.code, 'refunded', { refundReference: reference }, clock.now());
      if (locked.placedAt && locked.payment.amount > 0) await mail(order, 'refunded');
    });
  };

  /**
   * Ends what is unfinished about an order's payment: asks the provider, and where nothing was charged makes sure
   * that nothing ever will be before the stock goes back. Safe to repeat and to run beside a placement.
   */
  const settle = async (code: string): Promise<void> => {
    const order = await repository.byCode(code);
    if (!order) return;
    const { status, createdAt } = order.payment;
    if (status === 'refund_due') return refund(order);
    if (status !== 'pending' && status !== 'requires_action') return;
    const provider = providerOf(order);
    const key = guards.chargeKey(code);
    const known = await provider.lookup(key);
    const age = clock.now().getTime() - createdAt.getTime();
    if (!known && age < graceMs(order.site)) return;
    if (known?.status === 'requires_action' && age < authenticationMs(order.site)) {
      await apply(code, known);
      return;
    }
    const ended = !known || known.status === 'requires_action' ? await provider.cancel(key) : known;
    await apply(code, ended);
  };

  /** Settles everything that is overdue. One that fails is logged and tried again at the next sweep. */
  const sweep = async (): Promise<number> => {
    const now = clock.now().getTime();
    // The sites agree on these numbers unless a merchant changed one; `settle` asks the order's own site again.
    const codes = await repository.unsettled(
      new Date(now - graceMs('usb2c')),
      new Date(now - authenticationMs('usb2c')),
      200,
    );
    for (const code of codes) {
      await settle(code).catch((error: unknown) =>
        log.error({ err: error, order: code }, 'order not settled'),
      );
    }
    return codes.length;
  };

  return {
    graceMs,
    charge,
    apply,
    giveUp,
    settle,
    sweep,
    move,
    undo,
    releaseStock,
    giveBackCoupons,
    owe,
    giveMoneyBack,
    mail,
    providerOf,
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
