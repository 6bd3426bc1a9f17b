import type { PersonalDataHandler } from '#platform/personal-data/index.ts';
import type { BrewersService } from './brewers.service.ts';

/** The brewers that a customer has registered. */
export const brewersOfCustomer = (
  brewers: Pick<BrewersService, 'forget' | 'ofCustomer'>,
): PersonalDataHandler => ({
  name: 'brewers',
  stage: 'records',
  export: (site, id) => brewers.ofCustomer(site, id),
  forget: (site, id) => brewers.forget(site, id),
});
