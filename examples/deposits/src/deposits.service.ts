import type { SiteId } from '@crema/brands';
import type { Order, OrderHooks } from '@crema/commerce/domains/orders/index';
import type { PriceSource, SurchargeSource } from '@crema/commerce/domains/pricing/index';
import type { Outbox } from '@crema/commerce/platform/outbox/index';
import { composeDepositReturned, type DepositReturned, formatted } from './deposits.emails.ts';
import { LABEL, NOTE } from './deposits.messages.ts';
import type { DepositsRepository } from './deposits.repository.ts';
import type { Deposit } from './deposits.types.ts';

const CODE = 'deposit';
const EMAIL = 'deposit-returned';
/** Products that are sold in one's own container cost so much of their list price. */
const REFILL_SHARE = 0.95;

/** Deposits are read for every cart that is shown, so they are held in memory. */
export function depositsService(repository: DepositsRepository, outbox: Pick<Outbox, 'define' | 'write'>) {
  outbox.define<DepositReturned>(EMAIL, async (about, to) => composeDepositReturned(about, to));
  const amounts = new Map<string, number>();
  const key = (site: SiteId, productCode: string) => `${site} ${productCode}`;
  const of = (site: SiteId, productCode: string): number => amounts.get(key(site, productCode)) ?? 0;

  return {
    load: async (): Promise<void> => {
      for (const { site, productCode, amount } of await repository.all())
        amounts.set(key(site, productCode), amount);
    },
    set: async (deposit: Deposit): Promise<void> => {
      await repository.set(deposit);
      amounts.set(key(deposit.site, deposit.productCode), deposit.amount);
    },
    balance: repository.balance,
    forget: repository.forget,

    /** The deposit is beside the price: no coupon takes of it, and it brings no free shipping. */
    surcharge: {
      code: CODE,
      label: LABEL,
      ...{ taxCode: 'STANDARD', discounted: false, countsForFreeShipping: false },
      amount: ({ productCode }, { quantity }, site) => of(site, productCode) * quantity,
    } satisfies SurchargeSource,

    /** A refill costs less, one time and on auto-delivery. */
    price: {
      kind: 'refill',
      price: ({ flags, listPrice }) =>
        flags.has('isRefill') ? Math.round(listPrice * REFILL_SHARE) : undefined,
    } satisfies PriceSource,

    /** The balance follows the orders of a customer, in their transactions. */
    orderHooks: {
      placed: async (order) => {
        const { site, customerId } = order;
        if (customerId) await repository.change(site, customerId, depositOf(order));
      },
      refundMade: async ({ site, language, customerId, email, code }, { number, surcharges: amount }) => {
        if (!customerId || amount === 0) return;
        await repository.change(site, customerId, -amount);
        const id = `deposit-${code}-${number}`;
        const data = { id, code, formattedAmount: formatted(amount, site, language) };
        await outbox.write({ id, kind: EMAIL, site, language, email, customerId, data });
      },
      confirmed: async (order) => (depositOf(order) > 0 ? NOTE[order.language] : undefined),
    } satisfies OrderHooks,
  };
}

export type DepositsService = ReturnType<typeof depositsService>;

const depositOf = ({ lines }: Order): number =>
  lines
    .flatMap(({ surcharges }) => surcharges)
    .reduce((all, { code, amount }) => all + (code === CODE ? amount : 0), 0);
