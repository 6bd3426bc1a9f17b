import { Type } from 'typebox';
import type { Access } from '#platform/access/index.ts';
import { mayCall } from '#platform/access/index.ts';
import { staffOf } from '#platform/admin/index.ts';
import { type App, type Caller, forbidden, type SiteContext, say } from '#platform/http/index.ts';
import type { EditsPlatform } from './edits.deps.ts';
import { editErrors } from './edits.errors.ts';
import { presentEdit, presentSaved, presentScheduled } from './edits.presenter.ts';
import type { EditsRepository } from './edits.repository.ts';
import { editSchemas, IdParams, KeyHeader, LangQuery, refs, rowAnswer, SiteParams } from './edits.schemas.ts';
import { type Edit, RESOURCE_GROUPS, type Resource } from './edits.types.ts';
import { formSchema } from './forms/schemas.rules.ts';
import { answerEdit } from './once.ts';
import { type EditServices, editorOf } from './resource.routes.ts';
import { isInEffect } from './rows/chain.service.ts';
import { undoOf } from './rows/undo.rules.ts';

interface Parts extends EditServices, Pick<EditsPlatform, 'admin' | 'app'> {
  repository: EditsRepository;
  resources: readonly Resource[];
  /** Names of those that no screen lists. */
  unlisted: ReadonlySet<string>;
  operations: Readonly<Record<string, Access>>;
}

const tags = ['admin'];
const PAGE = 50;

/** Registers what is the same for all resources: their descriptions, the history, undo, schedules and bulk edits. */
export function registerEdits(parts: Parts): void {
  for (const schema of editSchemas) parts.app.addSchema(schema);
  const { admin } = parts;
  admin.routes((routes) => registerResources(routes, parts));
  admin.siteRoutes((routes) => {
    registerHistory(routes, parts);
    registerUndo(routes, parts);
    registerSchedules(routes, parts);
    registerPublish(routes, parts);
    registerBatches(routes, parts);
  });
}

/** Whether the caller's role may call an operation. */
const may = ({ operations }: Parts, caller: Caller, operation: string): boolean => {
  const access = operations[operation];
  return access !== undefined && mayCall(access, caller);
};

/** The resource of an edit that the caller may save. @throws {OccError} 403, 404 */
function savedBy(parts: Parts, name: string | undefined, { caller, language }: SiteContext): Resource {
  const resource = parts.resources.find((one) => one.name === name);
  if (!resource) throw editErrors.unknown(language);
  if (may(parts, caller, resource.operations.save)) return resource;
  const message = say(
    language,
    'Your role may not change that.',
    'Votre rôle ne permet pas de modifier cela.',
  );
  throw forbidden('ForbiddenError', message, { reason: 'role' });
}

const Option = Type.Object({ value: Type.String(), title: Type.String() });

const ResourceList = Type.Object({
  resources: Type.Array(
    Type.Object({
      ...{ name: Type.String(), title: Type.String(), one: Type.String(), description: Type.String() },
      ...{ keyTitle: Type.String(), columns: Type.Array(Type.String()) },
      group: Type.Enum([...RESOURCE_GROUPS]),
      operations: Type.Object({
        ...{ list: Type.String(), get: Type.String(), save: Type.String() },
        ...{ add: Type.Optional(Type.String()), remove: Type.Optional(Type.String()) },
        bulk: Type.Optional(Type.String()),
      }),
      ...{ creates: Type.Boolean(), removes: Type.Boolean(), bulk: Type.Boolean(), drafts: Type.Boolean() },
      filters: Type.Array(
        Type.Object({ name: Type.String(), title: Type.String(), options: Type.Array(Option) }),
      ),
      schema: Type.Unsafe<object>({ type: 'object', additionalProperties: true }),
      inputs: Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
    }),
  ),
});

