import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { answerOnce, limitTo, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentProfile } from './customers.presenter.ts';
import { customerSchemas } from './customers.schemas.ts';
import type { CustomersService } from './customers.service.ts';
import type { ProfileInput } from './customers.types.ts';

/** Registers a customer's own data: to read, to change, to take along. */
export function registerCustomerRoutes(platform: Platform, customers: CustomersService): void {
  for (const schema of customerSchemas) platform.app.addSchema(schema);
  const { idempotency } = platform;
  const call = { tags: ['customer'], params: UserParams, querystring: CallQuery };
  const errors = errorResponses(400, 401, 403, 404);
  const changed = errorResponses(400, 401, 403, 404, 409);

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/users/:user/profile',
      {
        schema: {
          ...call,
          operationId: 'getProfile',
          summary: 'Who a customer is',
          response: { 200: Type.Ref('Profile'), ...errors },
        },
      },
      async (request) => presentProfile(await customers.get(requireCustomer(request))),
    );

    routes.patch<{ Body: ProfileInput; Params: { user: string } }>(
      '/users/:user/profile',
      {
        schema: {
          ...call,
          operationId: 'changeProfile',
          summary: 'Change name, phone or language: one error item a field',
          headers: IdempotencyHeaders,
          body: Type.Ref('ChangeProfile'),
          response: { 200: Type.Ref('Profile'), ...changed },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'changeProfile', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () =>
          presentProfile(await customers.change(ctx, request.body)),
        );
      },
    );

    routes.put<{ Body: { perksOptIn: boolean }; Params: { user: string } }>(
      '/users/:user/updatePerksOptIn',
      {
        schema: {
          ...call,
          operationId: 'updatePerksOptIn',
          summary: 'Join the perks programme, or leave it',
          headers: IdempotencyHeaders,
          body: Type.Ref('PerksOptIn'),
          response: { 200: Type.Ref('PerksOptIn'), ...changed },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const options = { operation: 'updatePerksOptIn', owner: ctx.customerId };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () => {
          const { perksOptIn } = await customers.setPerksOptIn(ctx, request.body.perksOptIn);
          return { perksOptIn };
        });
      },
    );

    routes.get(
      '/users/:user/export',
      {
        config: limitTo(10, 60),
        schema: {
          ...call,
          operationId: 'exportCustomer',
          summary: 'All that the shop holds of a customer, as a file',
          response: { 200: Type.Unknown(), ...errors },
        },
      },
      async (request, reply) => {
        const data = await customers.export(requireCustomer(request));
        return reply.header('Content-Disposition', 'attachment; filename="my-data.json"').send(data);
      },
    );
  });
}
