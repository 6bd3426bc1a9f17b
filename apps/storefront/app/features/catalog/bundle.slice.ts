import { createArea } from '#app/platform/store/lifecycle.ts';

export interface BundlePart {
  code: string;
  qty: number;
  name: string;
  brand: string;
  url: string;
  image?: string;
}

interface ApiPart {
  code: string;
  qty: number;
  product?: { name: string; brand: string; url: string; images?: { url: string }[] };
}

/** What one bundle contains. */
export const bundle = createArea({
  name: 'bundle',
  load: async (code: string, { api, site, language, signal }): Promise<BundlePart[]> => {
    const { data } = await api.get('/rest/v2/{site}/products/{code}/bundleData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    const { components } = data as unknown as { components: ApiPart[] };
    return components.flatMap(({ code: variant, qty, product }) =>
      product
        ? [
            {
              code: variant,
              qty,
              name: product.name,
              brand: product.brand,
              url: product.url,
              image: product.images?.[0]?.url,
            },
          ]
        : [],
    );
  },
});
