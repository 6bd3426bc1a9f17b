import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { alternate, load } from '../../harness/load/load.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { writeCatalogue } from '../../harness/shops/catalogue.ts';
import { type Bed, onSite, withBed } from '../../harness/shops/shops.ts';
import { syntheticProducts } from '../../search/products.ts';

const PROGRAM = fileURLToPath(new URL('./growth.process.ts', import.meta.url));
const SMALL = 300;
const LARGE = 100_000;
const QUICK_LARGE = 3000;
/** Times what the page costs in the small catalogue. */
const MOST_OF_SMALL = 1.2;
/** Of the product that is asked for. */
export const CODE = 'the-same-in-both';

const PAGE = onSite(`/p/${CODE}`);

/** One product's uncached page in a small catalogue and in a large one, in turn. */
export const growth: Section = {
  name: 'growth',
  about: 'one product’s uncached page over HTTP at 300 and at 100,000 products, in turn',
  run: (options) => {
    const large = options.quick ? QUICK_LARGE : LARGE;
    return withCatalogue(SMALL, options, (small) =>
      withCatalogue(large, options, (big) => compare(small, big, large, options)),
    );
  },
};

/** A shop that keeps no page. */
export interface Served {
  origin: string;
  pid: number;
}

/** The first synthetic product under names of its own, which no catalogue has. */
export function theProduct(): NativeProduct {
  const [first] = syntheticProducts(1);
  if (!first) throw new Error('There are no synthetic products.');
  const variants = first.variants.map((variant) => ({ ...variant, code: `${CODE}-24`, stock: 500 }));
  return { ...first, code: CODE, podId: '9999999', variants };
}

function withCatalogue<T>(
  size: number,
  { say }: SectionOptions,
  work: (served: Served) => Promise<T>,
): Promise<T> {
  return withBed('pglite', async (bed) => {
    say(`${size} products: writing and reading them`);
    await writeCatalogue(bed, 'usb2c', size);
    await writeCatalogue(bed, 'usb2c', [theProduct()]);
    return served(bed, work);
  });
}

/** Runs a shop that keeps no page on the catalogue of a bed, for as long as the work takes. */
export async function served<T>({ dataDir }: Bed, work: (served: Served) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const endWithUs = (): boolean => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  try {
    return await work({ origin: await originOf(child), pid: child.pid as number });
  } finally {
    process.off('exit', endWithUs);
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function originOf(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The shop ended with ${code} before it was ready.`);
  });
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  return `http://127.0.0.1:${(JSON.parse(String(line)) as { port: number }).port}`;
}

async function compare(small: Served, big: Served, size: number, options: SectionOptions): Promise<Line[]> {
  const seconds = options.quick ? 1 : 3;
  const run =
    ({ origin, pid }: Served, time = seconds) =>
    () =>
      load({
        url: origin + PAGE,
        connections: 1,
        seconds: time,
        pid,
        headers: { 'accept-encoding': 'identity' },
      });
  const bytes: number[] = [];
  for (const { origin } of [small, big]) {
    const url = origin + PAGE;
    const page = await fetch(url);
    const text = await page.text();
    if (page.status !== 200 || !text.includes('<h1')) throw new Error(`${url} answered ${page.status}`);
    bytes.push(text.length);
  }
  // Compiled alike before either is measured.
  for (const served of [small, big]) await run(served, options.quick ? 2 : 8)();
  options.say('asking, in turn');
  const { few, many } = await alternate(options.quick ? 3 : 9, { few: run(small), many: run(big) });
  if (few.failed + many.failed > 0) throw new Error('Not every answer was 200.');
  if (!few.processor || !many.processor) throw new Error('The processor time of a page is not known.');
  const [fewBytes, manyBytes] = bytes;
  const costs = (name: string, { processor = 0, p50 }: typeof few, length = 0): Line => ({
    name: `uncached product page, ${name} products`,
    value: processor,
    unit: 'ms',
    note: `processor time; on the clock p50 ${p50.toFixed(1)} ms; ${length} characters`,
  });
  const ratio = many.processor / few.processor;
  return [
    costs(String(SMALL), few, fewBytes),
    costs(size.toLocaleString('en'), many, manyBytes),
    {
      name: `uncached product page: of that at ${SMALL} products`,
      value: ratio,
      unit: '×',
      target: { at: 'most', value: MOST_OF_SMALL },
      note: `processor time; on the clock ${(many.p50 / few.p50).toFixed(2)}`,
    },
  ];
}
