import { type TSchema, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type Answer, type App, type SiteContext, sendAnswer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Parcel } from '../fulfilment/parcel.rules.ts';
import type { Order } from '../orders.types.ts';
import {
  DeliverBody,
  KeyHeader,
  LangQuery,
  NoteBody,
  NothingBody,
  OrderParams,
  ShipBody,
} from './admin.schemas.ts';
import type { AdminOrders } from './admin.service.ts';

interface Call {
  Params: { site: string; code: string };
}

interface Action<Body> {
  name: string;
  operationId: string;
  summary: string;
  body: TSchema;
  work(ctx: SiteContext, order: Order, body: Body): Promise<object>;
}

export const orderCall = {
  ...{ tags: ['admin'], params: OrderParams, querystring: LangQuery, headers: KeyHeader },
};
const refused = errorResponses(400, 401, 403, 404, 409);

interface ParcelBody extends Pick<Parcel, 'carrier' | 'trackingCode'> {
  entries?: Parcel['units'];
}
const parcelOf = ({ entries, ...rest }: ParcelBody): Parcel => ({
  ...rest,
  ...(entries ? { units: entries } : {}),
});

/** Registers the steps of an order, each once per `Idempotency-Key`. */
export function registerOrderActions(
  routes: App,
  { idempotency }: Pick<Platform, 'idempotency'>,
  orders: AdminOrders,
): void {
  const add = <Body>({ name, operationId, summary, body, work }: Action<Body>): void => {
    routes.post<Call & { Body: Body }>(
      `/orders/:code/${name}`,
      {
        schema: {
          ...{ ...orderCall, operationId, summary, body },
          response: { 200: Type.Ref('AdminOrder'), ...refused },
        },
      },
      async (request, reply) => {
        const { ctx, params } = request;
        const order = await orders.get(ctx, params.code);
        const options = { operation: operationId, owner: order.code, required: true };
        const answer = await idempotency.inTransaction(request, options, async () => ({
          status: 200,
          body: await work(ctx, order, request.body as Body),
        }));
        return sendAnswer(reply, answer);
      },
    );
  };

  add<ParcelBody>({
    ...{ name: 'ship', operationId: 'adminShipOrder', body: ShipBody },
    summary: 'Send what is left, or lines, or units of lines',
    work: (ctx, { code }, body) => orders.ship(ctx, code, parcelOf(body)),
  });
  add<ParcelBody>({
    ...{ name: 'deliver', operationId: 'adminDeliverOrder', body: DeliverBody },
    summary: 'Record that what was sent arrived, or a part of it',
    work: (ctx, { code }, body) => orders.deliver(ctx, code, parcelOf(body)),
  });
  add<object>({
    ...{ name: 'return', operationId: 'adminReturnOrder', body: NothingBody },
    summary: 'All of it came back: stock and payment too',
    work: (ctx, { code }) => orders.takeBack(ctx, code),
  });
  add<object>({
    ...{ name: 'confirmation', operationId: 'adminResendConfirmation', body: NothingBody },
    summary: 'Mail the confirmation once more',
    work: (ctx, order) => orders.confirm(ctx, order),
  });
  add<{ text: string }>({
    ...{ name: 'notes', operationId: 'adminAddOrderNote', body: NoteBody },
    summary: 'Write something down about the order, for staff',
    work: (ctx, order, { text }) => orders.note(ctx, order, text),
  });
  registerCancel(routes, idempotency, orders);
}

/** A payment that waits for the shopper is given up at its provider first: not one transaction. */
function registerCancel(routes: App, idempotency: Platform['idempotency'], orders: AdminOrders): void {
  routes.post<Call>(
    '/orders/:code/cancel',
    {
      schema: {
        ...{ ...orderCall, operationId: 'adminCancelOrder', body: NothingBody },
        summary: 'Cancel before any of it was sent: stock and payment go back',
        response: { 200: Type.Ref('AdminOrder'), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const { code } = await orders.get(ctx, params.code);
      const answered = (body: object): Answer => ({ status: 200, body });
      const options = {
        ...{ operation: 'adminCancelOrder', owner: code, required: true },
        resume: async () => {
          const { status } = await orders.get(ctx, code);
          return status === 'cancelled' ? answered(await orders.shown(ctx, code)) : undefined;
        },
      };
      const answer = await idempotency.acrossTransactions(request, options, async () =>
        answered(await orders.cancel(ctx, code)),
      );
      return sendAnswer(reply, answer);
    },
  );
}
