import type { Platform } from '#platform/index.ts';
import type { PaymentProvider } from '#platform/payments/index.ts';
import type { EmailAbout, OrderEmail } from '../emails/order.emails.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import type { OrderGuards } from '../placement/guards.deps.ts';
import { cardPartOf, paidOf } from '../sources/sources.rules.ts';
import { isAllBack, type RefundLedger } from './ledger.service.ts';
import type { RefundsRepository } from './refunds.repository.ts';
import type { Refund } from './refunds.types.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  repository: OrdersRepository;
  refunds: RefundsRepository;
  ledger: Pick<RefundLedger, 'adopt'>;
  guards: Pick<OrderGuards, 'chargeKey'>;
  providerOf(order: Order): PaymentProvider;
  email(order: Order, kind: OrderEmail, about?: EmailAbout): Promise<void>;
}

/**
 * Makes an order's due refunds at the provider, outside any transaction. Each refund has its own key there, so that a
 * repeat, after a timeout or in another process, refunds nothing more.
 */
export function createRefundSettlement(parts: Parts) {
  const { platform, repository, refunds, ledger, guards, providerOf, email } = parts;
  const { clock, db } = platform;

  const giveBack = async (order: Order, refund: Refund): Promise<string | undefined> => {
    const { providerKey } = refund;
    const amount = cardPartOf(refund);
    if (amount === 0) return undefined;
    // The bank has moved it already.
    if (refund.kind === 'dispute') return providerKey;
    const provider = providerOf(order);
    // A provider may have forgotten a key, so it is first asked whether it knows the refund.
    const known = await provider.lookupRefund(providerKey);
    if (!known && refund.kind === 'provider') throw new Error(`The provider no longer knows ${providerKey}`);
    const made = known ?? (await provider.refund(guards.chargeKey(order.code), providerKey, amount));
    if (made.status === 'failed') throw new Error(`The refund ${providerKey} failed at the provider`);
    return made.reference;
  };

  const settleOne = async (order: Order, refund: Refund): Promise<void> => {
    const reference = await giveBack(order, refund);
    await db.transaction(async () => {
      const locked = await repository.lock(order.code);
      if (!locked) return;
      if (!(await refunds.settle(order.code, refund.number, reference, clock.now()))) return;
      const isDue = locked.refunds.some(({ number, status }) => status === 'due' && number !== refund.number);
      if (!isDue && isAllBack(locked))
        await repository.setPayment(order.code, 'refunded', { refundReference: reference }, clock.now());
      if (!locked.placedAt || refund.amount === 0 || refund.kind === 'dispute') return;
      const isWhole = refund.amount === paidOf(locked);
      await email(
        locked,
        isWhole ? 'refunded' : 'partiallyrefunded',
        isWhole ? {} : { refund: refund.number },
      );
    });
  };

  /** @throws the first failure, after the other refunds were made. */
  return async (code: string): Promise<void> => {
    const order = await db.transaction(async () => {
      const locked = await repository.lock(code);
      if (locked) await ledger.adopt(locked);
      return repository.byCode(code);
    });
    const failures: unknown[] = [];
    for (const refund of order?.refunds ?? []) {
      if (!order || refund.status !== 'due') continue;
      await settleOne(order, refund).catch((error: unknown) => void failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  };
}
