import { daysLater } from '#platform/clock/index.ts';
import { type SiteContext, say, tooManyRequests } from '#platform/http/index.ts';
import { networkOf } from '#platform/limits/index.ts';
import { isUuid } from '#platform/values/uuid.ts';
import { type ReviewNeeds, requireOn } from '../reviews.deps.ts';
import { reviewErrors } from '../reviews.errors.ts';
import { recountAll } from '../summary/memory.service.ts';

/** Reports of different networks after which a review waits for a look. */
const HELD_FROM = 3;
/** Most reviews that one network reports in 24 hours. */
const MOST_A_DAY = 10;
const DAY_S = 86_400;
/** Days after which it is forgotten who reported. */
export const KEEP_REPORTS_DAYS = 90;

/**
 * Somebody finds that a review should not be there. One network counts once for each; from three on it waits for a look, unless staff
 * had published it. The answer is the same whatever comes of it. Call inside a transaction.
 *
 * @throws 404 for a review that is not shown, 429.
 */
export async function report(
  needs: ReviewNeeds,
  ctx: SiteContext,
  { id, productCode, ip }: { id: string; productCode: string; ip: string },
): Promise<{ reviewId: string }> {
  const { catalog, repository, platform, hashesOf } = needs;
  const { site, language } = ctx;
  requireOn(needs, ctx);
  const code = catalog.product(site.id, productCode)?.code;
  const seen = isUuid(id) ? await repository.byId(site.id, id) : undefined;
  if (seen?.status !== 'published' || seen.productCode !== code) throw reviewErrors.unknown(language, id);
  const [reporter] = hashesOf(`reporter ${networkOf(ip)}`);
  const now = platform.clock.now();
  await repository.lockSummaries(site.id, [code]);
  const [review] = await repository.lockReviews(site.id, [id], true);
  if (review?.status !== 'published') return { reviewId: id };
  if ((await repository.reportedSince(reporter, daysLater(now, -1))) >= MOST_A_DAY)
    throw tooManyRequests(
      say(
        language,
        'You have reported many reviews today. Try again tomorrow.',
        'Vous avez signalé beaucoup d’avis aujourd’hui. Réessayez demain.',
      ),
      'reportsPerDay',
      DAY_S,
    );
  if (!(await repository.report(id, reporter, now))) return { reviewId: id };
  const reports = review.reports + 1;
  const isHeld = reports >= HELD_FROM && !review.approved;
  await repository.change(id, {
    reports,
    ...(isHeld ? { status: 'held', heldFor: [...review.heldFor, 'reported'] } : {}),
  });
  if (isHeld) await recountAll(needs, site.id, [code]);
  return { reviewId: id };
}
