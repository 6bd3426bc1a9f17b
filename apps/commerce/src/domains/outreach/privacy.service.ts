import type { CustomersService } from '#domains/customers/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { OutreachService } from './outreach.service.ts';

interface Parts {
  outreach: Pick<OutreachService, 'forget' | 'ofAddress'>;
  customers: Pick<CustomersService, 'byId' | 'confirmedEmail'>;
}

/** What is kept by the e-mail address of a customer: newsletter, alerts and messages to the shop. */
export const outreachOfCustomer = ({ outreach, customers }: Parts): PersonalDataHandler => ({
  name: 'outreach',
  stage: 'correspondence',
  // An address that the account has not confirmed may be somebody else’s.
  export: async (site, id) => {
    const email = await customers.confirmedEmail(site, id);
    return email && outreach.ofAddress(site, email);
  },
  forget: async (site, id) => {
    const customer = await customers.byId(site, id);
    if (customer) await outreach.forget(site, customer.email);
  },
});
