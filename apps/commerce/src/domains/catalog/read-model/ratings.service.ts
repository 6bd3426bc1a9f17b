import type { Rating, RatingReader } from './ratings.types.ts';
import type { CatalogSnapshot } from './snapshot.service.ts';

/**
 * Reads ratings into a snapshot. The cards of products whose rating changed are made again.
 *
 * @param codes absent: all
 * @returns the codes of products whose rating changed, which are to be sorted anew
 */
export async function readRatings(
  readers: readonly RatingReader[],
  snapshot: CatalogSnapshot,
  codes: readonly string[] | undefined,
): Promise<string[]> {
  if (codes?.length === 0 || readers.length === 0) return [];
  const next = new Map(codes ? snapshot.ratings : []);
  for (const code of codes ?? []) next.delete(code);
  for (const read of readers)
    for (const [code, rating] of await read(snapshot.site, codes)) next.set(code, rating);
  const before = snapshot.ratings;
  snapshot.ratings = next;
  const changed = [...new Set([...(codes ?? before.keys()), ...(codes ? [] : next.keys())])].filter(
    (code) => {
      const [old, now] = [before.get(code), next.get(code)];
      return old?.count !== now?.count || old?.average !== now?.average;
    },
  );
  for (const code of changed) snapshot.products.forget(code);
  return changed;
}

/** Reviews that an average is taken to have beside its own, and their stars: one of five stars is not above a hundred of 4.8. */
const [ASSUMED, ASSUMED_STARS] = [4, 3.5];

/** An average as shoppers read it, with one decimal. */
export const shownAverage = (average: number): number => Math.round(average * 10) / 10;

/**
 * What products are filtered by: every number of stars that the average, as it is shown, reaches. Nothing without a
 * review.
 */
export const starsAndUp = (rating: Rating | undefined): string[] =>
  rating ? ['4', '3', '2', '1'].filter((stars) => shownAverage(rating.average) >= Number(stars)) : [];

/** What products are sorted by: 0 without a review. */
export const ratingScore = (rating: Rating | undefined): number =>
  rating ? (rating.average * rating.count + ASSUMED * ASSUMED_STARS) / (rating.count + ASSUMED) : 0;
