/**
 * The search engine without a shop around it, at several sizes: in this process, and behind bare HTTP in another
 * one. Build time, event-loop delay of the serving thread during a rebuild, memory, and the latency of 10,000 fixed
 * queries, suggestions and category listings, one after the other.
 *   node --expose-gc bench/search.ts [sizes…] [--queries n] [--json file]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createIndex } from '@crema/search';
import { INDEX, SETTINGS, syntheticDocuments } from './search.catalog.ts';
import { driveSearch } from './search.http.ts';
import { timed } from './search.measure.ts';
import { searchQueries, suggestQueries } from './search.queries.ts';

/** In-process times are the least of so many: the machine may be shared. */
const REPEATS = 3;

/** Milliseconds a call costs without a connection. */
export async function benchInProcess(size: number, count = 10_000) {
  const search = createIndex(INDEX);
  await search.replace(syntheticDocuments(size), SETTINGS);
  const queries = searchQueries(size, count);
  for (const query of queries.slice(0, 2000)) await search.query(query);
  const figures = {
    search: await timed(queries, (query) => search.query(query), REPEATS),
    suggest: await timed(suggestQueries(queries), (query) => search.suggest(query), REPEATS),
    listing: await timed(
      queries,
      ({ text: _, ...query }) => search.query({ ...query, category: 'beverages' }),
      REPEATS,
    ),
  };
  await search.close();
  return figures;
}

/** The same queries over HTTP, and what the serving process says of its builds and memory. */
export async function benchOverHttp(size: number, count = 10_000) {
  const server = spawn(
    process.execPath,
    ['--expose-gc', new URL('./search.server.ts', import.meta.url).pathname, String(size)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    const { port, ...told } = JSON.parse(String(line)) as Record<string, Record<string, number>> & {
      port: number;
    };
    return { ...(await driveSearch(`http://127.0.0.1:${port}`, size, { count })), server: told };
  } finally {
    server.kill();
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, queries: { type: 'string', default: '10000' } },
  });
  const file = values.json;
  const count = Number(values.queries);
  const sizes = positionals.map(Number);
  const results = [];
  const ms = (value = 0) => value.toFixed(value < 10 ? 2 : 0);
  for (const products of sizes.length > 0 ? sizes : [300, 5000, 100_000]) {
    const alone = await benchInProcess(products, count);
    const http = await benchOverHttp(products, count);
    const { build, rebuild, before, built, after } = http.server;
    results.push({ products, alone, http });
    const pair = ({ p50, p99 }: { p50: number; p99: number }) => `${ms(p50)} / ${ms(p99)}`;
    console.table({
      [`${products} products`]: {
        'search p50 / p99 ms': pair(alone.search),
        'suggest p50 / p99 ms': pair(alone.suggest),
        'listing p50 / p99 ms': pair(alone.listing),
        'HTTP search': pair(http.search),
        'HTTP suggest': pair(http.suggest),
        'build, rebuild s': `${ms(build?.seconds)}, ${ms(rebuild?.seconds)}`,
        'loop delay p99 / max ms': `${ms(rebuild?.p99)} / ${ms(rebuild?.max)}`,
        'RSS MB: idle, built, rebuilt': [before, built, after].map((used) => ms(used?.rss)).join(', '),
      },
    });
  }
  if (file) writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
