import { Type } from 'typebox';
import { CartParams, errorResponses, requireGuid } from '#domains/cart/index.ts';
import { type App, requireShopper } from '#platform/http/index.ts';
import { ComponentQuery, ConsentQuery } from '../account/reads.schemas.ts';
import type { AutoDelivery } from '../assembly.service.ts';
import { SiteParams } from '../editing/editing.schemas.ts';

const tags = ['auto-delivery'];

/** Registers what a cart says of auto-delivery: what it would save, and what its shopper agrees to. */
export function registerCartReads(routes: App, autoDelivery: AutoDelivery): void {
  registerOffer(routes, autoDelivery);
  registerConsent(routes, autoDelivery);
}

function registerOffer(routes: App, autoDelivery: AutoDelivery): void {
  routes.get(
    '/cms/autoDeliveryComponent',
    {
      schema: {
        tags,
        operationId: 'getAutoDeliveryComponent',
        summary: 'The lines of a cart that could come on auto-delivery, and what that saves',
        params: SiteParams,
        querystring: ComponentQuery,
        response: { 200: Type.Ref('AutoDeliveryComponent'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    (request) => {
      requireShopper(request);
      return autoDelivery.offer(request.ctx, requireGuid(request, request.query.cartGuid));
    },
  );
}

function registerConsent(routes: App, autoDelivery: AutoDelivery): void {
  routes.get(
    '/users/:user/carts/:cartGuid/autoDeliveryConsent',
    {
      schema: {
        tags,
        operationId: 'getAutoDeliveryConsent',
        summary: 'What a shopper agrees to before a cart with auto-delivery is ordered',
        params: CartParams,
        querystring: ConsentQuery,
        response: { 200: Type.Ref('AutoDeliveryConsent'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    (request) => {
      requireShopper(request);
      const { params, query } = request;
      return autoDelivery.consentOf(request.ctx, requireGuid(request, params.cartGuid), query);
    },
  );
}
