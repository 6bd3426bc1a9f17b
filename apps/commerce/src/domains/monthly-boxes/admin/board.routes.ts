import { Type } from 'typebox';
import { textOf } from '#domains/catalog/index.ts';
import { addMonths, dayOf } from '#platform/clock/index.ts';
import { refs, SiteParams } from '#platform/edits/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { presentDays, presentMonths } from './board.presenter.ts';
import type { BoxBoardRepository } from './board.repository.ts';

/** Months that the board looks back on. */
const MONTHS_BACK = 6;

type Needs = Pick<BoxNeeds, 'platform' | 'catalog'>;

/** Registers the board of monthly boxes: what is due, when its cut-off is, and what is short. */
export function registerBoxBoard(needs: Needs, repository: BoxBoardRepository): void {
  needs.platform.admin.siteRoutes((routes) => {
    routes.get(
      '/reports/boxes',
      {
        schema: {
          ...{ tags: ['admin'], params: SiteParams, operationId: 'adminGetBoxBoard' },
          summary: 'Monthly boxes by month and by day of the cut-off, and contents that are short of stock',
          response: { 200: Type.Ref('BoxBoard'), ...refs(401, 403, 404) },
        },
      },
      async ({ ctx }) => boardOf(needs, repository, ctx),
    );
  });
}

async function boardOf(
  { platform, catalog }: Needs,
  repository: BoxBoardRepository,
  { site, language }: SiteContext,
) {
  const now = platform.clock.now();
  const from = `${addMonths(dayOf(now, site.timeZone), -MONTHS_BACK).slice(0, 7)}-01`;
  const [due, taken, needed] = await Promise.all([
    repository.due(site.id),
    repository.taken(site.id, from),
    repository.needed(site.id),
  ]);
  const stock = await catalog.stockOf(
    site.id,
    needed.map(({ code }) => code),
  );
  return {
    months: presentMonths(due, taken),
    days: presentDays(due, now),
    short: needed.flatMap(({ code, units, boxes }) => {
      const variant = catalog.variant(site.id, code);
      const left = variant?.sellable ? (stock.get(code) ?? 0) : 0;
      const name = variant ? textOf(variant.name, language) : code;
      return left < units ? [{ code, name, needed: units, stock: left, boxes }] : [];
    }),
  };
}
