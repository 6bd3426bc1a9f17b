import { createArea } from '#app/platform/store/lifecycle.ts';
import { type ApiListing, toListing } from './catalog.adapter.ts';
import type { Listing } from './catalog.types.ts';
import type { ListingAddress } from './listing.url.ts';

export interface CategoryProducts extends Listing {
  /** From the `invalid-cache-response` header. */
  isInvalidCacheResponse: boolean;
}

/** A page of a category's or brand's products. */
export const categoryProducts = createArea({
  name: 'categoryProducts',
  keepData: true,
  load: async (
    { code, ...address }: ListingAddress & { code: string },
    { api, site, language, signal },
  ): Promise<CategoryProducts> => {
    const { data, response } = await api.get('/rest/v2/{site}/c/{code}', {
      params: { path: { site, code }, query: { lang: language, ...(address as object) } },
      call: { signal, throwStatus: true },
    });
    const isInvalidCacheResponse = response.headers.get('invalid-cache-response') === 'true';
    return { ...toListing(data as unknown as ApiListing), isInvalidCacheResponse };
  },
});
