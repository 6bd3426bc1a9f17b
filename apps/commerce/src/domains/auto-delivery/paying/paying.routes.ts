import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { CallQuery, errorResponses, IdempotencyHeaders, keepPrivate } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { answerOnce, limited } from '#platform/http/index.ts';
import type { OpenPayment, PayingNeeds } from './paying.deps.ts';
import { confirm, open, pay } from './paying.service.ts';

const Token = Type.String({ minLength: 1, maxLength: 1024, description: 'Of the mailed link' });
const PaymentLink = Type.Object({ link: Token }, { $id: 'PaymentLink', additionalProperties: false });
const PayByLink = Type.Object(
  {
    link: Token,
    provider: Type.String({ maxLength: 40 }),
    token: Type.String({ maxLength: 200, description: 'What the provider’s card fields gave out' }),
  },
  { $id: 'PayByLink', additionalProperties: false },
);
const OpenPaymentSchema = Type.Object(
  {
    status: Type.Union(
      (['due', 'asked', 'processing', 'paid', 'cancelled'] as const).map((status) => Type.Literal(status)),
      {
        description:
          'due: can be paid; asked: its bank waits for an answer; processing: ask again; paid and cancelled are final',
      },
    ),
    of: Type.String({
      description:
        'What it is of: subscription (an auto-delivery), box (a monthly box), kit (ending the commitment of a kit)',
    }),
    date: Type.String({ format: 'date', description: 'Of the order; of a kit: when its commitment ended' }),
    amount: Type.Optional(Type.Ref('Price')),
    code: Type.Optional(
      Type.String({ description: 'Of the order, once it is paid; of a kit: the one that it came with' }),
    ),
    entries: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
    card: Type.Optional(Type.Object({ brand: Type.String(), lastFour: Type.String() })),
    clientSecret: Type.Optional(
      Type.String({ description: 'What the provider’s script in the browser continues with' }),
    ),
  },
  { $id: 'OpenPayment' },
);

/** Registers what the mailed link of an order that could not be charged does, without a log-in. */
export function registerPaying(needs: PayingNeeds): void {
  for (const schema of [PaymentLink, PayByLink, OpenPaymentSchema]) needs.platform.app.addSchema(schema);
  const call = {
    tags: ['auto-delivery'],
    querystring: CallQuery,
    response: { 200: Type.Ref('OpenPayment'), ...errorResponses(400, 404, 409, 429) },
  };
  needs.platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.post<{ Body: { link: string } }>(
      '/payments/link',
      {
        config: limited('link'),
        schema: {
          ...call,
          operationId: 'openPaymentLink',
          summary: 'What could not be charged, by the link in the mail',
          body: Type.Ref('PaymentLink'),
        },
      },
      async (request) => present(request, await open(needs, request.ctx, request.body.link)),
    );
    routes.post<{ Body: { link: string; provider: string; token: string } }>(
      '/payments/link/pay',
      {
        config: limited('link'),
        schema: {
          ...call,
          headers: IdempotencyHeaders,
          operationId: 'payByLink',
          summary: 'Pay for it, once however often it is sent',
          body: Type.Ref('PayByLink'),
        },
      },
      (request, reply) => {
        const { link, ...card } = request.body;
        return once(needs, request, reply, 'payByLink', () => pay(needs, request.ctx, link, card));
      },
    );
    routes.post<{ Body: { link: string } }>(
      '/payments/link/confirm',
      {
        config: limited('link'),
        schema: {
          ...call,
          headers: IdempotencyHeaders,
          operationId: 'confirmPaymentLink',
          summary: 'Go on once the bank was answered: the provider is asked',
          body: Type.Ref('PaymentLink'),
        },
      },
      (request, reply) =>
        once(needs, request, reply, 'confirmPaymentLink', () =>
          confirm(needs, request.ctx, request.body.link),
        ),
    );
  });
}

/** Answers a payment once per Idempotency-Key: the repeat of a refused card is told the same, and tries nothing. */
function once(
  { platform }: PayingNeeds,
  request: FastifyRequest<{ Body: { link: string } }>,
  reply: FastifyReply,
  operation: string,
  work: () => Promise<OpenPayment>,
): Promise<FastifyReply> {
  const owner = hash('sha256', request.body.link, 'base64url');
  return answerOnce(platform.idempotency.acrossTransactions, request, reply, { operation, owner }, async () =>
    present(request, await work()),
  );
}

function present({ ctx: { language } }: FastifyRequest, { status, of, date, bill, nextAction }: OpenPayment) {
  const { card, entries = [] } = bill ?? {};
  return {
    ...{ status, of, date },
    ...(bill ? { amount: toPrice(bill.amount, bill.currency, language) } : {}),
    ...(bill && status === 'paid' ? { code: bill.code } : {}),
    entries,
    ...(card ? { card: { brand: card.brand, lastFour: card.lastFour } } : {}),
    ...(nextAction?.clientSecret ? { clientSecret: nextAction.clientSecret } : {}),
  };
}
