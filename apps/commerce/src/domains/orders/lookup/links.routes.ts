import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { CallQuery, errorResponses, IdempotencyHeaders, keepPrivate } from '#domains/cart/index.ts';
import { answerOnce, limited, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { OrderLinks } from './links.service.ts';

const Params = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });

/** Registers the way back to an order placed as a guest. */
export function registerLinkRoutes({ siteRoutes, idempotency }: Platform, links: OrderLinks): void {
  const call = { tags: ['orders'], params: Params, querystring: CallQuery };

  siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: { code: string; email: string } }>(
      '/orders/lookup',
      {
        config: limited('lookUp'),
        schema: {
          ...call,
          operationId: 'lookUpOrder',
          summary:
            'Mail a link to an order; the same answer whether or not number and address belong together',
          body: Type.Ref('OrderLookUp'),
          response: { 202: Type.Ref('OrderLookedUp'), ...errorResponses(400, 404) },
        },
      },
      async ({ ctx, body }, reply) => {
        await links.ask(ctx, body);
        const message = say(
          ctx.language,
          'If an order has this number and this address, a link to it is on its way to you.',
          'Si une commande porte ce numéro avec cette adresse, un lien vers elle vous est envoyé.',
        );
        return reply.status(202).send({ message });
      },
    );

    routes.post<{ Body: { token: string } }>(
      '/orders/lookup/open',
      {
        config: limited('mailedLink'),
        schema: {
          ...call,
          headers: IdempotencyHeaders,
          operationId: 'openOrderLink',
          summary: 'Use the mailed link: the guid by which a guest reads and claims the order',
          body: Type.Ref('OpenOrderLink'),
          response: { 200: Type.Ref('OpenedOrderLink'), ...errorResponses(400, 404, 409) },
        },
      },
      async (request, reply) => {
        const { token } = request.body;
        // A link is good once, and the answer of its one use may be lost on the way.
        const owner = createHash('sha256').update(token).digest('base64url');
        const options = { operation: 'openOrderLink', owner };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () => ({
          guid: await links.open(request.ctx, token),
        }));
      },
    );
  });
}
