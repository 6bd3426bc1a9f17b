import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { App, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { requirePeriod } from '../period.rules.ts';
import { presentReport, reportFile } from './shown.presenter.ts';
import { FileQuery, PageQuery, ReportParams } from './shown.schemas.ts';
import type { ShownReports } from './shown.service.ts';
import type { Division, Report } from './shown.types.ts';

interface Query {
  from?: Day;
  to?: Day;
  by?: Division;
}

/** Registers the pages and the file of each report. */
export function registerShownReports(
  { admin }: Pick<Platform, 'admin'>,
  reports: readonly Report[],
  shown: ShownReports,
): void {
  admin.siteRoutes((routes) => {
    for (const report of reports) {
      registerPage(routes, report, shown);
      registerFile(routes, report, shown);
    }
  });
}

const refused = errorResponses(400, 401, 403, 404);
const schema = { tags: ['admin'], params: ReportParams };

/** What a report without a period is asked for; the days are read by none. */
const NOW = { from: '', to: '', by: 'total' } as const;

function askedOf(ctx: SiteContext, { hasPeriod, hasDays }: Report, query: Query) {
  if (!hasPeriod) return NOW;
  const [from, to] = requirePeriod(ctx, query);
  return { from, to, by: hasDays ? (query.by ?? 'total') : 'total' } as const;
}

function registerPage(routes: App, report: Report, shown: ShownReports): void {
  routes.get<{ Querystring: Query & { after?: string; pageSize?: number } }>(
    `/reports/${report.name}`,
    {
      schema: {
        ...{ ...schema, querystring: PageQuery, operationId: report.operationId },
        summary: report.title.en,
        response: { 200: Type.Ref('AdminReport'), ...refused },
      },
    },
    async ({ ctx, query }) => {
      const { after, pageSize: limit = 100 } = query;
      const asked = askedOf(ctx, report, query);
      const page = await shown.page(ctx, report, { ...asked, after, limit });
      return presentReport(report, asked.by, ctx.language, page);
    },
  );
}

function registerFile(routes: App, report: Report, shown: ShownReports): void {
  routes.get<{ Querystring: Query }>(
    `/reports/${report.name}.csv`,
    {
      schema: {
        ...{ ...schema, querystring: FileQuery, operationId: report.fileOperationId },
        summary: 'The same as a file',
        response: { 200: Type.String(), ...refused },
      },
    },
    async ({ ctx, query }, reply) => {
      const asked = askedOf(ctx, report, query);
      const file = reportFile(report.columns(asked.by), await shown.whole(ctx, report, asked), ctx.language);
      const name = [report.name, ctx.site.id, asked.from, asked.to].filter(Boolean).join('-');
      return reply
        .header('Content-Type', 'text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${name}.csv"`)
        .send(file as never);
    },
  );
}
