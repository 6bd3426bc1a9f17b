import type { Extension } from '@crema/commerce';
import { depositsRepository } from './deposits.repository.ts';
import { DEPOSIT_OPERATIONS, registerDepositRoutes } from './deposits.routes.ts';
import { type DepositsService, depositsService } from './deposits.service.ts';

/**
 * Deposits for containers: the example of docs/add-a-domain.md, and no part of the shop. It has a table, a call of the API, a
 * surcharge, a price, order hooks, a note in an email and personal data, and no line of it stands in another domain. What it
 * shows on the cart and in the account is in `storefront`.
 */
export default function depositsDomain(): Required<Pick<Extension, 'operations' | 'extend'>> & {
  service(): DepositsService;
} {
  let made: DepositsService | undefined;
  return {
    operations: DEPOSIT_OPERATIONS,
    extend: async (platform, { pricing, orders, customers }) => {
      const repository = depositsRepository(platform.db);
      await repository.createTables();
      const deposits = depositsService(repository, platform.outbox);
      await deposits.load();
      pricing.addSurcharge(deposits.surcharge);
      pricing.addPrice(deposits.price);
      orders.addHooks(deposits.orderHooks);
      customers.addPersonalData({
        name: 'deposits',
        export: async (site, id) => ({ balance: await deposits.balance(site, id) }),
        forget: deposits.forget,
      });
      registerDepositRoutes(platform, deposits);
      made = deposits;
    },
    service: () => {
      if (!made) throw new Error('The shop is not built yet.');
      return made;
    },
  };
}
