/** Builds the storefront if what it is made of has changed. */
import { ensureStorefrontBuilt } from './storefront.mjs';

await ensureStorefrontBuilt();
