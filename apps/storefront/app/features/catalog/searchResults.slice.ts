import { createArea } from '#app/platform/store/lifecycle.ts';
import { type ApiListing, toListing } from './catalog.adapter.ts';
import type { Listing } from './catalog.types.ts';
import type { ListingAddress } from './listing.url.ts';

export interface SearchResults extends Listing {
  text: string;
  /** Nothing was found for the words as written; these are the results of these words. */
  correctedText?: string;
  /** What may have been meant, where nothing was found at all. */
  suggestion?: string;
  /** Words that others search for, where nothing was found. */
  popularTerms?: string[];
}

interface ApiSearch extends ApiListing {
  correctedText?: string;
  spellingSuggestion?: { suggestion: string };
  popularTerms?: string[];
}

/** A page of the results of a search; `productResults` of the specification is its `cards`. */
export const searchResults = createArea({
  name: 'searchResults',
  keepData: true,
  load: async (
    { text, ...address }: ListingAddress & { text: string },
    { api, site, language, signal },
  ): Promise<SearchResults> => {
    const { data } = await api.get('/rest/v2/{site}/products/searchText', {
      params: { path: { site }, query: { query: text, lang: language, ...(address as object) } },
      call: { signal, throwStatus: true },
    });
    const answer = data as unknown as ApiSearch;
    const { correctedText, spellingSuggestion, popularTerms } = answer;
    return {
      ...toListing(answer),
      text,
      correctedText,
      suggestion: spellingSuggestion?.suggestion,
      popularTerms,
    };
  },
});
