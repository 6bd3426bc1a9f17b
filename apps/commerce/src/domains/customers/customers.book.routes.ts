import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import type { AddressInput } from '#domains/checkout/index.ts';
import { requireCustomer, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { BookService } from './customers.book.service.ts';
import { presentSavedAddress, presentSavedCard } from './customers.presenter.ts';
import { OneOfBook } from './customers.schemas.ts';

type AddressCall = AddressInput & { defaultAddress?: boolean };

/** Registers the addresses and cards that customers keep. */
export function registerBookRoutes(platform: Platform, book: BookService): void {
  const { idempotency } = platform;
  const errors = errorResponses(400, 401, 403, 404, 409);
  const call = { tags: ['customer'], params: UserParams, querystring: CallQuery };
  const change = { ...call, headers: IdempotencyHeaders };
  const addresses = { 200: Type.Ref('SavedAddresses'), ...errors };
  const address = { 200: Type.Ref('SavedAddress'), ...errors };
  const cards = { 200: Type.Ref('PaymentDetailsList'), ...errors };
  const card = { 200: Type.Ref('PaymentDetails'), ...errors };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
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
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const { defaultAddress, ...input } = request.body;
        const options = { operation: 'addAddress', owner: ctx.customerId };
        const answer = await idempotency.inTransaction(request, options, async () => ({
          status: 201,
          body: presentSavedAddress(await book.addAddress(ctx, input, defaultAddress)),
        }));
        return sendAnswer(reply, answer);
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
      async (request) => {
        const ctx = requireCustomer(request);
        const { defaultAddress, ...input } = request.body;
        return presentSavedAddress(await book.changeAddress(ctx, request.params.id, input, defaultAddress));
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
      async (request) => {
        const ctx = requireCustomer(request);
        await book.removeAddress(ctx, request.params.id);
        return { addresses: (await book.addresses(ctx)).map(presentSavedAddress) };
      },
    );

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
        const ctx = requireCustomer(request);
        const payment = await book.describe(ctx, request.body);
        const kept = await book.addCard(ctx, payment, request.body.defaultPayment);
        return reply.status(201).send(presentSavedCard(kept));
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
      async (request) => presentSavedCard(await book.preferCard(requireCustomer(request), request.params.id)),
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
      async (request) => {
        const ctx = requireCustomer(request);
        await book.removeCard(ctx, request.params.id);
        return { payments: (await book.cards(ctx)).map(presentSavedCard) };
      },
    );
  });
}
