/** Builds the storefront and the back office if what they are made of has changed. */
import { ensureAdminBuilt } from './admin.mjs';
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureStorefrontBuilt();
await ensureAdminBuilt();
