/**
 * The fixed queries of the search benchmark to the index behind bare HTTP in another process: what a connection adds to
 * `packages/search/bench/main.ts`, and what a shop adds to both.
 *   node bench/search/bare.ts [sizes…] [--queries n]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { driveSearch, type HttpFigures } from './http.ts';

async function overHttp(size: number, count: number): Promise<HttpFigures> {
  const file = fileURLToPath(new URL('./server.ts', import.meta.url));
  const server = spawn(process.execPath, [file, String(size)], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(createInterface(server.stdout), 'line');
    const { port }: { port: number } = JSON.parse(String(line));
    return await driveSearch(`http://127.0.0.1:${port}`, size, { count });
  } finally {
    server.kill();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { queries: { type: 'string', default: '10000' } },
});
const sizes = positionals.map(Number);
for (const products of sizes.length > 0 ? sizes : [300, 5000, 100_000]) {
  const { search, suggest } = await overHttp(products, Number(values.queries));
  const pair = ({ p50, p99 }: { p50: number; p99: number }) => `${p50.toFixed(2)} / ${p99.toFixed(2)}`;
  console.table({
    [`${products} products`]: { 'search p50 / p99 ms': pair(search), 'suggest p50 / p99 ms': pair(suggest) },
  });
}
