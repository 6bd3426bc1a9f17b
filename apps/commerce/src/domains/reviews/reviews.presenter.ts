import type { Language } from '@crema/brands';
import { type CatalogProduct, pictureIn, textOf } from '#domains/catalog/index.ts';
import { type After, type Review, type Summary, TASTES } from './reviews.types.ts';

/** A review as everybody reads it. */
export const presentReview = (review: Review) => {
  const { id, stars, title, text, author, language, publishedAt, createdAt, reply, repliedAt, demo } = review;
  return {
    reviewId: id,
    stars,
    ...(title ? { title } : {}),
    ...(text ? { text } : {}),
    author,
    language,
    date: (publishedAt ?? createdAt).toISOString(),
    ...marksOf(review),
    ...(reply ? { reply: { text: reply, date: (repliedAt ?? createdAt).toISOString() } } : {}),
    ...(demo ? { demo } : {}),
  };
};

const marksOf = (review: Review) =>
  Object.fromEntries(
    TASTES.flatMap((taste) => (review[taste] === undefined ? [] : [[taste, review[taste]]])),
  ) as Partial<Record<(typeof TASTES)[number], number>>;

/** The same for who wrote it: also what becomes of it. */
export const presentOwn = (review: Review) => ({
  ...presentReview(review),
  productCode: review.productCode,
  status: review.status,
  ...(review.status === 'refused' && review.reason ? { reason: review.reason } : {}),
});

const rounded = (number: number): number => Math.round(number * 10) / 10;

/** Averages have one decimal; without a review there are none. */
export const presentSummary = (summary: Summary | undefined) => {
  const { shown = 0, count = 0, starsSum = 0, byStars = [0, 0, 0, 0, 0], tastes } = summary ?? {};
  return {
    shown,
    count,
    ...(count > 0 ? { average: rounded(starsSum / count) } : {}),
    byStars: byStars.map((number, index) => ({ stars: index + 1, count: number })).reverse(),
    tastes: TASTES.flatMap((code) => {
      const { sum = 0, count: marks = 0 } = tastes?.[code] ?? {};
      return marks > 0 ? [{ code, average: rounded(sum / marks), count: marks }] : [];
    }),
  };
};

/** A product that waits for its review. */
export const presentReviewable = (product: CatalogProduct, language: Language) => {
  const [picture] = product.images;
  return {
    code: product.code,
    name: textOf(product.name, language),
    brand: product.brand,
    isDrink: product.productType === 'Coffee',
    ...(picture ? { image: `/media/${pictureIn(picture, language)}` } : {}),
  };
};

/** Where a page of reviews ends. */
export const cursorOf = ({ stars, publishedAt, createdAt, id }: Review): string =>
  Buffer.from(`${stars}|${(publishedAt ?? createdAt).getTime()}|${id}`).toString('base64url');

const CURSOR = /^([1-5])\|(\d{1,15})\|([0-9a-f-]{36})$/;

/** Undefined: it is none. */
export function afterOf(cursor: string): After | undefined {
  const [, stars, ms, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return stars && ms && id ? { stars: Number(stars), at: new Date(Number(ms)), id } : undefined;
}
