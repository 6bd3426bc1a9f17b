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
  UserParams,
} from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import { type App, requireCustomer, requireShopper, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentDeliveryModes } from './checkout.presenter.ts';
import type { AddressInput, BusinessInput } from './checkout.rules.ts';
import { AddressOfCartParams, checkoutSchemas } from './checkout.schemas.ts';
import type { CheckoutService, PaymentInput } from './checkout.service.ts';

/** What these routes take as their first argument. */
interface CheckoutRouteNeeds {
  platform: Platform;
  checkout: CheckoutService;
  content: ContentService;
}

const schema = {
  tags: ['checkout'],
  params: CartParams,
  querystring: CallQuery,
  headers: IdempotencyHeaders,
  response: { 200: Type.Ref('Cart'), ...errorResponses(400, 401, 403, 404, 409) },
};

/** Registers the calls by which checkout sets e-mail, address, delivery and payment of a cart. */
export function registerCheckoutRoutes(
  platform: Platform,
  checkout: CheckoutService,
  content: ContentService,
): void {
  for (const schema of checkoutSchemas) platform.app.addSchema(schema);
  const needs: CheckoutRouteNeeds = { platform, checkout, content };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    registerContact(routes, needs);
    registerBusinessDetails(routes, needs);
    registerDelivery(routes, needs);
    registerPayment(routes, needs);
    registerCard(routes, needs);
  });
}

/** Whom the order is for and where it goes. */
function registerContact(routes: App, needs: CheckoutRouteNeeds): void {
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
      change(needs, request, reply, 'setEmail', (guid) =>
        needs.checkout.setEmail(request.ctx, guid, request.body.email),
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
      change(needs, request, reply, 'setDeliveryAddress', (guid) =>
        needs.checkout.setAddress(request.ctx, guid, request.body),
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
      const { addressId } = request.params;
      return change(
        needs,
        request,
        reply,
        'chooseDeliveryAddress',
        (guid) => needs.checkout.chooseAddress(ctx, guid, addressId),
        { addressId },
      );
    },
  );
}

function registerBusinessDetails(routes: App, needs: CheckoutRouteNeeds): void {
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
      change(needs, request, reply, 'setBusinessDetails', (guid) =>
        needs.checkout.setBusiness(request.ctx, guid, request.body),
      ),
  );
}

function registerDelivery(routes: App, needs: CheckoutRouteNeeds): void {
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
      // First: it sets in the context whose cart this is.
      const guid = cartOf(request);
      const { site, language } = request.ctx;
      const priced = await needs.checkout.priced(request.ctx, guid);
      return presentDeliveryModes(priced, needs.content.configuration(site.id), language);
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
      change(needs, request, reply, 'setDeliveryMode', (guid) =>
        needs.checkout.setDeliveryMode(request.ctx, guid, request.body.code),
      ),
  );
}

function registerPayment(routes: App, needs: CheckoutRouteNeeds): void {
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
      const payment = await needs.checkout.describePayment(request.ctx, request.body);
      return change(needs, request, reply, 'setPayment', (guid) =>
        needs.checkout.setPayment(request.ctx, guid, payment),
      );
    },
  );
}

function registerCard(routes: App, { checkout }: CheckoutRouteNeeds): void {
  routes.post<{ Body: { provider: string; token: string } }>(
    '/users/:user/paymentdetails/prepare',
    {
      schema: {
        tags: ['checkout'],
        operationId: 'prepareCard',
        summary: 'Prepare a card for later charges; may be repeated, as after the bank was answered',
        params: UserParams,
        querystring: CallQuery,
        body: Type.Ref('PrepareCard'),
        response: { 200: Type.Ref('PreparedCard'), ...errorResponses(400, 401, 403, 404) },
      },
    },
    // The token is its key at the provider.
    (request) => checkout.prepareCard(requireCustomer(request), request.body),
  );
}

/** Changes the cart once per Idempotency-Key and answers it whole. */
async function change(
  { platform, checkout }: CheckoutRouteNeeds,
  request: FastifyRequest,
  reply: FastifyReply,
  operation: string,
  work: (guid: string) => Promise<void>,
  asked: unknown = request.body,
): Promise<FastifyReply> {
  const guid = cartOf(request);
  const answer = await platform.idempotency.inTransaction(
    request,
    { operation, owner: guid, asked },
    async () => {
      await work(guid);
      return {
        status: 200,
        body: presentCart(await checkout.priced(request.ctx, guid), request.ctx.language),
      };
    },
  );
  return sendAnswer(reply, answer);
}

function cartOf(request: FastifyRequest): string {
  const { cartGuid } = request.params as { cartGuid: string };
  requireShopper(request);
  return requireGuid(request, cartGuid);
}
