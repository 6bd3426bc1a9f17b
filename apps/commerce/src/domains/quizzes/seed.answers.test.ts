/** The quizzes and the catalogue of `seed`, over every combination of answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { SITE_IDS, type SiteId } from '@crema/brands';
import { patience } from '@crema/testing/pace';
import { expect, test } from 'vitest';
import type { NativeProduct } from '#domains/catalog/index.ts';
import { readBuiltIn } from './definition/files.seed.ts';
import type { QuizName } from './quizzes.types.ts';
import { type Candidate, candidateOf, knownOf } from './scoring/candidates.rules.ts';
import { picksOf } from './scoring/picks.rules.ts';
import { allAnswers, combinationsOf, createTally } from './scoring/report.rules.ts';
import { rank, scoreboardOf } from './scoring/scoring.rules.ts';

const CATALOG = new URL('../../../../../seed/catalog/', import.meta.url);
const builtIn = await readBuiltIn();

const read = (file: string): NativeProduct[] =>
  JSON.parse(readFileSync(new URL(file, CATALOG), 'utf8')).products;
const PRODUCTS: Record<QuizName, NativeProduct[]> = {
  beverage: readdirSync(new URL('brands/', CATALOG)).flatMap((file) => read(`brands/${file}`)),
  brewer: read('brewers.json'),
};

/** What a site has in stock, as a quiz sees it. */
function stocked(site: SiteId, quiz: QuizName): Candidate[] {
  return PRODUCTS[quiz].flatMap((product) => {
    const price = (of: NativeProduct['variants'][number]['price'] | undefined) =>
      typeof of === 'object' && of[site] !== undefined ? Math.round(of[site] * 100) : undefined;
    const sold = product.variants.flatMap((variant) => {
      const listPrice = price(variant.price);
      return listPrice === undefined ? [] : [{ ...variant, listPrice }];
    });
    const known = knownOf({
      ...product,
      variants: sold.map((variant) => ({
        code: variant.code,
        listPrice: variant.listPrice,
        discountPrice: price(variant.discountPrice),
        promotedPrice: price(variant.promotedPrice),
        salesPriceStrategy: variant.salesPriceStrategy ?? 'ALL',
        sellable: true,
      })),
    });
    const inStock = new Set(sold.filter(({ stock = 0 }) => stock > 0).map(({ code }) => code));
    return (known && candidateOf(known, (code) => inStock.has(code))) ?? [];
  });
}

const DECAF = ['decaf', 'caffeine-free'];
const PODS = ['k-cup', 'easy-peel-lid'];

/** Whether a drink breaks a hard limit of the answers, told from the catalogue and not from the quiz's own rules. */
function breaks({ values }: Candidate, answers: Record<string, string | null>): boolean {
  const has = (attribute: string, ...some: string[]) =>
    values[attribute]?.some((value) => some.includes(value)) === true;
  return (
    (answers.caffeine === 'none' && !has('caffeine', ...DECAF)) ||
    (answers.taken === 'no-milk' && has('allergens', 'milk')) ||
    (answers.size === 'pot' && has('podFormat', ...PODS)) ||
    (['small', 'mug', 'large'].includes(answers.size ?? '') && !has('podFormat', ...PODS))
  );
}

test.each(SITE_IDS)(
  '%s: every combination has four drinks within its limits, and each drink its turn',
  (site) => {
    // covers: S1.32
    const quiz = builtIn(site, 'beverage');
    const candidates = stocked(site, 'beverage');
    const board = scoreboardOf(quiz, candidates);
    const byCode = new Map(candidates.map((candidate) => [candidate.code, candidate]));
    const tally = createTally([...byCode.keys()], 4);
    const broken: object[] = [];
    const odd: object[] = [];
    for (const answers of allAnswers(quiz)) {
      const picks = picksOf(rank(board, answers), answers);
      const codes = picks.map(({ code }) => code);
      tally.add(codes);
      if (new Set(codes).size !== 4 || picks.filter(({ adventurous }) => adventurous).length !== 1)
        odd.push({ answers, codes });
      for (const code of codes) {
        const candidate = byCode.get(code);
        if (!candidate || breaks(candidate, answers)) broken.push({ answers, code });
      }
    }
    const { combinations, short, shown } = tally.report();
    expect(combinations).toBe(combinationsOf(quiz));
    expect({ short, odd: odd.slice(0, 3), broken: broken.slice(0, 3) }).toEqual({
      short: 0,
      odd: [],
      broken: [],
    });
    expect(shown.filter(({ results }) => results === 0)).toEqual([]);
    expect(shown[0]?.results ?? combinations).toBeLessThanOrEqual(combinations * 0.3);
  },
  patience(60_000),
);

test.each(SITE_IDS)(
  '%s: every brewer is the best for some answers, and three fit any width and budget',
  (site) => {
    // covers: S1.33
    const quiz = builtIn(site, 'brewer');
    const candidates = stocked(site, 'brewer');
    const board = scoreboardOf(quiz, candidates);
    const tally = createTally(
      candidates.map(({ code }) => code),
      3,
    );
    const best = new Set<string>();
    const broken: object[] = [];
    const limit = (question: string, answer: string | null | undefined) =>
      Number(
        quiz.questions
          .find(({ code }) => code === question)
          ?.options.find(({ code }) => code === answer)
          ?.rules.find(({ effect }) => effect === 'limit')?.values[0] ?? Number.POSITIVE_INFINITY,
      );
    for (const answers of allAnswers(quiz)) {
      const ranked = rank(board, answers);
      tally.add(ranked.map(({ candidate }) => candidate.code));
      best.add(ranked[0]?.candidate.code ?? '');
      const [width, budget] = [limit('width', answers.width), limit('budget', answers.budget)];
      for (const { candidate } of ranked) {
        const { widthIn, price } = candidate.values;
        if (!(Number(widthIn?.[0]) <= width && Number(price?.[0]) <= budget))
          broken.push({ answers, code: candidate.code });
      }
    }
    expect([...best].sort()).toEqual(candidates.map(({ code }) => code).sort());
    expect(broken.slice(0, 3)).toEqual([]);
    expect(tally.report().short).toBe(0);
  },
  patience(60_000),
);
