import { type Static, type TObject, Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import { type App, answerOnce, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const customer = { site: Site, customerId: Type.String({ format: 'uuid' }) };
const CustomerParams = Type.Object(customer);
const EntryParams = {
  uuid: Type.Object({ ...customer, id: Type.String({ format: 'uuid', description: 'Of the entry' }) }),
  number: Type.Object({
    ...customer,
    id: Type.String({ maxLength: 15, pattern: '^[0-9]+$', description: 'Of the entry' }),
  }),
};
const SiteOnlyParams = Type.Object({ site: Site });
const LangQuery = Type.Object({ lang: Lang });
const PageQuery = Type.Object({
  lang: Lang,
  after: Type.Optional(
    Type.String({ maxLength: 6, pattern: '^[0-9]+$', description: '`next` of the page before' }),
  ),
});
const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});

/** What staff ask for: `points` or minor units, whichever the ledger's own schema names; below zero takes some. */
interface Adjustment {
  points: number;
  amount: number;
  reason: string;
}

/** What staff may do with a ledger of a customer: see it, add to it or take from it with a reason, and take that back. */
export interface LedgerOffice {
  /** @throws {OccError} 404 of another site's */
  view(ctx: SiteContext, customerId: string, page?: number): Promise<object>;
  /** In a transaction. @throws {OccError} 400, 404, 409 */
  adjust(ctx: SiteContext, customerId: string, asked: Adjustment): Promise<object>;
  /** In a transaction: takes an adjustment back, once, by an entry of its own. @throws {OccError} 404, 409 */
  reverse(ctx: SiteContext, customerId: string, id: string): Promise<object>;
  /** What the site owes in all. */
  liability(site: SiteContext['site']['id']): Promise<object>;
}

/** How a ledger is called: in addresses, in the table of roles and in the API's description. */
export interface LedgerWords {
  /** Its part of the addresses, such as `credit`. */
  path: string;
  operations: Readonly<Record<'view' | 'adjust' | 'reverse' | 'liability', string>>;
  summaries: Readonly<Record<'view' | 'adjust' | 'reverse' | 'liability', string>>;
  /** Names of the schemas of its answers. */
  schemas: Readonly<Record<'view' | 'liability', string>>;
  /** Of an adjustment. */
  body: TObject;
  /** How entries are numbered. */
  ids: keyof typeof EntryParams;
}

const tags = ['admin'];
const refused = errorResponses(400, 401, 403, 404, 409);

/** Registers the calls by which staff see and adjust a ledger of customers: points, store credit. */
export function registerLedgerAdmin(
  { admin, idempotency }: Pick<Platform, 'admin' | 'idempotency'>,
  words: LedgerWords,
  office: LedgerOffice,
): void {
  admin.siteRoutes((routes) => {
    registerReads(routes, words, office);
    registerAdjustments(routes, idempotency, words, office);
  });
}

function registerReads(
  routes: App,
  { path, operations, summaries, schemas }: LedgerWords,
  office: LedgerOffice,
): void {
  routes.get<{ Params: Static<typeof CustomerParams>; Querystring: Static<typeof PageQuery> }>(
    `/customers/:customerId/${path}`,
    {
      schema: {
        ...{ tags, params: CustomerParams, querystring: PageQuery, operationId: operations.view },
        summary: summaries.view,
        response: { 200: Type.Ref(schemas.view), ...errorResponses(400, 401, 403, 404) },
      },
    },
    async ({ ctx, params, query }) =>
      office.view(ctx, params.customerId.toLowerCase(), Number(query.after ?? 0)),
  );

  routes.get(
    `/reports/${path}`,
    {
      schema: {
        ...{ tags, params: SiteOnlyParams, querystring: LangQuery, operationId: operations.liability },
        summary: summaries.liability,
        response: { 200: Type.Ref(schemas.liability), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ ctx }) => office.liability(ctx.site.id),
  );
}

function registerAdjustments(
  routes: App,
  idempotency: Platform['idempotency'],
  { path, operations, summaries, schemas, body, ids }: LedgerWords,
  office: LedgerOffice,
): void {
  const call = { tags, querystring: LangQuery, headers: KeyHeader };

  routes.post<{ Params: Static<typeof CustomerParams>; Body: Adjustment }>(
    `/customers/:customerId/${path}/adjustments`,
    {
      schema: {
        ...{ ...call, params: CustomerParams, body, operationId: operations.adjust },
        summary: summaries.adjust,
        response: { 201: Type.Ref(schemas.view), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: operations.adjust, owner: customerId, required: true, status: 201 };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        office.adjust(ctx, customerId, request.body),
      );
    },
  );

  routes.post<{ Params: Static<(typeof EntryParams)['number']> }>(
    `/customers/:customerId/${path}/adjustments/:id/reverse`,
    {
      schema: {
        ...{ ...call, params: EntryParams[ids], operationId: operations.reverse },
        summary: summaries.reverse,
        response: { 200: Type.Ref(schemas.view), ...refused },
      },
    },
    async (request, reply) => {
      const { ctx, params } = request;
      const customerId = params.customerId.toLowerCase();
      const options = { operation: operations.reverse, owner: customerId, required: true };
      return answerOnce(idempotency.inTransaction, request, reply, options, () =>
        office.reverse(ctx, customerId, params.id.toLowerCase()),
      );
    },
  );
}
