import { alternate, load } from '../../harness/load/load.ts';
import type { Load } from '../../harness/load/load.types.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { writeCatalogue } from '../../harness/shops/catalogue.ts';
import { runProgram } from '../../harness/shops/program.ts';
import { type Bed, onSite, withBed } from '../../harness/shops/shops.ts';
import { CODE, type Served, served, theProduct } from './growth.ts';

const PRODUCTS = 300;
const ALL = 100_000;
const QUICK_ALL = 5000;
/** Times what it costs without reviews. */
const MOST_OF_WITHOUT = 1.1;

const SORTED = '/search?text=coffee&sort=newest';
/** What is asked of both shops. */
const PATHS = {
  'uncached product page': `/p/${CODE}`,
  'uncached list': '/search?text=coffee',
  'uncached list, sorted': SORTED,
} as const;
/** Where nothing is rated there is no such order: it is held against another one in the same shop. */
const BY_RATING = SORTED.replace('newest', 'top-rated');

/** Pages of one catalogue with 100,000 reviews and without one, in turn. */
export const reviews: Section = {
  name: 'reviews',
  about: 'product page, list and sorting with 100,000 reviews against without, in turn',
  run: (options) => {
    const all = options.quick ? QUICK_ALL : ALL;
    return withReviews(0, options, (without) =>
      withReviews(all, options, (many) => compare(without, many, all, options)),
    );
  },
};

function withReviews<T>(count: number, { say }: SectionOptions, work: (served: Served) => Promise<T>) {
  return withBed('pglite', async (bed: Bed) => {
    say(`${PRODUCTS} products, ${count} reviews: writing them`);
    await writeCatalogue(bed, 'usb2c', PRODUCTS);
    await writeCatalogue(bed, 'usb2c', [theProduct()]);
    if (count > 0) {
      const own = Math.round(count / 10);
      const args = [bed.dataDir, CODE, String(own), String(count - own)];
      const { written } = await runProgram<{ written: number }>(
        new URL('./reviews.process.ts', import.meta.url),
        args,
      );
      if (written !== count) throw new Error(`${written} reviews were written, not ${count}.`);
    }
    return served(bed, work);
  });
}

async function compare(without: Served, many: Served, all: number, options: SectionOptions): Promise<Line[]> {
  for (const path of Object.values(PATHS)) {
    await checked(without, path, false);
    await checked(many, path, true);
  }
  await checked(many, BY_RATING, true);
  options.say('warming up: the first thousands of pages are slower in either shop');
  for (const path of [...Object.values(PATHS), BY_RATING])
    for (const shop of path === BY_RATING ? [many] : [without, many])
      await asking(shop, path, options.quick ? 2 : 8)();
  const lines: Line[] = [];
  for (const [asked, path] of Object.entries(PATHS))
    lines.push(
      ...(await inTurn(asked, options, {
        'without reviews': [without, path],
        [`with ${all.toLocaleString('en')}`]: [many, path],
      })),
    );
  lines.push(
    ...(await inTurn('uncached list, rated', options, {
      'sorted by date': [many, SORTED],
      'sorted by rating': [many, BY_RATING],
    })),
  );
  return lines;
}

/** @returns asks one shop for one page, again and again, for some seconds */
const asking =
  ({ origin, pid }: Served, path: string, seconds: number) =>
  (): Promise<Load> =>
    load({
      ...{ url: `${origin}${onSite(path)}`, connections: 1, seconds, pid },
      headers: { 'accept-encoding': 'identity' },
    });

/** The processor time of two pages, in turn, and the second of the first. */
async function inTurn(
  asked: string,
  { quick, say }: SectionOptions,
  pages: Record<string, [Served, string]>,
): Promise<Line[]> {
  say(`${asked}, in turn`);
  const [first = '', second = ''] = Object.keys(pages);
  const runs = Object.fromEntries(
    Object.entries(pages).map(([name, [shop, path]]) => [name, asking(shop, path, quick ? 1 : 3)]),
  );
  const { [first]: before, [second]: after } = await alternate(quick ? 3 : 9, runs);
  if (!before || !after || before.failed + after.failed > 0) throw new Error('Not every answer was 200.');
  if (!before.processor || !after.processor) throw new Error('The processor time of a page is not known.');
  const note = 'processor time';
  return [
    { name: `${asked}: ${first}`, value: before.processor, unit: 'ms', note },
    { name: `${asked}: ${second}`, value: after.processor, unit: 'ms', note },
    {
      name: `${asked}: ${second}, of ${first}`,
      value: after.processor / before.processor,
      unit: '×',
      target: { at: 'most', value: MOST_OF_WITHOUT },
      note: `${note}; on the clock ${(after.p50 / before.p50).toFixed(2)}`,
    },
  ];
}

/** @throws where a page is not the one that is meant. */
async function checked({ origin }: Served, path: string, isRated: boolean): Promise<void> {
  const page = await fetch(`${origin}${onSite(path)}`);
  const text = await page.text();
  if (page.status !== 200 || text.includes('class="stars"') !== isRated)
    throw new Error(`${path} answered ${page.status}${isRated ? ' without stars' : ''}`);
}
