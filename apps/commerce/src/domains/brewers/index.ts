import { type CartService, cartCoupons } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Platform } from '#platform/index.ts';
import { registerBrewerRoutes } from './brewers.routes.ts';
import { plainSerial } from './brewers.rules.ts';
import { type BrewersService, type BrewersServices, brewersService } from './brewers.service.ts';
import { readModels } from './models.ts';
import { brewersOfCustomer } from './privacy.service.ts';
import { questionnaireRepository } from './questionnaire/questionnaire.repository.ts';
import { registerQuestionnaireRoutes } from './questionnaire/questionnaire.routes.ts';

export type { BrewersService } from './brewers.service.ts';

interface Services extends Omit<BrewersServices, 'models'> {
  content: Pick<ContentService, 'configuration'>;
  coupons: CouponsService;
  cart: CartService;
  customers: CustomersService;
}

/** Brewers that customers have registered, with their warranty and coupon. @throws when the list of models is wrong. */
export async function createBrewers(platform: Platform, services: Services): Promise<BrewersService> {
  const { cart, content, coupons } = services;
  const brewers = brewersService(platform, { ...services, models: await readModels() });
  registerBrewerRoutes(platform, brewers);
  const repository = questionnaireRepository(platform.db);
  registerQuestionnaireRoutes({
    ...{ platform, repository, cart, content, coupons },
    cartCoupons: cartCoupons({ carts: cart, coupons, content }),
    readSerial: plainSerial,
  });
  services.customers.addPersonalData(brewersOfCustomer(brewers, repository));
  return brewers;
}
