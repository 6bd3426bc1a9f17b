import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Shop, temporaryFolder } from '../../tools/testbed/index.ts';
import { readMetric } from '../harness/meters/metrics.ts';
import { residentMb } from '../harness/meters/resident.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { runCatalog, untilFound } from '../harness/shops/operator.ts';
import { type Bed, DATABASE_KINDS, type DatabaseKind, withBed } from '../harness/shops/shops.ts';
import { driveSearch } from '../search/http.ts';

const SITE = 'cab2c';
const HEADERS = { 'accept-encoding': 'identity' };
/** Milliseconds at p99, by products. */
const MOST: Record<number, { suggest: number; search: number }> = {
  300: { suggest: 2, search: 2 },
  5000: { suggest: 2, search: 2 },
  100000: { suggest: 5, search: 15 },
};
const MOST_LOOP_DELAY_MS = 50;

/** Search of a whole shop over HTTP, and what a rebuild of its index does to who is being served. */
export const search: Section = {
  name: 'search',
  about: 'suggestions and filtered search at 300, 5,000 and 100,000 products; rebuild; memory',
  run: async (options) => {
    const lines: Line[] = [];
    for (const size of [300, 5000]) lines.push(...(await at(size, 'pglite', options)));
    for (const kind of DATABASE_KINDS) lines.push(...(await at(100_000, kind, options)));
    return lines;
  },
};

function at(size: number, kind: DatabaseKind, { quick, say }: SectionOptions): Promise<Line[]> {
  const title = `${size.toLocaleString('en')} products, ${kind}`;
  return withBed(kind, async (bed) => {
    say(`${title}: writing them`);
    await writeCatalogue(bed, SITE, size);
    const shop = await bed.start({ env: { SEED: 'none' }, readyWithin: 600_000 });
    try {
      const idle = residentMb(shop.pid);
      say(`${title}: ready after ${(shop.readyAfter / 1000).toFixed(1)} s; asking`);
      const count = quick ? 500 : 10_000;
      const figures = await driveSearch(shop.origin, size, {
        site: SITE,
        count,
        warmUp: quick ? 200 : 1000,
        headers: HEADERS,
      });
      const lines = (['suggest', 'search'] as const).map((what): Line => {
        const { p50, p99, again } = figures[what];
        return {
          name: `${what === 'suggest' ? 'suggestions' : 'filtered search'} p99, ${title}`,
          value: p99,
          unit: 'ms',
          target: { at: 'most', value: MOST[size]?.[what] ?? 0 },
          note: `p50 ${p50.toFixed(2)} ms, ${count} queries; again p99 ${again.p99.toFixed(2)} ms`,
        };
      });
      lines.push({
        name: `ready, ${title}`,
        value: shop.readyAfter / 1000,
        unit: 's',
        note: `resident ${idle} MB`,
      });
      if (size === 100_000) lines.push(...(await rebuild(bed, shop, title, say)));
      lines.push({ name: `resident after, ${title}`, value: residentMb(shop.pid), unit: 'MB' });
      return lines;
    } finally {
      await shop.stop();
    }
  });
}

/** Imports one new product through the operator's command while the shop serves, until a search finds it. */
async function rebuild(bed: Bed, shop: Shop, title: string, say: (line: string) => void): Promise<Line[]> {
  const folder = await temporaryFolder('rebuild');
  const file = join(folder, 'one.json');
  const word = 'Zyxwvut';
  const product = { ...box('rebuilt', 5), name: { en: `The ${word}`, fr: `Le ${word}` } };
  await writeFile(file, JSON.stringify({ products: [product] }));
  const names = ['nodejs_eventloop_lag_p99_seconds', 'nodejs_eventloop_lag_max_seconds'];
  await readMetric(shop.origin, names);
  const imported = await runCatalog(bed, ['import', file, '--site', SITE]);
  const seconds = await untilFound(shop.origin, SITE, word);
  const [p99 = 0, max = 0] = await readMetric(shop.origin, names);
  say(`${title}: imported in ${imported.toFixed(1)} s, shown ${seconds.toFixed(1)} s later`);
  await rm(folder, { recursive: true, force: true });
  return [
    {
      name: `event-loop delay p99 in a rebuild, ${title}`,
      value: p99 * 1000,
      unit: 'ms',
      target: { at: 'most', value: MOST_LOOP_DELAY_MS },
      note: `max ${(max * 1000).toFixed(0)} ms; 10 ms of it are the measure's own`,
    },
    { name: `import until it shows, ${title}`, value: seconds, unit: 's', target: { at: 'most', value: 5 } },
  ];
}
