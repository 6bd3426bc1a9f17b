import type { SiteId } from '@crema/brands';
import type { reviewSummaries, reviews } from './reviews.tables.ts';
import type { Review, Summary } from './reviews.types.ts';

type Row = typeof reviews.$inferSelect;
type SummaryRow = typeof reviewSummaries.$inferSelect;

export const toReview = ({
  site,
  customerId,
  orderCode,
  buyerKey: _,
  title,
  text,
  strength,
  body,
  sweetness,
  reason,
  reply,
  repliedAt,
  publishedAt,
  ...row
}: Row): Review => ({
  ...row,
  site: site as SiteId,
  ...(customerId ? { customerId } : {}),
  ...(orderCode ? { orderCode } : {}),
  ...(title ? { title } : {}),
  ...(text ? { text } : {}),
  ...(strength ? { strength } : {}),
  ...(body ? { body } : {}),
  ...(sweetness ? { sweetness } : {}),
  ...(reason ? { reason } : {}),
  ...(reply ? { reply } : {}),
  ...(repliedAt ? { repliedAt } : {}),
  ...(publishedAt ? { publishedAt } : {}),
});

export const toSummary = (row: SummaryRow): Summary => ({
  productCode: row.productCode,
  shown: row.shown,
  count: row.count,
  starsSum: row.starsSum,
  byStars: row.byStars,
  tastes: {
    strength: { sum: row.strengthSum, count: row.strengthCount },
    body: { sum: row.bodySum, count: row.bodyCount },
    sweetness: { sum: row.sweetnessSum, count: row.sweetnessCount },
  },
});
