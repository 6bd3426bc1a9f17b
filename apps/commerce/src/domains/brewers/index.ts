import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerBrewerRoutes } from './brewers.routes.ts';
import { type BrewersService, type BrewersServices, brewersService } from './brewers.service.ts';
import { readModels } from './models.ts';
import { brewersOfCustomer } from './privacy.service.ts';

export type { BrewersService } from './brewers.service.ts';

/** Brewers that customers have registered, with their warranty. @throws when the list of models is wrong. */
export async function createBrewers(
  platform: Platform,
  services: Omit<BrewersServices, 'models'> & { customers: CustomersService },
): Promise<BrewersService> {
  const brewers = brewersService(platform, { ...services, models: await readModels() });
  registerBrewerRoutes(platform, brewers);
  services.customers.addPersonalData(brewersOfCustomer(brewers));
  return brewers;
}
