import { Type } from 'typebox';
import { answerOnce, limitedTries, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { brewersSchemas, CallQuery, errors, IdempotencyHeaders, SiteParams } from './brewers.schemas.ts';
import type { BrewersService } from './brewers.service.ts';

/** Serial numbers can be guessed, one digit after another: few tries each, from one network. */
export function registerBrewerRoutes(platform: Platform, brewers: BrewersService): void {
  const { app, idempotency, siteRoutes } = platform;
  for (const schema of brewersSchemas) app.addSchema(schema);
  const call = {
    tags: ['brewers'],
    params: SiteParams,
    querystring: CallQuery,
    headers: IdempotencyHeaders,
  };

  siteRoutes((routes) => {
    routes.post<{ Body: { serialNumber: string; purchaseDate?: string } }>(
      '/brewerRegistration/v2/validateSerialNumber',
      {
        config: limitedTries('serial'),
        schema: {
          ...call,
          operationId: 'validateSerialNumber',
          summary: 'Whether a brewer can be registered, and which model it is',
          body: Type.Ref('BrewerSerial'),
          response: { 200: Type.Ref('RecognisedBrewer'), ...errors(400, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const options = { operation: 'validateSerialNumber', owner: request.ip };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          brewers.validate(request.ctx, request.body),
        );
      },
    );

    routes.post<{ Body: { serialNumber: string; purchaseDate: string } }>(
      '/brewerRegistration/v2/registernewbrewer',
      {
        config: limitedTries('serial'),
        schema: {
          ...call,
          operationId: 'registerNewBrewer',
          summary: 'Make a brewer one’s own: one registration a serial number, and its warranty',
          body: Type.Ref('NewBrewerRegistration'),
          response: { 201: Type.Ref('BrewerRegistration'), ...errors(400, 401, 403, 404, 409, 429) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'registerNewBrewer', owner: ctx.customerId, status: 201 };
        return answerOnce(idempotency.inTransaction, request, reply, options, () =>
          brewers.register(ctx, request.body),
        );
      },
    );
  });
}
