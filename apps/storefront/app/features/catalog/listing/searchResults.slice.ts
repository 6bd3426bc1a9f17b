import { createArea } from '#app/platform/store/lifecycle.ts';
import { toListing } from '../catalog.adapter.ts';
import type { Card, Listing } from '../catalog.types.ts';
import type { ListingAddress } from './listing.url.ts';

export interface SearchResults {
  text: string;
  /** The results without the products: count, sorts and facets. */
  productResults: Omit<Listing, 'cards'>;
  /** The page's products. */
  products: Card[];
  /** Set if nothing was found for the words as written: the words that these results are for. */
  correctedText?: string;
  /** What may have been meant, if nothing was found at all. */
  suggestion?: string;
  /** Popular searches, if nothing was found. */
  popularTerms?: string[];
}

/** A page of the results of a search. */
export const searchResults = createArea({
  name: 'searchResults',
  keepData: true,
  load: async (
    { text, ...address }: ListingAddress & { text: string },
    { api, site, language, signal },
  ): Promise<SearchResults> => {
    const { data: answer } = await api.get('/rest/v2/{site}/products/searchText', {
      params: { path: { site }, query: { query: text, lang: language, ...(address as object) } },
      call: { signal, throwStatus: true },
    });
    const { correctedText, spellingSuggestion, popularTerms } = answer;
    const { cards: products, ...productResults } = toListing(answer);
    return {
      productResults,
      products,
      text,
      correctedText,
      suggestion: spellingSuggestion?.suggestion,
      popularTerms,
    };
  },
});
