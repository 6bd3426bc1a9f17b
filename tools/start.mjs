/** `npm start`: install, build, then be the shop. The server itself migrates, seeds and prints its addresses. */
import { become, ensureInstalled } from './process.mjs';
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureInstalled();
await ensureStorefrontBuilt();
await become(['apps/server/src/main.ts', ...process.argv.slice(2)], {
  NODE_ENV: 'production',
  // glibc keeps a pool of memory for each of many threads, of which the shop needs two, and keeps what was freed.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '2097152',
  ...process.env,
});
