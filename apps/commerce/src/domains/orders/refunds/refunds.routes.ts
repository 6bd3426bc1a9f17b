import { Type } from 'typebox';
import { errorResponses, keepPrivate } from '#domains/cart/index.ts';
import { type Answer, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentRefunds, presentStaffRefund } from './refunds.presenter.ts';
import { RefundKey, RefundParams, RefundQuery, refundSchemas } from './refunds.schemas.ts';
import type { Refunds } from './refunds.service.ts';
import type { AskedRefund } from './refunds.types.ts';

interface RefundBody {
  entries?: { orderEntryNumber: number; quantity?: number }[];
  shipping?: boolean;
  restock?: boolean;
  reason?: string;
}

interface Call {
  Params: { site: string; code: string };
}

/** Registers what agents do with the refunds of an order: a guest's, or that of the customer for whom they act. */
export function registerRefundRoutes(platform: Platform, refunds: Refunds): void {
  for (const schema of refundSchemas) platform.app.addSchema(schema);
  const schema = { tags: ['orders'], params: RefundParams, querystring: RefundQuery };

  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get<Call>(
      '/orders/:code/refunds',
      {
        schema: {
          ...schema,
          operationId: 'getRefunds',
          summary: 'What was given back of an order, and what is left',
          response: { 200: Type.Ref('OrderRefunds'), ...errorResponses(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params }) => presentRefunds(await refunds.ofAgent(ctx, params.code), ctx.language),
    );

    routes.post<Call & { Body: RefundBody }>(
      '/orders/:code/refunds',
      {
        schema: {
          ...schema,
          operationId: 'refundOrder',
          summary: 'Give back lines of an order, shipping, or all that is left',
          description:
            'The amount follows from the lines: their price less their share of the coupons, with its tax. The order stays where it is; what has not left of these lines is not sent any more.',
          headers: RefundKey,
          body: Type.Ref('RefundOrder'),
          response: { 201: Type.Ref('StaffRefund'), ...errorResponses(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const { ctx, body, params } = request;
        const { code } = await refunds.ofAgent(ctx, params.code);
        const key = String(request.headers['idempotency-key']);
        const options = { operation: 'refundOrder', owner: code, required: true };
        const answer = await platform.idempotency.inTransaction(
          request,
          options,
          async (): Promise<Answer> => {
            const staffId = ctx.caller.kind === 'agent' ? ctx.caller.agentId : undefined;
            const by = { key, actor: 'agent' as const, ...(staffId ? { staffId } : {}) };
            const { order, refund } = await refunds.make(code, askedOf(body), by, ctx.language);
            return { status: 201, body: presentStaffRefund(order, refund, ctx.language) };
          },
        );
        return sendAnswer(reply, answer);
      },
    );
  });
}

function askedOf({ entries, shipping, restock, reason }: RefundBody): AskedRefund {
  return {
    ...(entries
      ? {
          entries: entries.map(({ orderEntryNumber, ...rest }) => ({
            entryNumber: orderEntryNumber,
            ...rest,
          })),
        }
      : {}),
    ...(shipping ? { shipping } : {}),
    restock: restock === undefined ? 'unsent' : restock ? 'all' : 'none',
    ...(reason ? { reason } : {}),
  };
}
