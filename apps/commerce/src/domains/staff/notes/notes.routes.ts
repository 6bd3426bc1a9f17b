import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import {
  CallQuery,
  errorResponses,
  IdempotencyHeaders,
  keepPrivate,
  UserParams,
} from '#domains/cart/index.ts';
import { answerOnce, type Caller, requireCustomer } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { NotesRepository } from './notes.repository.ts';
import { noteSchemas } from './notes.schemas.ts';

/** Registers what agents write down about the customer they act for. */
export function registerNotes(platform: Platform, notes: NotesRepository): void {
  for (const schema of noteSchemas) platform.app.addSchema(schema);
  const { clock, idempotency } = platform;
  const call = { tags: ['agent'], params: UserParams, querystring: CallQuery };
  platform.siteRoutes((routes) => {
    routes.addHook('onRequest', keepPrivate);
    routes.get(
      '/users/:user/agentNotes',
      {
        schema: {
          ...call,
          operationId: 'getAgentNotes',
          summary: 'What agents wrote down about the customer, for agents',
          response: { 200: Type.Ref('AgentNotes'), ...errorResponses(400, 401, 403) },
        },
      },
      async (request) => {
        const { site, customerId } = requireCustomer(request);
        const list = await notes.list(site.id, customerId);
        return { notes: list.map(presentNote) };
      },
    );

    routes.post<{ Body: { text: string } }>(
      '/users/:user/agentNotes',
      {
        schema: {
          ...call,
          operationId: 'addAgentNote',
          summary: 'Write something down about the customer, for whoever helps next',
          headers: IdempotencyHeaders,
          body: Type.Ref('NewAgentNote'),
          response: { 201: Type.Ref('AgentNotes'), ...errorResponses(400, 401, 403, 409) },
        },
      },
      async (request, reply) => {
        const ctx = requireCustomer(request);
        const { agentId } = ctx.caller as Extract<Caller, { kind: 'agent' }>;
        const options = { operation: 'addAgentNote', owner: ctx.customerId, status: 201 };
        return answerOnce(idempotency.inTransaction, request, reply, options, async () => {
          await notes.add({
            ...{ id: randomUUID(), site: ctx.site.id, customerId: ctx.customerId, staffId: agentId },
            ...{ text: request.body.text.trim(), createdAt: clock.now() },
          });
          return { notes: (await notes.list(ctx.site.id, ctx.customerId)).map(presentNote) };
        });
      },
    );
  });
}

type Listed = Awaited<ReturnType<NotesRepository['list']>>[number];

const presentNote = ({ id, text, createdAt, author }: Listed) => ({
  ...{ id, text, author },
  created: createdAt.toISOString(),
});
