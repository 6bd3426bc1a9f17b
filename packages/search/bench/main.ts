/**
 * The index without a shop around it, at several sizes: build time, event-loop delay of the serving thread during a
 * rebuild, memory, and the latency of 10,000 fixed queries, suggestions and category listings, one after the other.
 *   node packages/search/bench/main.ts [sizes…] [--queries n] [--json file]
 */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createIndex } from '../src/index.ts';
import { INDEX, SETTINGS, syntheticDocuments } from './catalog.ts';
import { type Latencies, timed } from './measure.ts';
import { searchQueries, suggestQueries } from './queries.ts';

/** Times are the least of so many: the machine may be shared. */
const REPEATS = 3;

interface Builds {
  build: Delay;
  rebuild: Delay;
  before: Memory;
  built: Memory;
  after: Memory;
}
type Delay = Awaited<ReturnType<typeof import('./measure.ts').loopDelay>>;
type Memory = ReturnType<typeof import('./measure.ts').memoryInUse>;

/** Milliseconds a call costs. */
async function answers(size: number, count: number) {
  const index = createIndex(INDEX);
  await index.replace(syntheticDocuments(size), SETTINGS);
  const queries = searchQueries(size, count);
  for (const query of queries.slice(0, 2000)) await index.query(query);
  const figures = {
    search: await timed(queries, (query) => index.query(query), REPEATS),
    suggest: await timed(suggestQueries(queries), (query) => index.suggest(query), REPEATS),
    listing: await timed(
      queries,
      ({ text: _, ...query }) => index.query({ ...query, category: 'beverages' }),
      REPEATS,
    ),
  };
  await index.close();
  return figures;
}

/** In a process of its own, whose memory is that of nothing else. */
async function builds(size: number): Promise<Builds> {
  const file = fileURLToPath(new URL('./builds.process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', file, String(size)]);
  return JSON.parse(stdout);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, queries: { type: 'string', default: '10000' } },
});
const sizes = positionals.map(Number);
const results = [];
const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
const pair = ({ p50, p99 }: Latencies): string => `${ms(p50)} / ${ms(p99)}`;
for (const products of sizes.length > 0 ? sizes : [300, 5000, 100_000]) {
  const { search, suggest, listing } = await answers(products, Number(values.queries));
  const { build, rebuild, before, built, after } = await builds(products);
  results.push({ products, search, suggest, listing, build, rebuild, before, built, after });
  console.table({
    [`${products} products`]: {
      'search p50 / p99 ms': pair(search),
      'suggest p50 / p99 ms': pair(suggest),
      'listing p50 / p99 ms': pair(listing),
      'build, rebuild s': `${ms(build.seconds)}, ${ms(rebuild.seconds)}`,
      'loop delay p99 / max ms': `${ms(rebuild.p99)} / ${ms(rebuild.max)}`,
      'RSS MB: idle, built, rebuilt': [before, built, after].map(({ rss }) => ms(rss)).join(', '),
    },
  });
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
