import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  CartParams,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  presentCart,
  requireGuid,
} from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { requireCustomer, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentDeliveryModes } from './checkout.presenter.ts';
import type { AddressInput, BusinessInput } from './checkout.rules.ts';
import { AddressOfCartParams, checkoutSchemas } from './checkout.schemas.ts';
import type { CheckoutService, PaymentInput } from './checkout.service.ts';

/** Registers what a cart is told on its way to an order. */
export function registerCheckoutRoutes(
  platform: Platform,
  checkout: CheckoutService,
  content: ContentService,
): void {
  const { idempotency } = platform;
  for (const schema of checkoutSchemas) platform.app.addSchema(schema);

  /** Changes the cart once per Idempotency-Key and answers it whole. */
  const change = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    work: (guid: string) => Promise<void>,
  ): Promise<FastifyReply> => {
    const guid = cartOf(request);
    const answer = await idempotency.inTransaction(request, { operation, owner: guid }, async () => {
      await work(guid);
      return {
        status: 200,
        body: presentCart(await checkout.priced(request.ctx, guid), request.ctx.language),
      };
    });
    return sendAnswer(reply, answer);
  };

  const schema = {
    tags: ['checkout'],
    params: CartParams,
    querystring: CallQuery,
    headers: IdempotencyHeaders,
    response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
  };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.put<{ Body: { email: string } }>(
      '/users/:user/carts/:cartGuid/email',
      {
        schema: {
          ...schema,
          operationId: 'setCartEmail',
          summary: 'Whom the order is for',
          body: Type.Ref('CartEmail'),
        },
      },
      (request, reply) =>
        change(request, reply, 'setEmail', (guid) =>
          checkout.setEmail(request.ctx, guid, request.body.email),
        ),
    );

    routes.put<{ Body: AddressInput }>(
      '/users/:user/carts/:cartGuid/addresses/delivery',
      {
        schema: {
          ...schema,
          operationId: 'setDeliveryAddress',
          summary: 'Where the order goes: one error item a field',
          body: Type.Ref('Address'),
        },
      },
      (request, reply) =>
        change(request, reply, 'setDeliveryAddress', (guid) =>
          checkout.setAddress(request.ctx, guid, request.body),
        ),
    );

    routes.put<{ Params: { cartGuid: string; addressId: string } }>(
      '/users/:user/carts/:cartGuid/addresses/delivery/:addressId',
      {
        schema: {
          ...schema,
          operationId: 'chooseDeliveryAddress',
          summary: 'Have the order sent to an address that the customer keeps',
          params: AddressOfCartParams,
        },
      },
      (request, reply) => {
        const ctx = requireCustomer(request);
        return change(request, reply, 'chooseDeliveryAddress', (guid) =>
          checkout.chooseAddress(ctx, guid, request.params.addressId),
        );
      },
    );

    routes.put<{ Body: BusinessInput }>(
      '/users/:user/carts/:cartGuid/businessdetails',
      {
        schema: {
          ...schema,
          operationId: 'setBusinessDetails',
          summary: 'A company’s purchase order and tax exemption; what is left out or empty is taken away',
          body: Type.Ref('BusinessDetails'),
        },
      },
      (request, reply) =>
        change(request, reply, 'setBusinessDetails', (guid) =>
          checkout.setBusiness(request.ctx, guid, request.body),
        ),
    );

    routes.get(
      '/users/:user/carts/:cartGuid/deliverymodes',
      {
        schema: {
          tags: ['checkout'],
          operationId: 'getDeliveryModes',
          summary: 'Ways of delivery and what each costs',
          params: CartParams,
          querystring: CallQuery,
          response: { 200: Type.Ref('DeliveryModes'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async (request) => {
        // First: it is what tells the context whose cart this is.
        const guid = cartOf(request);
        const { site, language } = request.ctx;
        const priced = await checkout.priced(request.ctx, guid);
        return presentDeliveryModes(priced, content.configuration(site.id), language);
      },
    );

    routes.put<{ Body: { code: string } }>(
      '/users/:user/carts/:cartGuid/deliverymode',
      {
        schema: {
          ...schema,
          operationId: 'setDeliveryMode',
          summary: 'Choose a way of delivery',
          body: Type.Ref('ChooseDeliveryMode'),
        },
      },
      (request, reply) =>
        change(request, reply, 'setDeliveryMode', (guid) =>
          checkout.setDeliveryMode(request.ctx, guid, request.body.code),
        ),
    );

    routes.put<{ Body: PaymentInput }>(
      '/users/:user/carts/:cartGuid/payment',
      {
        schema: {
          ...schema,
          operationId: 'setPayment',
          summary: 'Attach the token that the payment provider’s card fields gave out',
          body: Type.Ref('AttachPayment'),
        },
      },
      async (request, reply) => {
        cartOf(request);
        const payment = await checkout.describePayment(request.ctx, request.body);
        return change(request, reply, 'setPayment', (guid) =>
          checkout.setPayment(request.ctx, guid, payment),
        );
      },
    );
  });
}

function cartOf(request: FastifyRequest): string {
  const { cartGuid } = request.params as { cartGuid: string };
  requireShopper(request);
  return requireGuid(request, cartGuid);
}
