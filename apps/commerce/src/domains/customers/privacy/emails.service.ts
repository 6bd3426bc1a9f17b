import type { SiteId } from '@crema/brands';
import type { Outbox } from '#platform/outbox/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { Customer } from '../customers.types.ts';

interface Parts {
  outbox: Pick<Outbox, 'forgetPerson' | 'ofPerson'>;
  customers: {
    byId(site: SiteId, id: string): Promise<Customer | undefined>;
    confirmedEmail(site: SiteId, id: string): Promise<string | undefined>;
  };
}

/** The emails of a customer, whichever domain wrote them: the outbox is of the platform, which knows no customers. */
export const emailsOfCustomer = ({ outbox, customers }: Parts): PersonalDataHandler => ({
  name: 'mails',
  stage: 'correspondence',
  // Those of the account, and those to its address once that is confirmed.
  export: async (site, id) => outbox.ofPerson(site, id, await customers.confirmedEmail(site, id)),
  forget: async (site, id) => {
    const customer = await customers.byId(site, id);
    await outbox.forgetPerson(site, id, customer?.email);
  },
});
