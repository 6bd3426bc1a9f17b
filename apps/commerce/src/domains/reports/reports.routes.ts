import { Type } from 'typebox';
import { errorResponses } from '#domains/cart/index.ts';
import type { Platform } from '#platform/index.ts';
import type { homeOf } from './home/home.service.ts';
import { requirePeriod } from './period.rules.ts';
import { LangQuery, ReportParams, reportSchemas, SalesQuery } from './reports.schemas.ts';
import type { ReportsService } from './reports.service.ts';
import { salesFile } from './sales.presenter.ts';
import { AdminReport } from './shown/shown.schemas.ts';

interface Services {
  reports: ReportsService;
  home: ReturnType<typeof homeOf>;
}

/** Registers the first page of the back office, and its reports. */
export function registerReports({ admin, app }: Platform, { reports, home }: Services): void {
  for (const schema of [...reportSchemas, AdminReport]) app.addSchema(schema);
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
