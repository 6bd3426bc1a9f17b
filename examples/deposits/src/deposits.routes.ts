import { SITES } from '@crema/brands';
import { toPrice } from '@crema/commerce/domains/pricing/index';
import type { Platform } from '@crema/commerce/platform';
import type { Operations } from '@crema/commerce/platform/access/index';
import { requireCustomer } from '@crema/commerce/platform/http/index';
import { Type } from 'typebox';
import type { DepositsService } from './deposits.service.ts';
import type { PresentedBalance } from './deposits.types.ts';

/** Who may call what: rows of the table of roles. */
export const DEPOSIT_OPERATIONS: Operations = { getDeposits: { grants: ['customer', 'agent'] } };

const DepositBalance = Type.Object({ balance: Type.Ref('Price') }, { $id: 'DepositBalance' });
const Params = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  user: Type.String({ description: 'current', maxLength: 64 }),
});
const Query = Type.Object({ lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])) });

export function registerDepositRoutes(
  { app, siteRoutes }: Pick<Platform, 'app' | 'siteRoutes'>,
  deposits: DepositsService,
): void {
  app.addSchema(DepositBalance);
  siteRoutes((routes) => {
    routes.get(
      '/users/:user/deposits',
      {
        schema: {
          ...{ tags: ['deposits'], operationId: 'getDeposits', params: Params, querystring: Query },
          summary: 'What a customer has paid for containers and not got back',
          response: { 200: Type.Ref('DepositBalance'), 401: Type.Ref('ErrorList') },
        },
      },
      async (request): Promise<PresentedBalance> => {
        const { site, language, customerId } = requireCustomer(request);
        const balance = await deposits.balance(site.id, customerId);
        return { balance: toPrice(balance, SITES[site.id].currency, language) };
      },
    );
  });
}
