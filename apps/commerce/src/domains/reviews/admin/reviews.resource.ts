import type { Language, SiteId } from '@crema/brands';
import { type Catalog, textOf } from '#domains/catalog/index.ts';
import type { Resource, RowChange, State } from '#platform/edits/index.ts';
import { badRequest, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import type { ReviewsRepository } from '../reviews.repository.ts';
import type { Review, ReviewStatus } from '../reviews.types.ts';
import { recountAll } from '../summary/memory.service.ts';
import { tidy } from '../writing/writing.rules.ts';
import { reviewsAdminRepository } from './admin.repository.ts';
import { reviewSchema, statuses } from './reviews-form.schemas.ts';

interface Parts {
  repository: ReviewsRepository;
  platform: Pick<Platform, 'changes' | 'clock' | 'db'>;
  catalog: Pick<Catalog, 'product'>;
}

const STARS = ['1', '2', '3', '4', '5'] as const;

const stateOf = (review: Review): State => ({
  ...{ status: review.status, reason: review.reason ?? null, reply: review.reply ?? null },
  heldFor: review.heldFor,
  ...{ reports: review.reports, product: review.productCode, stars: review.stars },
  ...{ title: review.title ?? null, text: review.text ?? null, author: review.author },
  ...{ orderCode: review.orderCode ?? null, writtenAt: review.createdAt.toISOString() },
});

/** Reviews of a site: staff publish, refuse with a reason, and answer. They neither add one nor change its words. */
export function reviewsResource({ repository, platform, catalog }: Parts): Resource {
  const listed = reviewsAdminRepository(platform.db);
  return {
    ...{ name: 'reviews', group: 'catalogue', schema: reviewSchema },
    columns: ['status', 'stars', 'text', 'heldFor', 'writtenAt'],
    title: ['Reviews', 'Avis'],
    one: ['Review', 'Avis'],
    description: [
      'What buyers say of products. Held words, links and personal data wait here, and so does what shoppers report.',
      'Ce que les acheteurs disent des produits. Les mots à vérifier, les liens et les données personnelles attendent ici, comme ce que les clients signalent.',
    ],
    keyTitle: ['Number', 'Numéro'],
    operations: {
      ...{
        list: 'adminListReviews',
        get: 'adminGetReview',
        save: 'adminSaveReview',
        bulk: 'adminBulkReviews',
      },
    },
    filters: [
      { name: 'status', title: ['Status', 'État'], options: statuses },
      {
        name: 'stars',
        title: ['Stars', 'Étoiles'],
        options: STARS.map((value) => ({ value, title: [value, value] })),
      },
    ],
    titleOf: (_key, { title, product }) => String(title ?? product ?? ''),
    tags: (site) => [`reviews:${site}`],
    list: async (site, { query, after, pageSize, filters }, { language }) =>
      (
        await listed.list(site, {
          ...{ query, after: after !== undefined && isUuid(after) ? after : undefined, limit: pageSize },
          status: filters.status as ReviewStatus | undefined,
          stars: filters.stars === undefined ? undefined : Number(filters.stars),
        })
      ).map((review) => ({
        key: review.id,
        title: review.title ?? nameOf(catalog, site, review.productCode, language),
        state: stateOf(review),
      })),
    read: async (site, keys, { lock }) => {
      const ids = keys.filter(isUuid);
      // Products before reviews, as whoever writes one has them.
      if (lock) {
        const seen = await repository.lockReviews(site, ids, false);
        await repository.lockSummaries(
          site,
          seen.map(({ productCode }) => productCode),
        );
      }
      return new Map((await repository.lockReviews(site, ids, lock)).map((one) => [one.id, stateOf(one)]));
    },
    check: ({ after }, { language }) => {
      if (after?.status === 'refused' && !tidy(after.reason as string | undefined)) refuse(language);
    },
    write: (site, changes) => write({ repository, platform }, site, changes),
  };
}

const nameOf = (catalog: Parts['catalog'], site: SiteId, code: string, language: Language): string => {
  const product = catalog.product(site, code);
  return product ? textOf(product.name, language) : code;
};

/** Writes what staff decide, and counts the products anew. */
async function write(
  { repository, platform }: Pick<Parts, 'repository' | 'platform'>,
  site: SiteId,
  changes: readonly RowChange[],
): Promise<void> {
  const now = platform.clock.now();
  const rows = await repository.lockReviews(
    site,
    changes.map(({ key }) => key),
    true,
  );
  const touched: string[] = [];
  for (const { key, after } of changes) {
    const review = rows.find(({ id }) => id === key);
    if (!after || !review) continue;
    const status = after.status as ReviewStatus;
    const reply = tidy((after.reply as string | null) ?? undefined, { lines: true }) ?? null;
    const sameReply = reply === (review.reply ?? null);
    await repository.change(key, {
      ...{
        status,
        reply,
        reason: tidy((after.reason as string | null) ?? undefined, { lines: true }) ?? null,
      },
      ...(sameReply ? {} : { repliedAt: reply === null ? null : now }),
      approved: status === 'published',
      ...(status === 'published' && !review.publishedAt ? { publishedAt: now } : {}),
    });
    touched.push(review.productCode);
  }
  await recountAll({ repository, platform }, site, touched);
}

function refuse(language: Language): never {
  throw badRequest(
    'ValidationError',
    say(language, 'Say why it is refused.', 'Indiquez le motif du refus.'),
    { reason: 'missing', subject: 'reason', subjectType: 'field' },
  );
}
