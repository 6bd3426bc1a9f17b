import type { Static } from 'typebox';
import { Type } from 'typebox';
import { staffOf } from '#platform/admin/index.ts';
import {
  answerEdit,
  KeyHeader,
  newStateSchema,
  type Resource,
  refs,
  SiteParams,
  type State,
} from '#platform/edits/index.ts';
import type { Platform } from '#platform/index.ts';
import { csvFile } from '#platform/values/csv.ts';
import type { CouponsAdminRepository } from './admin.repository.ts';
import { couponSchema } from './coupons.resource.ts';
import { randomCodes } from './pool.rules.ts';

const PoolBody = Type.Object(
  {
    prefix: Type.String({ pattern: '^[A-Z0-9]{2,10}$', description: 'How each code begins' }),
    count: Type.Integer({ minimum: 1, maximum: 5000 }),
    state: newStateSchema(couponSchema),
    reason: Type.Optional(Type.String({ maxLength: 400 })),
  },
  { additionalProperties: false },
);

const PoolQuery = Type.Object({ pool: Type.String({ format: 'uuid' }) });
/** Rows of a file read at once. */
const PAGE = 500;

interface Parts extends Pick<Platform, 'admin' | 'edits' | 'idempotency'> {
  repository: CouponsAdminRepository;
  resource: Resource;
}

/** Registers pools: many codes of one coupon at once, and their file. */
export function registerPools({ admin, edits, idempotency, repository, resource }: Parts): void {
  admin.siteRoutes((routes) => {
    routes.post(
      '/coupons/pool',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, headers: KeyHeader, body: PoolBody },
          operationId: 'adminMakeCouponPool',
          summary: 'Make many codes of one coupon; one undo takes back those that nobody has used',
          response: {
            201: Type.Object({ batch: Type.String(), count: Type.Integer() }),
            ...refs(400, 401, 403, 404, 409),
          },
        },
      },
      async (request, reply) => {
        const { ctx } = request;
        const { prefix, count, state, reason } = request.body as Static<typeof PoolBody>;
        const rows = randomCodes(prefix, count).map((key) => ({ key, state: state as State }));
        const editor = { ...ctx, staffId: staffOf(request).staffId };
        const once = { operation: 'adminMakeCouponPool', status: 201 };
        return answerEdit(idempotency, request, reply, once, async () => ({
          batch: await edits.addMany(resource, rows, editor, reason),
          count,
        }));
      },
    );

    routes.get(
      '/coupons/file',
      {
        schema: {
          ...{
            tags: ['admin'],
            params: SiteParams,
            querystring: PoolQuery,
            operationId: 'adminGetCouponFile',
          },
          summary: 'The codes of a pool as a CSV file',
          response: { 200: Type.String(), ...refs(400, 401, 403, 404) },
        },
      },
      async ({ ctx, query }, reply) => {
        const { pool } = query as Static<typeof PoolQuery>;
        const lines = [['code', 'used', 'valid until']];
        for (let after = ''; ; ) {
          const rows = await repository.list(ctx.site.id, { after, limit: PAGE, pool });
          for (const { code, used, definition } of rows)
            lines.push([code, String(used), definition.validTo ?? '']);
          if (rows.length < PAGE) break;
          after = rows.at(-1)?.code ?? '';
        }
        void reply
          .type('text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="coupons-${pool.slice(0, 8)}.csv"`);
        return csvFile(lines);
      },
    );
  });
}
