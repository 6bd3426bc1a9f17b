/**
 * The fixed queries of the search benchmark: 1–3 words of some product's own name, brand or labels, a fifth of
 * the queries with one word misspelt, 0–3 filters of which the product has the values, English and French in turn.
 */
import type { SearchQuery, SuggestQuery } from '../src/index.ts';
import { SEARCH_SORTS } from '../src/index.ts';
import { syntheticDocuments } from './catalog.ts';
import { pick, type Random, randomFrom } from './random.ts';

const FILTERS = ['roast', 'flavour', 'caffeine', 'podFormat', 'boxCount', 'dietary', 'beverageType'] as const;
const LETTERS = 'abcdefghilmnoprstu';

/** One slip of the finger: a letter left out, doubled, exchanged with the next, or another one. */
function misspell(random: Random, word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    word.slice(0, at) + pick(random, [...LETTERS]) + word.slice(at + 1),
  ];
  return pick(random, slips);
}

export function searchQueries(catalogSize: number, count = 10_000, seed = 7): SearchQuery[] {
  const random = randomFrom(seed);
  const step = Math.max(1, Math.floor(catalogSize / 2000));
  const sample = [...syntheticDocuments(catalogSize)].filter((_, i) => i % step === 0);
  return Array.from({ length: count }, (_, i) => {
    const document = pick(random, sample);
    const language = i % 2 === 0 ? 'en' : 'fr';
    const labels = document.labels?.[language] ?? [];
    const source = [document.brand, document.names[language] ?? document.names.en, ...labels].join(' ');
    const words = [
      ...new Set(
        source
          .toLowerCase()
          .split(/[\s-]+/)
          .filter((word) => word.length > 2),
      ),
    ];
    const wanted = 1 + Math.floor(random() * 3);
    const taken = Array.from({ length: wanted }, () => pick(random, words));
    if (i % 5 === 0) {
      const longest = taken.reduce((a, b) => (b.length > a.length ? b : a));
      if (longest.length > 3) taken[taken.indexOf(longest)] = misspell(random, longest);
    }
    const filters: Record<string, string[]> = {};
    for (let f = Math.floor(random() * 4); f > 0; f--) {
      const facet = pick(random, FILTERS);
      const values = document.facets[facet] ?? [];
      if (values.length > 0) filters[facet] = [pick(random, values)];
    }
    const sort = random() < 0.8 ? 'relevance' : pick(random, SEARCH_SORTS);
    return { language, text: taken.join(' '), filters, sort, currentPage: 0, pageSize: 24 };
  });
}

/** What is asked while the same texts are typed: each cut somewhere after its second letter. */
export function suggestQueries(queries: readonly SearchQuery[], seed = 11): SuggestQuery[] {
  const random = randomFrom(seed);
  return queries.map(({ language, text = '' }) => {
    const length = Math.min(text.length, 2 + Math.floor(random() * (text.length - 1)));
    return { language, term: text.slice(0, length), max: 5 };
  });
}
