import { Type } from 'typebox';
import { type StaffCaller, staffOf } from '#platform/admin/index.ts';
import type { App, Idempotency, SiteContext } from '#platform/http/index.ts';
import type { BulkEdits } from './bulk/batches.service.ts';
import type { EditsPlatform } from './edits.deps.ts';
import { editErrors } from './edits.errors.ts';
import { presentRow, presentSaved } from './edits.presenter.ts';
import {
  BulkAnswer,
  etagOf,
  IfMatch,
  KeyHeader,
  KeyParams,
  listAnswer,
  listQuery,
  Period,
  Publishes,
  periodOf,
  Reason,
  refs,
  rowAnswer,
  SiteParams,
  versionIn,
} from './edits.schemas.ts';
import type { Resource, State } from './edits.types.ts';
import { bareSchema, changesSchema, formSchema, newStateSchema } from './forms/schemas.rules.ts';
import { answerEdit } from './once.ts';
import type { Editor, Saving } from './rows/save.service.ts';
import type { Drafting } from './schedule/drafts.service.ts';
import type { Scheduling } from './schedule/schedule.service.ts';

export interface EditServices {
  saved: Saving;
  schedules: Scheduling;
  drafts: Drafting;
  bulk: BulkEdits;
  idempotency: Idempotency;
}

const tags = ['admin'];

/** The editor of a call. */
export const editorOf = (ctx: SiteContext, { staffId }: StaffCaller): Editor => ({ ...ctx, staffId });

/** Registers list, row, save, and where it has them add, remove and bulk, of one resource. */
export function registerResource(
  { admin }: Pick<EditsPlatform, 'admin'>,
  resource: Resource,
  services: EditServices,
): void {
  admin.siteRoutes((routes) => {
    registerReads(routes, resource);
    registerSave(routes, resource, services);
    registerRows(routes, resource, services);
    registerBulk(routes, resource, services);
  });
}

