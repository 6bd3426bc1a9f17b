/** `npm start`: install, build, then be the shop. The server itself migrates, seeds and prints its addresses. */
import { become, ensureInstalled } from './process.mjs';
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureInstalled();
await ensureStorefrontBuilt();
await become(['apps/server/src/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  // glibc keeps a pool of memory for each of many threads; the shop needs two.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
});
