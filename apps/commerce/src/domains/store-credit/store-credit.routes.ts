import { Type } from 'typebox';
import { errorResponses, keepPrivate, UserParams } from '#domains/cart/index.ts';
import { requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentStoreCredit } from './store-credit.presenter.ts';
import { StoreCreditQuery, storeCreditSchemas } from './store-credit.schemas.ts';
import type { StoreCreditService } from './store-credit.service.ts';

/** Registers how a customer, and an agent for one, sees the store credit. */
export function registerStoreCreditRoutes(platform: Platform, storeCredit: StoreCreditService): void {
  for (const schema of storeCreditSchemas) platform.app.addSchema(schema);
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<{ Querystring: { currentPage: number; pageSize: number } }>(
      '/users/:user/storeCredit',
      {
        schema: {
          tags: ['storeCredit'],
          operationId: 'getStoreCredit',
          summary: 'Store credit of a customer: the balance, and what was added and taken, newest first',
          params: UserParams,
          querystring: StoreCreditQuery,
          response: { 200: Type.Ref('StoreCredit'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        const { site, language, customerId } = requireCustomer(request);
        const found = await storeCredit.history({ site: site.id, customerId }, request.query);
        return presentStoreCredit(site.id, found, request.query, language);
      },
    );
  });
}
