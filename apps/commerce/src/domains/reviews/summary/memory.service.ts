import type { SiteId } from '@crema/brands';
import { productTag, type RatingReader, ratingTag } from '#domains/catalog/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ReviewsRepository } from '../reviews.repository.ts';
import type { Summary } from '../reviews.types.ts';

/** What products’ reviews come to, in memory: the catalogue has it read at the start and after every change. */
export function summaryMemory(
  repository: Pick<ReviewsRepository, 'summaries'>,
  isOn: (site: SiteId) => boolean,
) {
  const bySite = new Map<SiteId, Map<string, Summary>>();
  const of = (site: SiteId): Map<string, Summary> => {
    const known = bySite.get(site) ?? new Map<string, Summary>();
    bySite.set(site, known);
    return known;
  };
  const read: RatingReader = async (site, codes) => {
    const rows = isOn(site) ? await repository.summaries(site, codes) : [];
    const known = of(site);
    if (codes) for (const code of codes) known.delete(code);
    else known.clear();
    for (const row of rows) if (row.shown > 0) known.set(row.productCode, row);
    return new Map(
      rows.flatMap(({ productCode, count, starsSum }) =>
        count > 0 ? [[productCode, { count, average: starsSum / count }] as const] : [],
      ),
    );
  };
  return { read, summaryOf: (site: SiteId, code: string) => of(site).get(code) };
}

/** Counts products anew whose reviews the running transaction has changed, and tells every process. */
export async function recountAll(
  {
    repository,
    platform: { changes },
  }: { repository: ReviewsRepository; platform: Pick<Platform, 'changes'> },
  site: SiteId,
  codes: readonly string[],
): Promise<void> {
  const changed = [...new Set(codes)].sort();
  for (const code of changed) await repository.recount(site, code);
  const tags = changed.flatMap((code) => [ratingTag(site, code), productTag(site, code)]);
  if (tags.length > 0) await changes.publish({ site, tags });
}
