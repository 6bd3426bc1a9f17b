import type { components } from '@crema/api-client';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';

export type ComparedAttribute = components['schemas']['Comparison']['attributes'][number];

/** Products side by side. */
export interface Comparison {
  cards: Card[];
  attributes: ComparedAttribute[];
  /** Codes that are not sold here. */
  missing: string[];
}

export const comparison = createArea({
  name: 'comparison',
  keepData: true,
  load: async (codes: string[], { api, site, language, signal }): Promise<Comparison> => {
    const { data } = await api.get('/rest/v2/{site}/products/compare-product', {
      params: { path: { site }, query: { productCodes: codes.join(','), lang: language } },
      call: { signal, throwStatus: true },
    });
    const { products, attributes, missing } = data;
    return { cards: products.map(toCard), attributes, missing };
  },
});
