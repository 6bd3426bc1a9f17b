/** `npm start`: install, build, then be the shop. The server itself migrates, seeds and prints its addresses. */
import { ensureAdminBuilt } from './admin.mjs';
import { shopArguments, shopEnvironment } from './environment.mjs';
import { become, ensureInstalled } from './process.mjs';
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureInstalled();
await ensureStorefrontBuilt();
await ensureAdminBuilt();
await become([...shopArguments(), ...process.argv.slice(2)], shopEnvironment());
