import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { type App, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { AskedRefund } from '../refunds/refunds.types.ts';
import { orderCall } from './actions.routes.ts';
import { RefundBody } from './admin.schemas.ts';
import type { AdminOrders } from './admin.service.ts';

interface Asked extends Pick<AskedRefund, 'entries' | 'shipping' | 'reason'> {
  restock?: boolean;
  expectedAmount?: number;
  dryRun?: boolean;
}

/** Registers refunds by staff: what one would come to, and making it, once per `Idempotency-Key`. */
export function registerOrderRefunds(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  orders: AdminOrders,
): void {
  routes.post<{ Params: { site: string; code: string }; Body: Asked }>(
    '/orders/:code/refunds',
    {
      schema: {
        ...{ ...orderCall, operationId: 'adminRefundOrder', body: RefundBody },
        summary: 'Refund lines, units of them, shipping, or all that is left',
        response: {
          200: Type.Ref('RefundPreview'),
          201: Type.Ref('AdminOrder'),
          ...errorResponses(400, 401, 403, 404, 409),
        },
      },
    },
    async (request, reply) => {
      const { ctx, body, params } = request;
      const order = await orders.get(ctx, params.code);
      const { code, currency } = order;
      const asked = askedOf(body);
      if (body.dryRun) {
        const { plan } = await orders.preview(ctx, code, asked);
        const shown = toPrice(plan.amount, currency, ctx.language);
        return reply.send({ amount: plan.amount, shown } as never);
      }
      const key = String(request.headers['idempotency-key']);
      const options = { operation: 'adminRefundOrder', owner: code, required: true };
      const answer = await idempotency.inTransaction(request, options, async () => ({
        status: 201,
        body: await orders.refund(ctx, code, asked, { key, expectedAmount: body.expectedAmount }),
      }));
      return sendAnswer(reply, answer);
    },
  );
}

const askedOf = ({ entries, shipping, restock, reason }: Asked): AskedRefund => ({
  ...(entries ? { entries } : {}),
  ...(shipping ? { shipping } : {}),
  restock: restock === undefined ? 'unsent' : restock ? 'all' : 'none',
  ...(reason ? { reason } : {}),
});
