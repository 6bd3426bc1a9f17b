import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { Members } from '../members/members.service.ts';

/** The points of a customer. Carts and orders are gone before, and what waited in them was given back. */
export const pointsOfCustomer = (
  members: Pick<Members, 'forget'>,
  ledger: Pick<Ledger, 'read' | 'history'>,
): PersonalDataHandler => ({
  name: 'perks',
  stage: 'records',
  export: async (site, customerId) => {
    const member = { site, customerId };
    const { balance, membership } = await ledger.read(member);
    if (!membership) return undefined;
    const entries = (await ledger.history.all(member)).map(({ actor: _, ...entry }) => entry);
    return { ...membership, ...balance, entries };
  },
  forget: (site, customerId) => members.forget({ site, customerId }),
});
