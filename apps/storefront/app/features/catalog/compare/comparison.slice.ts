import { createArea } from '#app/platform/store/lifecycle.ts';
import { type ApiProduct, toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';

export interface ComparedAttribute {
  code: string;
  name: string;
  /** One a product; empty where nothing is known. */
  values: string[];
  differs: boolean;
}

/** Products side by side. */
export interface Comparison {
  cards: Card[];
  attributes: ComparedAttribute[];
  /** Codes that are not sold here. */
  missing: string[];
}

interface ApiComparison extends Pick<Comparison, 'attributes' | 'missing'> {
  products: ApiProduct[];
}

export const comparison = createArea({
  name: 'comparison',
  keepData: true,
  load: async (codes: string[], { api, site, language, signal }): Promise<Comparison> => {
    const { data } = await api.get('/rest/v2/{site}/products/compare-product', {
      params: { path: { site }, query: { productCodes: codes.join(','), lang: language } },
      call: { signal, throwStatus: true },
    });
    const { products, attributes, missing } = data as unknown as ApiComparison;
    return { cards: products.map(toCard), attributes, missing };
  },
});
