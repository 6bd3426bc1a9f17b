import { createArea } from '#app/platform/store/lifecycle.ts';
import { numberSetting } from '#app/platform/store/setting.ts';
import { type ApiProduct, toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { isDirty, markClean, readRecent } from './recent.storage.ts';

const kept = (site: string, language: string): string => `recent-cards-${site}-${language}`;

/** The products looked at last. Fetched when the list has changed; until then the tab's own copy serves. */
export const recentProducts = createArea({
  name: 'recentProducts',
  keepData: true,
  load: async (_: null, { api, site, language, state, signal }): Promise<Card[]> => {
    const codes = readRecent();
    if (codes.length === 0) return [];
    const copy = isDirty() ? null : sessionStorage.getItem(kept(site, language));
    if (copy) return JSON.parse(copy) as Card[];
    const { data } = await api.get('/rest/v2/{site}/products/getProductDetailsForCodes', {
      params: { path: { site }, query: { productCodes: codes.join(','), lang: language } },
      call: { signal, throwStatus: true },
    });
    const cards = (data as unknown as { products: ApiProduct[] }).products.map(toCard);
    sessionStorage.setItem(kept(site, language), JSON.stringify(cards));
    markClean(numberSetting(state, 'recentProductsDays', 30));
    return cards;
  },
});