function registerResources(routes: App, parts: Parts): void {
  routes.get(
    '/resources',
    {
      schema: {
        ...{ tags, querystring: LangQuery, operationId: 'adminGetResources' },
        summary: 'What the role may see and edit, with the schema of each form',
        response: { 200: ResourceList, ...refs(400, 401, 403) },
      },
    },
    async ({ ctx }) => {
      const said = (texts: readonly [string, string]): string => say(ctx.language, ...texts);
      const shown = parts.resources.filter(
        ({ name, operations }) => !parts.unlisted.has(name) && may(parts, ctx.caller, operations.list),
      );
      return {
        resources: shown.map((resource) => ({
          ...{ name: resource.name, group: resource.group, columns: [...resource.columns] },
          ...{
            title: said(resource.title),
            one: said(resource.one),
            description: said(resource.description),
          },
          ...{ keyTitle: said(resource.keyTitle), operations: resource.operations },
          ...{ creates: !!resource.operations.add, removes: !!resource.operations.remove },
          ...{ bulk: !!resource.operations.bulk, drafts: resource.drafts === true },
          filters: (resource.filters ?? []).map(({ name, title, options }) => ({
            ...{ name, title: said(title) },
            options: options.map((option) => ({ value: option.value, title: said(option.title) })),
          })),
          schema: formSchema(resource.schema, ctx.language),
          ...(resource.inputs ? { inputs: formSchema(resource.inputs, ctx.language) } : {}),
        })),
      };
    },
  );
}

const HistoryQuery = Type.Object({
  ...LangQuery.properties,
  resource: Type.Optional(Type.String({ maxLength: 60 })),
  key: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Type.String({ maxLength: 20, pattern: '^[0-9]+$' })),
});

function registerHistory(routes: App, parts: Parts): void {
  routes.get(
    '/edits',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: HistoryQuery, operationId: 'adminListEdits' },
        summary: 'Changes of a site or of one row, latest first',
        response: {
          200: Type.Object({ items: Type.Array(Type.Ref('Edit')), next: Type.Optional(Type.String()) }),
          ...refs(400, 401, 403, 404),
        },
      },
    },
    async ({ ctx, query: { resource, key, after } }) => {
      const { repository } = parts;
      const before = after === undefined ? undefined : Number(after);
      const found = await repository.list({ site: ctx.site.id, resource, key, before, limit: PAGE + 1 });
      const page = found.slice(0, PAGE);
      const seen = page.filter(({ resource: name }) => {
        const own = parts.resources.find((one) => one.name === name);
        return own && may(parts, ctx.caller, own.operations.list);
      });
      const names = await parts.admin.namesOf([...new Set(seen.map(({ staffId }) => staffId))]);
      const undoable = await undoableOf(parts, seen, ctx);
      const items = seen.map(({ number: _number, ...edit }) =>
        presentEdit(edit, { names, undoable: undoable.has(edit.id) }),
      );
      const last = found.length > PAGE ? page.at(-1) : undefined;
      return { items, ...(last ? { next: String(last.number) } : {}) } as never;
    },
  );
}

/** The edits that can be taken back by the caller as the rows are now. */
async function undoableOf(
  parts: Parts,
  edits: readonly Edit[],
  { site, caller }: SiteContext,
): Promise<Set<string>> {
  const undoable = new Set<string>();
  for (const name of new Set(edits.map(({ resource }) => resource))) {
    const resource = parts.resources.find((one) => one.name === name);
    if (!resource || !may(parts, caller, resource.operations.save)) continue;
    const own = edits.filter((edit) => edit.resource === name && !edit.undoneBy);
    const keys = [...new Set(own.map(({ key }) => key))];
    const rows = keys.length > 0 ? await resource.read(site.id, keys, { lock: false }) : new Map();
    for (const edit of own)
      if (
        undoOf(resource, edit, rows.get(edit.key)) !== 'changed' &&
        (await isInEffect(parts.repository, edit))
      )
        undoable.add(edit.id);
  }
  return undoable;
}