function registerReads(routes: App, resource: Resource): void {
  const { name, operations, one, title } = resource;
  routes.get<{ Params: { site: string }; Querystring: Record<string, string> }>(
    `/${name}`,
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: listQuery(resource), operationId: operations.list },
        summary: `${title[0]} of a site`,
        response: { 200: listAnswer(bareSchema(resource.schema)), ...refs(400, 401, 403, 404) },
      },
    },
    async ({ ctx, query }) => {
      const {
        query: words,
        after,
        pageSize = 50,
        ...filters
      } = query as Record<string, string> & { pageSize?: number };
      const rows = await resource.list(
        ctx.site.id,
        { query: words, after, pageSize: pageSize + 1, filters },
        ctx,
      );
      const items = rows.slice(0, pageSize);
      const next = rows.length > pageSize ? items.at(-1)?.key : undefined;
      return {
        items: items.map((row) => presentRow(resource, row)),
        ...(next === undefined ? {} : { next }),
      };
    },
  );

  routes.get<{ Params: { site: string; key: string } }>(
    `/${name}/:key`,
    {
      schema: {
        ...{ tags, params: KeyParams, operationId: operations.get, summary: `${one[0]}: one row` },
        response: { 200: rowAnswer(bareSchema(resource.schema)), ...refs(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params: { key } }, reply) => {
      const state = (await resource.read(ctx.site.id, [key], { lock: false })).get(key);
      if (!state) throw editErrors.unknown(ctx.language);
      const row = presentRow(resource, { key, state, title: resource.titleOf(key, state, ctx) });
      const schema = resource.schemaOf?.(key, state, ctx);
      reply.header('ETag', etagOf(row.version));
      return { ...row, ...(schema ? { schema: formSchema(schema, ctx.language) } : {}) };
    },
  );
}

interface SaveBody {
  changes: State;
  reason?: string;
  from?: string;
  until?: string;
}

interface RowBody extends SaveBody {
  draft?: boolean;
  publishes?: string;
}

function registerSave(routes: App, resource: Resource, services: EditServices): void {
  const { saved, schedules, drafts, idempotency } = services;
  const { name, operations, one } = resource;
  const changes = changesSchema(resource.schema, resource.inputs);
  routes.patch<{ Params: { site: string; key: string }; Body: RowBody }>(
    `/${name}/:key`,
    {
      schema: {
        ...{ tags, params: KeyParams, headers: IfMatch, operationId: operations.save },
        summary: `${one[0]}: change fields, now or at a time to come${resource.drafts ? ', or keep a draft' : ''}`,
        body: Type.Object(
          {
            ...{ changes, reason: Reason, ...Period },
            ...(resource.drafts ? { draft: Type.Optional(Type.Boolean()), publishes: Publishes } : {}),
          },
          { additionalProperties: false },
        ),
        response: {
          200: rowAnswer(bareSchema(resource.schema)),
          202: Type.Object({ scheduled: Type.Ref('ScheduledEdit') }),
          ...refs(400, 401, 403, 404, 409, 412, 428),
        },
      },
    },
    async (request, reply) => {
      const { ctx, params, body } = request;
      const editor = editorOf(ctx, staffOf(request));
      const { changes: sent, reason } = body;
      const note = reason ? { reason } : {};
      const { key } = params;
      const { from, until } = periodOf(body, ctx.language);
      const once = { operation: operations.save, of: key };
      const later = { ...once, status: 202 };
      if (body.draft)
        return answerEdit(idempotency, request, reply, later, async () => ({
          scheduled: await drafts.keep(resource, key, sent, editor, note),
        }));
      /** With the draft that it goes back to, which ends with it. */
      const endDraft = async () => {
        if (body.publishes) await drafts.end(body.publishes, editor);
      };
      if (from)
        return answerEdit(idempotency, request, reply, later, async () => {
          await endDraft();
          const plan = { keys: [key], changes: sent, from, until };
          const [scheduled] = await schedules.plan(resource, plan, editor, note);
          return { scheduled };
        });
      const change = { changes: sent, version: versionIn(request) };
      return answerEdit(idempotency, request, reply, once, async () => {
        await endDraft();
        return presentSaved(resource, await saved.save(resource, key, change, editor, note), ctx);
      });
    },
  );
}

function registerRows(routes: App, resource: Resource, { saved, idempotency }: EditServices): void {
  const { name, operations, one } = resource;
  if (operations.add) {
    routes.post<{ Body: { key: string; state: State; reason?: string } }>(
      `/${name}`,
      {
        schema: {
          ...{ tags, params: SiteParams, headers: KeyHeader, operationId: operations.add },
          summary: `${one[0]}: add one`,
          body: Type.Object(
            {
              key: Type.String({ minLength: 1, maxLength: 120 }),
              state: newStateSchema(resource.schema),
              reason: Reason,
            },
            { additionalProperties: false },
          ),
          response: { 201: rowAnswer(bareSchema(resource.schema)), ...refs(400, 401, 403, 404, 409) },
        },
      },
      async (request, reply) => {
        const { ctx, body } = request;
        const note = body.reason ? { reason: body.reason } : {};
        const editor = editorOf(ctx, staffOf(request));
        const key = body.key.trim();
        const once = { operation: operations.add as string, of: key, status: 201 };
        return answerEdit(idempotency, request, reply, once, async () =>
          presentSaved(resource, await saved.add(resource, key, body.state, editor, note), ctx),
        );
      },
    );
  }
  if (operations.remove) {
    routes.delete<{ Params: { site: string; key: string } }>(
      `/${name}/:key`,
      {
        schema: {
          ...{ tags, params: KeyParams, headers: IfMatch, operationId: operations.remove },
          summary: `${one[0]}: remove one`,
          response: {
            200: Type.Object({ edit: Type.Optional(Type.String()) }),
            ...refs(400, 401, 403, 404, 409, 412, 428),
          },
        },
      },
      async (request, reply) => {
        const { ctx, params } = request;
        const version = versionIn(request);
        const once = { operation: operations.remove as string, of: params.key };
        return answerEdit(idempotency, request, reply, once, async () => {
          const editor = editorOf(ctx, staffOf(request));
          const { edit } = await saved.remove(resource, params.key, version, editor);
          return { ...(edit ? { edit } : {}) };
        });
      },
    );
  }
}

interface BulkBody extends SaveBody {
  keys: string[];
  dryRun?: boolean;
  hash?: string;
}

function registerBulk(routes: App, resource: Resource, { bulk, idempotency }: EditServices): void {
  const { name, operations, title } = resource;
  const { bulk: operation } = operations;
  if (!operation) return;
  const changes = changesSchema(resource.schema, resource.inputs);
  routes.post<{ Body: BulkBody }>(
    `/${name}/bulk`,
    {
      // 5,000 keys of 60 characters.
      bodyLimit: 512 * 1024,
      schema: {
        ...{ tags, params: SiteParams, headers: KeyHeader, operationId: operation },
        summary: `${title[0]}: change many at once; first a preview, then with its hash`,
        body: Type.Object(
          {
            keys: Type.Array(Type.String({ maxLength: 120 }), { minItems: 1, maxItems: 5000 }),
            ...{ changes, reason: Reason, ...Period },
            dryRun: Type.Optional(Type.Boolean()),
            hash: Type.Optional(Type.String({ maxLength: 60 })),
          },
          { additionalProperties: false },
        ),
        response: {
          200: BulkAnswer,
          202: Type.Object({ batch: Type.String() }),
          ...refs(400, 401, 403, 404, 409),
        },
      },
    },
    async (request, reply) => {
      const { ctx, body } = request;
      const editor = editorOf(ctx, staffOf(request));
      const { keys, changes: sent, reason } = body;
      const one = { keys, changes: sent, reason, ...periodOf(body, ctx.language) };
      const { hash } = body;
      if (hash === undefined || body.dryRun) return (await bulk.preview(resource, one, editor)) as never;
      const once = { operation, status: 202 };
      return answerEdit(idempotency, request, reply, once, async () => ({
        batch: await bulk.start(resource, one, hash, editor),
      }));
    },
  );
}
