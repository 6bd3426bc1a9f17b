import type { Platform } from '#platform/index.ts';
import { readModels } from './brewers.models.ts';
import { registerBrewerRoutes } from './brewers.routes.ts';
import { type BrewersService, type BrewersServices, brewersService } from './brewers.service.ts';

export type { BrewersService } from './brewers.service.ts';

/** Brewers that customers have registered, with their warranty. @throws when the list of models is wrong. */
export async function createBrewers(
  platform: Platform,
  services: Omit<BrewersServices, 'models'>,
): Promise<BrewersService> {
  const brewers = brewersService(platform, { ...services, models: await readModels() });
  registerBrewerRoutes(platform, brewers);
  return brewers;
}
