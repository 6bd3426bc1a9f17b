import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import type { AddressInput } from '#domains/checkout/index.ts';
import { type App, answerOnce, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentSavedAddress, presentSavedCard } from '../customers.presenter.ts';
import { OneOfBook } from '../customers.schemas.ts';
import type { BookService, CustomerContext } from './book.service.ts';

type AddressCall = AddressInput & { defaultAddress?: boolean };

/** Registers the addresses and cards that customers keep. */
export function registerBookRoutes(platform: Platform, book: BookService): void {
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    const once = answersOnce(platform);
    registerAddresses(routes, book, once);
    registerCards(routes, book, once);
  });
}

const errors = errorResponses(400, 401, 403, 404, 409);
const call = { tags: ['customer'], params: UserParams, querystring: CallQuery };
const change = { ...call, headers: IdempotencyHeaders };
const addresses = { 200: Type.Ref('SavedAddresses'), ...errors };
const address = { 200: Type.Ref('SavedAddress'), ...errors };
const cards = { 200: Type.Ref('PaymentDetailsList'), ...errors };
const card = { 200: Type.Ref('PaymentDetails'), ...errors };

type Once = ReturnType<typeof answersOnce>;

/** Answers a change once per Idempotency-Key: what is removed is not there for the repeat whose answer was lost. */
function answersOnce({ idempotency }: Platform) {
  return async (
    request: FastifyRequest<{ Params: { user: string; id?: string } }>,
    reply: FastifyReply,
    operation: string,
    work: (ctx: CustomerContext) => Promise<object>,
    status = 200,
  ): Promise<FastifyReply> => {
    const ctx = requireCustomer(request);
    const { id = '' } = request.params;
    const options = { operation, owner: `${ctx.customerId} ${id}`, status };
    return answerOnce(idempotency.inTransaction, request, reply, options, () => work(ctx));
  };
}

function registerAddresses(routes: App, book: BookService, once: Once): void {
  routes.get(
    '/users/:user/addresses',
    {
      schema: {
        ...call,
        operationId: 'getAddresses',
        summary: 'Addresses, the default first',
        response: addresses,
      },
    },
    async (request) => ({
      addresses: (await book.addresses(requireCustomer(request))).map(presentSavedAddress),
    }),
  );

  routes.post<{ Body: AddressCall; Params: { user: string } }>(
    '/users/:user/addresses',
    {
      schema: {
        ...change,
        operationId: 'addAddress',
        summary: 'Keep an address: one error item a field',
        body: Type.Ref('SaveAddress'),
        response: { 201: Type.Ref('SavedAddress'), ...errors },
      },
    },
    (request, reply) => {
      const { defaultAddress, ...input } = request.body;
      const add = async (ctx: CustomerContext) =>
        presentSavedAddress(await book.addAddress(ctx, input, defaultAddress));
      return once(request, reply, 'addAddress', add, 201);
    },
  );

  routes.put<{ Body: AddressCall; Params: { user: string; id: string } }>(
    '/users/:user/addresses/:id',
    {
      schema: {
        ...change,
        operationId: 'changeAddress',
        summary: 'Change an address, or make it the default',
        params: OneOfBook,
        body: Type.Ref('SaveAddress'),
        response: address,
      },
    },
    (request, reply) => {
      const { defaultAddress, ...input } = request.body;
      return once(request, reply, 'changeAddress', async (ctx) =>
        presentSavedAddress(await book.changeAddress(ctx, request.params.id, input, defaultAddress)),
      );
    },
  );

  routes.delete<{ Params: { user: string; id: string } }>(
    '/users/:user/addresses/:id',
    {
      schema: {
        ...change,
        operationId: 'removeAddress',
        summary: 'Forget an address',
        params: OneOfBook,
        response: addresses,
      },
    },
    (request, reply) =>
      once(request, reply, 'removeAddress', async (ctx) => {
        await book.removeAddress(ctx, request.params.id);
        return { addresses: (await book.addresses(ctx)).map(presentSavedAddress) };
      }),
  );
}

function registerCards(routes: App, book: BookService, once: Once): void {
  routes.get(
    '/users/:user/paymentdetails',
    {
      schema: {
        ...call,
        operationId: 'getPaymentDetails',
        summary: 'Cards, the default first',
        response: cards,
      },
    },
    async (request) => ({ payments: (await book.cards(requireCustomer(request))).map(presentSavedCard) }),
  );

  routes.post<{
    Body: { provider: string; token: string; defaultPayment?: boolean };
    Params: { user: string };
  }>(
    '/users/:user/paymentdetails',
    {
      schema: {
        ...change,
        operationId: 'addPaymentDetails',
        summary: 'Keep the card behind a token of the provider’s card fields',
        body: Type.Ref('SaveCard'),
        response: { 201: Type.Ref('PaymentDetails'), ...errors },
      },
    },
    async (request, reply) => {
      // The provider is a network away: asked before the transaction.
      const payment = await book.describe(requireCustomer(request), request.body);
      const add = async (ctx: CustomerContext) =>
        presentSavedCard(await book.addCard(ctx, payment, request.body.defaultPayment));
      return once(request, reply, 'addPaymentDetails', add, 201);
    },
  );

  routes.patch<{ Body: { defaultPayment: true }; Params: { user: string; id: string } }>(
    '/users/:user/paymentdetails/:id',
    {
      schema: {
        ...change,
        operationId: 'preferPaymentDetails',
        summary: 'Make a card the default',
        params: OneOfBook,
        body: Type.Object({ defaultPayment: Type.Literal(true) }, { additionalProperties: false }),
        response: card,
      },
    },
    (request, reply) =>
      once(request, reply, 'preferPaymentDetails', async (ctx) =>
        presentSavedCard(await book.preferCard(ctx, request.params.id)),
      ),
  );

  routes.delete<{ Params: { user: string; id: string } }>(
    '/users/:user/paymentdetails/:id',
    {
      schema: {
        ...change,
        operationId: 'removePaymentDetails',
        summary: 'Forget a card',
        params: OneOfBook,
        response: cards,
      },
    },
    (request, reply) =>
      once(request, reply, 'removePaymentDetails', async (ctx) => {
        await book.removeCard(ctx, request.params.id);
        return { payments: (await book.cards(ctx)).map(presentSavedCard) };
      }),
  );
}
