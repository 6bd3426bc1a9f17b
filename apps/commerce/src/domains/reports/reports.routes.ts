import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { daysBetween, isDay } from '#platform/clock/index.ts';
import { badRequest, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { homeOf } from './home.service.ts';
import { LangQuery, ReportParams, reportSchemas, SalesQuery } from './reports.schemas.ts';
import type { ReportsService } from './reports.service.ts';
import { salesFile } from './sales.presenter.ts';

interface Services {
  reports: ReportsService;
  home: ReturnType<typeof homeOf>;
}

/** Days of the longest report: two years. */
const MOST_DAYS = 732;

/** Registers the first page of the back office, and its reports. */
export function registerReports({ admin, app }: Platform, { reports, home }: Services): void {
  for (const schema of reportSchemas) app.addSchema(schema);
  const schema = { tags: ['admin'], params: ReportParams };
  const sales = { ...schema, querystring: SalesQuery };
  const refused = errorResponses(400, 401, 403, 404);
  admin.siteRoutes((routes) => {
    routes.get(
      '/home',
      {
        schema: {
          ...{ ...schema, querystring: LangQuery, operationId: 'adminGetHome' },
          summary: 'What is to do, and the sales of yesterday and today',
          response: { 200: Type.Ref('AdminHome'), ...refused },
        },
      },
      async ({ ctx }) => home(ctx),
    );

    routes.get(
      '/reports/sales',
      {
        schema: {
          ...{ ...sales, operationId: 'adminGetSales', summary: 'Sales by day, in the site’s time zone' },
          response: { 200: Type.Ref('SalesReport'), ...refused },
        },
      },
      async ({ ctx, query }) => reports.sales(ctx.site.id, ...requirePeriod(ctx, query)),
    );

    routes.get(
      '/reports/sales.csv',
      {
        schema: {
          ...{ ...sales, operationId: 'adminGetSalesFile', summary: 'The same as a file' },
          response: { 200: Type.String(), ...refused },
        },
      },
      async ({ ctx, query }, reply) => {
        const [from, to] = requirePeriod(ctx, query);
        const { rows } = await reports.sales(ctx.site.id, from, to);
        return reply
          .header('Content-Type', 'text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="sales-${ctx.site.id}-${from}-${to}.csv"`)
          .send(salesFile(rows, ctx.language) as never);
      },
    );
  });
}

/** @throws {OccError} 400 for what is no day, no period or too long a one. */
function requirePeriod({ language }: SiteContext, { from, to }: { from: Day; to: Day }): [Day, Day] {
  const wrong = (subject: 'from' | 'to', ...texts: [string, string]) =>
    badRequest('ValidationError', say(language, ...texts), {
      reason: 'invalid',
      subject,
      subjectType: 'field',
    });
  for (const [subject, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (!isDay(day)) throw wrong(subject, 'That is no day.', 'Ce n’est pas un jour.');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('to', 'The last day is before the first.', 'Le dernier jour précède le premier.');
  if (days >= MOST_DAYS)
    throw wrong('to', 'A report covers two years at most.', 'Un rapport couvre deux ans au plus.');
  return [from, to];
}
