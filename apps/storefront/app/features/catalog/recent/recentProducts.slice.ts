import { createArea } from '#app/platform/store/lifecycle.ts';
import { toCard } from '../catalog.adapter.ts';
import type { Card } from '../catalog.types.ts';
import { readRecent } from './recent.list.ts';
import { isDirty, markClean } from './recent.storage.ts';

interface Copy {
  codes: string[];
  cards: Card[];
}

const kept = (site: string, language: string): string => `recent-cards-${site}-${language}`;

/** Recently viewed products. Fetched when the list has changed, otherwise read from this tab's copy. */
export const recentProducts = createArea({
  name: 'recentProducts',
  keepData: true,
  load: async (_: null, { api, site, language, state, signal }): Promise<Card[]> => {
    const codes = readRecent();
    if (codes.length === 0) return [];
    const copy = isDirty() ? null : readCopy(kept(site, language));
    // The codes are compared as well, because another tab may have changed the list and cleared the flag.
    if (copy && String(copy.codes) === String(codes)) return copy.cards;
    const { data } = await api.get('/rest/v2/{site}/products/getProductDetailsForCodes', {
      params: { path: { site }, query: { productCodes: codes.join(','), lang: language } },
      call: { signal, throwStatus: true },
    });
    const cards = data.products.map(toCard);
    keepCopy(kept(site, language), { codes, cards });
    markClean(state);
    return cards;
  },
});

function readCopy(key: string): Copy | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Copy | null;
  } catch {
    return null;
  }
}

/** If storage is full or blocked, the products are fetched again next time. */
function keepCopy(key: string, copy: Copy): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // Storage is full or blocked.
  }
}
