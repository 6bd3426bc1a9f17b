import { createArea } from '#app/platform/store/lifecycle.ts';

export interface BundlePart {
  code: string;
  qty: number;
  name: string;
  /** Its brand, and the size or colour that is inside. */
  details: string;
  url: string;
  image?: string;
}

/** What one bundle contains. */
export interface Bundle {
  parts: BundlePart[];
  /** How many pods that is and what it saves, in words. */
  contents?: string;
}

interface ApiBundle {
  contents?: string;
  components: {
    code: string;
    qty: number;
    product?: { name: string; brand: string; url: string; images?: { url: string }[] };
    options?: { value: string }[];
  }[];
}

export const bundle = createArea({
  name: 'bundle',
  load: async (code: string, { api, site, language, signal }): Promise<Bundle> => {
    const { data } = await api.get('/rest/v2/{site}/products/{code}/bundleData', {
      params: { path: { site, code }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    const { contents, components } = data as unknown as ApiBundle;
    const parts = components.flatMap(({ code: variant, qty, product, options = [] }) =>
      product
        ? [
            {
              code: variant,
              qty,
              name: product.name,
              details: [product.brand, ...options.map(({ value }) => value)].join(' · '),
              url: product.url,
              image: product.images?.[0]?.url,
            },
          ]
        : [],
    );
    return { contents, parts };
  },
});
