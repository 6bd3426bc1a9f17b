import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { StoreCreditService } from './store-credit.service.ts';

/** Entries in an export: more than anybody has. */
const ALL = { currentPage: 0, pageSize: 100_000 };

/** The store credit of a customer. What is left of it goes with the account. */
export const creditOfCustomer = (
  storeCredit: Pick<StoreCreditService, 'forget' | 'history'>,
): PersonalDataHandler => ({
  name: 'storeCredit',
  stage: 'records',
  export: async (site, customerId) => {
    const { balance, entries } = await storeCredit.history({ site, customerId }, ALL);
    return { balance, entries: entries.map(({ id: _, staffId: __, ...entry }) => entry) };
  },
  forget: (site, id) => storeCredit.forget(site, id),
});
