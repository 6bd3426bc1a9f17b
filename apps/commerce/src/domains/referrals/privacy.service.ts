import type { CustomersService } from '#domains/customers/index.ts';
import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { ReferralsService } from './referrals.service.ts';

interface Parts {
  referrals: Pick<ReferralsService, 'forgetFriend' | 'forgetSender' | 'ofPerson'>;
  customers: Pick<CustomersService, 'byId' | 'confirmedEmail'>;
}

/** What a customer has sent to friends, and what friends have sent to the customer's address. */
export const referralsOfCustomer = ({ referrals, customers }: Parts): PersonalDataHandler => ({
  name: 'referrals',
  // Before the store credit, which crediting locks after its referral.
  stage: 'purchases',
  // An address that the account has not confirmed may be somebody else’s.
  export: async (site, customerId) =>
    referrals.ofPerson({ site, customerId }, await customers.confirmedEmail(site, customerId)),
  forget: async (site, customerId) => {
    const customer = await customers.byId(site, customerId);
    await referrals.forgetSender({ site, customerId });
    if (customer) await referrals.forgetFriend(site, customer.email);
  },
});
