import { Type } from 'typebox';
import { KeyHeader, LangQuery, refs } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { DeliveryParams, DeliveryQuery, IntegrationParams, Replay } from '../integrations.schemas.ts';
import type { DeliveryRecord, DeliveryState } from '../integrations.types.ts';
import type { DeliveryService } from './delivery.service.ts';

const tags = ['admin'];

/** Registers what was sent to an integration, and sending it again. */
export function registerDeliveries({ admin }: Pick<Platform, 'admin'>, deliveries: DeliveryService): void {
  admin.siteRoutes((routes) => {
    routes.get<{ Params: { key: string }; Querystring: { state?: DeliveryState; before?: number } }>(
      '/integrations/:key/deliveries',
      {
        schema: {
          ...{ tags, params: IntegrationParams, querystring: DeliveryQuery },
          ...{ operationId: 'adminListIntegrationDeliveries', summary: 'What was sent to it, latest first' },
          response: {
            200: Type.Object({
              items: Type.Array(Type.Ref('IntegrationDelivery')),
              next: Type.Optional(Type.Integer()),
            }),
            ...refs(400, 401, 403, 404),
          },
        },
      },
      async ({ ctx, params, query: { state, before } }) => {
        const page = await deliveries.list(ctx, params.key, {
          ...(state ? { state } : {}),
          ...(before === undefined ? {} : { before }),
        });
        return { ...page, items: page.items.map(presentDelivery) };
      },
    );

    routes.post<{ Params: { key: string; event: number } }>(
      '/integrations/:key/deliveries/:event/again',
      {
        schema: {
          ...{ tags, params: DeliveryParams, querystring: LangQuery, headers: KeyHeader },
          ...{ operationId: 'adminSendIntegrationEventAgain', summary: 'Send an event once more' },
          response: { 200: Type.Ref('IntegrationDelivery'), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params }) => presentDelivery(await deliveries.again(ctx, params.key, params.event)),
    );

    routes.post<{ Params: { key: string }; Body: { from: string; until: string } }>(
      '/integrations/:key/replay',
      {
        schema: {
          ...{ tags, params: IntegrationParams, querystring: LangQuery, headers: KeyHeader, body: Replay },
          operationId: 'adminReplayIntegration',
          summary: 'Send all events of a span again that it hears of, also those from while it was off',
          response: { 202: Type.Object({ count: Type.Integer() }), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params, body }, reply) =>
        reply.status(202).send({
          count: await deliveries.replay(ctx, params.key, new Date(body.from), new Date(body.until)),
        }),
    );
  });
}

const presentDelivery = (record: DeliveryRecord) => ({
  ...{ event: record.number, id: record.id, type: record.type, entity: record.entity },
  ...{ at: record.at.toISOString(), state: record.state, attempts: record.attempts },
  ...(record.state === 'waiting' ? { nextAttempt: record.nextAttemptAt.toISOString() } : {}),
  ...(record.lastAttemptAt ? { lastAttempt: record.lastAttemptAt.toISOString() } : {}),
  ...(record.status === undefined ? {} : { status: record.status }),
  ...(record.answer ? { answer: record.answer } : {}),
  ...(record.error ? { error: record.error } : {}),
});
