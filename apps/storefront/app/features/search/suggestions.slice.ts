import { createArea } from '#app/platform/store/lifecycle.ts';

export interface Suggestion {
  code: string;
  name: string;
  brand: string;
  url: string;
  image?: string;
  price?: string;
}

export interface Suggestions {
  terms: string[];
  products: Suggestion[];
}

/** Suggestions for what is typed into the search field. */
export const suggestions = createArea({
  name: 'searchSuggestions',
  keepData: true,
  load: async (term: string, { api, site, language, signal }): Promise<Suggestions> => {
    const { data } = await api.get('/rest/v2/{site}/products/searchsuggestions', {
      params: { path: { site }, query: { term, lang: language } },
      call: { signal, throwStatus: true },
    });
    const { suggestions: terms, products } = data;
    return {
      terms: terms.map(({ value }) => value),
      products: products.map(({ code, name, brand, url, images, priceData }) => ({
        code,
        name,
        brand,
        url,
        image: images[0]?.url,
        price: priceData.formattedValue,
      })),
    };
  },
});
