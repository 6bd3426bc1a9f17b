import { badRequest, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ReportsService } from '../reports.service.ts';
import { inSnapshot } from './pages.repository.ts';
import { type Place, placeOf, readPlace } from './place.rules.ts';
import type { Asked, Report, ReportPage } from './shown.types.ts';

/** Rows of the largest file: more than two years of taxes by day. */
const FILE_ROWS = 200_000;

type AskedPage = Omit<Asked, 'site' | 'language' | 'after'> & { after?: string | undefined };

/** Reads reports, each from one snapshot: what is sold meanwhile is in its rows and sums or in neither, and nobody waits. */
export function shownReports({ db }: Pick<Platform, 'db'>, { count }: Pick<ReportsService, 'count'>) {
  const read = async (report: Report, asked: Asked): Promise<ReportPage> => {
    await count();
    return inSnapshot(db, () => report.read(asked));
  };
  return {
    /** @throws {OccError} 400 for a page after what is none */
    page: async (ctx: SiteContext, report: Report, { after, limit, ...asked }: AskedPage) => {
      const place = after === undefined ? undefined : requirePlace(ctx, after);
      const scope = { site: ctx.site.id, language: ctx.language };
      const { rows, sums } = await read(report, { ...asked, ...scope, after: place, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1)?.place : undefined;
      return { rows: shown, sums, ...(last ? { next: placeOf(last) } : {}) };
    },

    /** Every row. */
    whole: (
      { site, language }: SiteContext,
      report: Report,
      asked: Pick<Asked, 'from' | 'to' | 'by'>,
    ): Promise<ReportPage> => read(report, { ...asked, site: site.id, language, limit: FILE_ROWS }),
  };
}

export type ShownReports = ReturnType<typeof shownReports>;

function requirePlace({ language }: SiteContext, after: string): Place {
  const place = readPlace(after);
  if (place) return place;
  throw badRequest('ValidationError', say(language, 'There is no such page.', 'Cette page n’existe pas.'), {
    ...{ reason: 'invalid', subject: 'after', subjectType: 'parameter' },
  });
}
