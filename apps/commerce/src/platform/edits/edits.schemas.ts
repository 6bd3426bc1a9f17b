import type { Language } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import { type TSchema, Type } from 'typebox';
import { editErrors } from './edits.errors.ts';
import { type Resource, SCHEDULED_STATUSES } from './edits.types.ts';
import { readInstant } from './forms/instants.rules.ts';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Instant = Type.String({ maxLength: 40, description: 'ISO 8601' });
const Json = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true });

export const SiteParams = Type.Object({ site: Site });
export const KeyParams = Type.Object({ site: Site, key: Type.String({ maxLength: 200 }) });
export const IdParams = Type.Object({ site: Site, id: Type.String({ format: 'uuid' }) });
export const LangQuery = Type.Object({ lang: Lang });
const key = {
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 100,
      description: '16 to 64 characters; sent again with it, a change is made once',
    }),
  ),
};
export const KeyHeader = Type.Object(key);
export const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ maxLength: 100, description: 'Version that the change began from' }),
  ),
  ...key,
});
export const Reason = Type.Optional(Type.String({ maxLength: 400 }));
/** The draft that a change goes back to. */
export const Publishes = Type.Optional(Type.String({ format: 'uuid' }));
/** When a change is in effect. */
export const Period = { from: Type.Optional(Instant), until: Type.Optional(Instant) };

/** Error bodies of these statuses. */
export function refs<Status extends number>(...statuses: Status[]) {
  const ref = Type.Ref('ErrorList');
  return Object.fromEntries(statuses.map((status) => [status, ref])) as Record<Status, typeof ref>;
}

export const listQuery = ({ filters = [] }: Pick<Resource, 'filters'>) =>
  Type.Object({
    ...{ lang: Lang, query: Type.Optional(Type.String({ maxLength: 200 })) },
    after: Type.Optional(Type.String({ maxLength: 300, description: '`next` of the page before' })),
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
    ...Object.fromEntries(filters.map(({ name }) => [name, Type.Optional(Type.String({ maxLength: 100 }))])),
  });

const row = (state: TSchema) => ({
  key: Type.String(),
  title: Type.String(),
  version: Type.String(),
  state,
});

export const rowAnswer = (state: TSchema) =>
  Type.Object({
    ...row(state),
    edit: Type.Optional(Type.String({ description: 'Of this change; absent where nothing was different' })),
    schema: Type.Optional(Json),
  });

export const listAnswer = (state: TSchema) =>
  Type.Object({ items: Type.Array(Type.Object(row(state))), next: Type.Optional(Type.String()) });

const Skipped = Type.Array(Type.Object({ key: Type.String(), message: Type.String() }));

export const BulkAnswer = Type.Object({
  count: Type.Integer(),
  changed: Type.Integer(),
  problems: Skipped,
  diffs: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), before: Json, after: Json })),
  hash: Type.String(),
});

export const editSchemas = [
  Type.Object(
    {
      ...{
        id: Type.String(),
        at: Instant,
        staff: Type.String(),
        resource: Type.String(),
        key: Type.String(),
      },
      ...{ before: Type.Optional(Json), after: Type.Optional(Json), reason: Type.Optional(Type.String()) },
      ...{ undoes: Type.Optional(Type.String()), undoneBy: Type.Optional(Type.String()) },
      ...{ batch: Type.Optional(Type.String()), scheduled: Type.Optional(Type.String()) },
      undoable: Type.Boolean({ description: 'Whether the row still says what this edit left' }),
    },
    { $id: 'Edit' },
  ),
  Type.Object(
    {
      ...{ id: Type.String(), resource: Type.String(), key: Type.String(), changes: Json },
      ...{ from: Instant, until: Type.Optional(Instant), reason: Type.Optional(Type.String()) },
      ...{ status: Type.Enum([...SCHEDULED_STATUSES]), problem: Type.Optional(Type.String()) },
      ...{ staff: Type.Optional(Type.String()), batch: Type.Optional(Type.String()) },
    },
    { $id: 'ScheduledEdit' },
  ),
  Type.Object(
    {
      ...{ id: Type.String(), total: Type.Integer(), done: Type.Integer(), skipped: Skipped },
      status: Type.Enum(['running', 'done', 'undoing', 'undone']),
    },
    { $id: 'EditBatch' },
  ),
] as const;

/** A version as an entity tag. */
export const etagOf = (version: string): string => `"${version}"`;

/** The version that a change began from. @throws {OccError} 428 without one */
export function versionIn({ headers, ctx }: Pick<FastifyRequest, 'headers' | 'ctx'>): string {
  const version = /^"([^"]{1,80})"$/.exec(headers['if-match'] ?? '')?.[1];
  if (version === undefined) throw editErrors.noVersion(ctx.language);
  return version;
}

/** The period of a change. @throws {OccError} 400 for what is no instant */
export function periodOf({ from, until }: { from?: string; until?: string }, language: Language) {
  return { from: readInstant(from, 'from', language), until: readInstant(until, 'until', language) };
}
