import { createArea } from '#app/platform/store/lifecycle.ts';

export interface BundlePart {
  code: string;
  qty: number;
  name: string;
  /** Its brand, and its size or colour. */
  details: string;
  url: string;
  image?: string;
}

/** What one bundle contains. */
export interface Bundle {
  parts: BundlePart[];
  /** Number of pods and the saving, in words. */
  contents?: string;
}

export const bundle = createArea({
  name: 'bundle',
  load: async (code: string, { api, site, language, signal }): Promise<Bundle> => {
    const { data } = await api.get('/rest/v2/{site}/products/{code}/bundleData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    const { contents, components } = data;
    const parts = components.flatMap(({ code: variant, qty, product, options = [] }) =>
      product
        ? [
            {
              code: variant,
              qty,
              name: product.name,
              details: [product.brand, ...options.map(({ value }) => value)].join(' · '),
              url: product.url,
              image: product.images[0]?.url,
            },
          ]
        : [],
    );
    return { contents, parts };
  },
});
