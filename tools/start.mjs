/** `npm start`: install, build, then be the shop. The server itself migrates, seeds and prints its addresses. */
import { shopEnvironment } from './environment.mjs';
import { become, ensureInstalled } from './process.mjs';
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureInstalled();
await ensureStorefrontBuilt();
await become(['apps/server/src/main.ts', ...process.argv.slice(2)], shopEnvironment());
