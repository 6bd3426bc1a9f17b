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

/** What is asked of both shops. */
const PATHS = {
  'uncached product page': `/p/${CODE}`,
  'uncached list': '/search?text=coffee',
  'uncached list, sorted': '/search?text=coffee&sort=newest',
} as const;
type Asked = keyof typeof PATHS;
const SORTED: Asked = 'uncached list, sorted';

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
  const seconds = options.quick ? 1 : 3;
  const lines: Line[] = [];
  for (const asked of Object.keys(PATHS) as Asked[]) {
    // Where nothing is rated there is no such order: another one costs the same.
    const path = { few: PATHS[asked], lot: PATHS[asked] };
    if (asked === SORTED) path.lot = PATHS[asked].replace('newest', 'top-rated') as typeof path.lot;
    const run =
      ({ origin, pid }: Served, target: string, time = seconds) =>
      (): Promise<Load> =>
        load({
          ...{ url: `${origin}${onSite(target)}`, connections: 1, seconds: time, pid },
          headers: { 'accept-encoding': 'identity' },
        });
    await checked(without, path.few, false);
    await checked(many, path.lot, true);
    await run(without, path.few, options.quick ? 2 : 6)();
    await run(many, path.lot, options.quick ? 2 : 6)();
    options.say(`${asked}, in turn`);
    const { few, lot } = await alternate(options.quick ? 3 : 9, {
      few: run(without, path.few),
      lot: run(many, path.lot),
    });
    if (few.failed + lot.failed > 0) throw new Error('Not every answer was 200.');
    if (!few.processor || !lot.processor) throw new Error('The processor time of a page is not known.');
    lines.push(
      { name: `${asked}: without reviews`, value: few.processor, unit: 'ms', note: 'processor time' },
      {
        name: `${asked}: with ${all.toLocaleString('en')}`,
        value: lot.processor,
        unit: 'ms',
        note: 'processor time',
      },
      {
        name: `${asked}: with, of without`,
        value: lot.processor / few.processor,
        unit: '×',
        target: { at: 'most', value: MOST_OF_WITHOUT },
        note: `processor time; on the clock ${(lot.p50 / few.p50).toFixed(2)}`,
      },
    );
  }
  return lines;
}

/** @throws where a page is not the one that is meant. */
async function checked({ origin }: Served, path: string, isRated: boolean): Promise<void> {
  const page = await fetch(`${origin}${onSite(path)}`);
  const text = await page.text();
  if (page.status !== 200 || text.includes('class="stars"') !== isRated)
    throw new Error(`${path} answered ${page.status}${isRated ? ' without stars' : ''}`);
}
