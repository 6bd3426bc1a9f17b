/** Shoppers' queries of the catalogue. Answered from memory; only a large catalogue's descriptions come from SQL. */
import { bindAll } from '#platform/bind/index.ts';
import type { QueryNeeds } from './catalog.deps.ts';
import { banner, headOf } from './listing/head.service.ts';
import { bestSellers, find, redirectOf, stateOf } from './listing/search.service.ts';
import { related } from './lists/related.service.ts';
import { description, findProduct, knownProducts, productCards } from './products/find.service.ts';

export function createQueries(needs: QueryNeeds) {
  return {
    scope: needs.scope,
    search: needs.search,
    missed: needs.missed,
    known: knownProducts,
    cards: productCards,
    product: findProduct,
    head: headOf,
    stateOf,
    redirect: redirectOf,
    ...bindAll(needs, { banner, find, bestSellers, related, description }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
