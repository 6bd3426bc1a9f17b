/**
 * The index behind bare `node:http`, for what search costs without a shop around it. Prints its port when ready.
 *   node bench/search/server.ts <products>
 */
import { createServer } from 'node:http';
import { createIndex } from '@crema/search';
import { INDEX, SETTINGS, syntheticDocuments } from '@crema/search/bench';

const size = Number(process.argv[2]);
const search = createIndex(INDEX);
await search.replace(syntheticDocuments(size), SETTINGS);

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
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
