import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';

type ApiProduct = components['schemas']['Product'];

/** Products that the catalogue answers in one call. */
const AT_ONCE = 40;

/** What the catalogue says of the products of a list, by product code; those that are not sold are left out. */
export const wishedProducts = createArea({
  name: 'wishedProducts',
  keepData: true,
  load: async (codes: readonly string[], { api, site, language, signal }) => {
    const parts = Array.from({ length: Math.ceil(codes.length / AT_ONCE) }, (_, part) =>
      codes.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
    const answers = await Promise.all(
      parts.map((part) =>
        api.get('/rest/v2/{site}/products/getProductDetailsForCodes', {
          params: { path: { site }, query: { productCodes: part.join(','), lang: language } },
          call: { signal, throwStatus: true },
        }),
      ),
    );
    const products = answers.flatMap(({ data }) => data.products);
    return Object.fromEntries(products.map((product) => [product.code, product])) as Record<
      string,
      ApiProduct | undefined
    >;
  },
});

/** The list of a link. */
export const sharedWishes = createArea({
  name: 'sharedWishes',
  load: async (shareId: string, { api, site, language, signal }) => {
    const { data } = await api.get('/rest/v2/{site}/wishlists/{shareId}', {
      params: { path: { site, shareId }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
