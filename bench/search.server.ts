/**
 * The engine behind bare `node:http`, for what search costs without a shop around it. Prints its port when ready,
 * after a build and a rebuild, with the rebuild's event-loop delay and the memory: one JSON line.
 *   node --expose-gc bench/search.server.ts <products>
 */
import { createServer } from 'node:http';
import { createIndex } from '@crema/search';
import { INDEX, SETTINGS, syntheticDocuments } from './search.catalog.ts';
import { loopDelay, memoryInUse } from './search.measure.ts';

const size = Number(process.argv[2]);
const search = createIndex(INDEX);
const before = memoryInUse();
const build = await loopDelay(() => search.replace(syntheticDocuments(size), SETTINGS));
const built = memoryInUse();
const rebuild = await loopDelay(() => search.replace(syntheticDocuments(size), SETTINGS));
const after = memoryInUse();

async function answer(url: URL): Promise<unknown> {
  const { searchParams } = url;
  const language = searchParams.get('lang') === 'fr' ? 'fr' : 'en';
  const term = searchParams.get('term');
  if (term !== null) return search.suggest({ language, term, max: 5 });
  const filters: Record<string, string[]> = {};
  const parts = searchParams.get('filters')?.split(':') ?? [];
  for (let i = 0; i + 1 < parts.length; i += 2) filters[parts[i] ?? ''] = [parts[i + 1] ?? ''];
  return search.query({
    language,
    text: searchParams.get('query') ?? '',
    filters,
    currentPage: 0,
    pageSize: 24,
  });
}

const server = createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://localhost')).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`${JSON.stringify({ port, build, rebuild, before, built, after })}\n`);
});
