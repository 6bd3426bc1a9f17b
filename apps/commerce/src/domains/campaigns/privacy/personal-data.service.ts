import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';

/** The kits and commitments of a customer. */
export const kitsOfCustomer = ({ repository }: Pick<KitNeeds, 'repository'>): PersonalDataHandler => ({
  name: 'commitments',
  stage: 'account',
  export: async (site, customerId) => {
    const kits = await repository.ofCustomer(site, customerId);
    return Promise.all(
      kits.map(async ({ holdsUse: _, ...kit }) => ({ ...kit, events: await repository.eventsOf(kit.id) })),
    );
  },
  forget: async (site, customerId, language) => {
    // What it owes could not be charged, nor would anybody see how far it is.
    const running = await repository.openOf(site, customerId);
    if (running !== undefined) throw campaignErrors.stillRunning(language, running);
    await repository.forgetCustomer(site, customerId);
  },
});
