import { Type } from 'typebox';
import { KeyHeader, LangQuery, refs } from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { IntegrationParams, NewSecret, SecretParams } from '../integrations.schemas.ts';
import type { SecretKind } from '../integrations.types.ts';
import type { SecretsService } from './secrets.service.ts';

const tags = ['admin'];

/** Registers the secrets of an integration: made, listed without what is secret of them, ended. */
export function registerSecrets({ admin }: Pick<Platform, 'admin'>, secrets: SecretsService): void {
  admin.siteRoutes((routes) => {
    routes.get<{ Params: { key: string } }>(
      '/integrations/:key/secrets',
      {
        schema: {
          ...{ tags, params: IntegrationParams, querystring: LangQuery },
          ...{ operationId: 'adminListIntegrationSecrets', summary: 'Secrets that are good now' },
          response: {
            200: Type.Object({ secrets: Type.Array(Type.Ref('IntegrationSecret')) }),
            ...refs(400, 401, 403, 404),
          },
        },
      },
      async ({ ctx, params }) => ({
        secrets: (await secrets.list(ctx, params.key)).map(({ id, kind, createdAt, endsAt }) => ({
          ...{ id, kind, created: createdAt.toISOString() },
          ...(endsAt ? { ends: endsAt.toISOString() } : {}),
        })),
      }),
    );

    routes.post<{ Params: { key: string }; Body: { kind: SecretKind } }>(
      '/integrations/:key/secrets',
      {
        schema: {
          ...{ tags, params: IntegrationParams, querystring: LangQuery, body: NewSecret, headers: KeyHeader },
          operationId: 'adminMakeIntegrationSecret',
          summary: 'A new secret, shown once; the one before it stays good for a day',
          response: {
            201: Type.Object({ id: Type.String(), secret: Type.String() }),
            ...refs(400, 401, 403, 404),
          },
        },
      },
      async ({ ctx, params, body }, reply) =>
        reply.status(201).send(await secrets.make(ctx, params.key, body.kind)),
    );

    routes.delete<{ Params: { key: string; id: string } }>(
      '/integrations/:key/secrets/:id',
      {
        schema: {
          ...{ tags, params: SecretParams, querystring: LangQuery },
          ...{ operationId: 'adminEndIntegrationSecret', summary: 'End a secret at once' },
          response: { 204: Type.Null(), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, params }, reply) => {
        await secrets.end(ctx, params.key, params.id);
        return reply.status(204).send(null);
      },
    );
  });
}