function registerUndo(routes: App, parts: Parts): void {
  routes.post(
    '/edits/:id/undo',
    {
      schema: {
        ...{ tags, params: IdParams, headers: KeyHeader, operationId: 'adminUndoEdit' },
        summary: 'Take a change back where the row still says what it left',
        response: {
          200: rowAnswer(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
          ...refs(400, 401, 403, 404, 409),
        },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const { id } = params as { id: string };
      const edit = await parts.repository.byId(ctx.site.id, id);
      const resource = savedBy(parts, edit?.resource, ctx);
      const once = { operation: 'adminUndoEdit', of: id };
      return answerEdit(parts.idempotency, request, reply, once, async () =>
        presentSaved(resource, await parts.saved.undo(id, editorOf(ctx, staffOf(request))), ctx),
      );
    },
  );
}

function registerSchedules(routes: App, parts: Parts): void {
  const { repository } = parts;
  const Query = Type.Omit(HistoryQuery, ['after']);
  routes.get(
    '/scheduled',
    {
      schema: {
        ...{ tags, params: SiteParams, querystring: Query, operationId: 'adminListScheduled' },
        summary: 'Changes that wait for their time or are in effect until another, then those that ended',
        response: {
          200: Type.Object({ items: Type.Array(Type.Ref('ScheduledEdit')) }),
          ...refs(400, 401, 403, 404),
        },
      },
    },
    async ({ ctx, query: { resource, key } }) => {
      const found = await repository.listScheduled(ctx.site.id, { resource, key, limit: 200 });
      const names = await parts.admin.namesOf([...new Set(found.map(({ staffId }) => staffId))]);
      return { items: found.map((scheduled) => presentScheduled(scheduled, names)) } as never;
    },
  );

  routes.delete(
    '/scheduled/:id',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminCancelScheduled' },
        summary: 'Cancel a scheduled change or a draft; one in effect ends now',
        response: { 204: Type.Null(), ...refs(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const { id } = params as { id: string };
      const [planned] = await repository.scheduledByIds(ctx.site.id, [id]);
      savedBy(parts, planned?.resource, ctx);
      await parts.schedules.cancel(id, editorOf(ctx, staffOf(request)));
      return reply.status(204).send(null as never);
    },
  );
}

function registerPublish(routes: App, parts: Parts): void {
  routes.post(
    '/scheduled/:id/publish',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminPublishDraft' },
        summary: 'Make the change of a draft',
        response: {
          200: rowAnswer(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
          ...refs(400, 401, 403, 404, 409),
        },
      },
    },
    async (request) => {
      const { ctx, params } = request;
      const { id } = params as { id: string };
      const [draft] = await parts.repository.scheduledByIds(ctx.site.id, [id]);
      const resource = savedBy(parts, draft?.resource, ctx);
      const saved = await parts.drafts.publish(resource, id, editorOf(ctx, staffOf(request)));
      if (!saved) throw editErrors.noDraft(ctx.language);
      return presentSaved(resource, saved, ctx) as never;
    },
  );
}

function registerBatches(routes: App, parts: Parts): void {
  routes.get(
    '/batches/:id',
    {
      schema: {
        ...{ tags, params: IdParams, operationId: 'adminGetBatch', summary: 'How far a bulk edit is' },
        response: { 200: Type.Ref('EditBatch'), ...refs(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params }) => {
      const batch = await parts.bulk.byId(ctx.site.id, (params as { id: string }).id);
      if (!batch) throw editErrors.unknown(ctx.language);
      const { id, rows, done, skipped, status } = batch;
      return { id, total: rows.length, done, skipped, status } as never;
    },
  );

  routes.post(
    '/batches/:id/undo',
    {
      schema: {
        ...{ tags, params: IdParams, headers: KeyHeader, operationId: 'adminUndoBatch' },
        summary: 'Take a whole bulk edit back',
        response: { 202: Type.Object({ batch: Type.String() }), ...refs(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const { id } = params as { id: string };
      const batch = await parts.bulk.byId(ctx.site.id, id);
      savedBy(parts, batch?.resource, ctx);
      const once = { operation: 'adminUndoBatch', of: id, status: 202 };
      return answerEdit(parts.idempotency, request, reply, once, async () => {
        await parts.bulk.undo(id, editorOf(ctx, staffOf(request)));
        return { batch: id };
      });
    },
  );
}
