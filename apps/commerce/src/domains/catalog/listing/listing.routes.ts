/** `c/{code}` and the searches: everything that answers a list with facets. */

import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import { codesOf } from '../products/codes.rules.ts';
import { textOf } from '../products/product.rules.ts';
import type { Queries } from '../queries.service.ts';
import {
  CategoryQuery,
  CodeParams,
  ProductQuery,
  RedirectQuery,
  SearchTextQuery,
  SiteParams,
  SuggestionsQuery,
} from '../query.schemas.ts';
import { withProducts } from '../read-model/cards.presenter.ts';
import { errors, sendJson } from '../reply/reply.presenter.ts';
import { facetsJson } from './facets.presenter.ts';
import { presentHead, presentListing } from './listing.presenter.ts';

export function registerCategoryRoutes(platform: Platform, queries: Queries): void {
  registerCategoryPage(platform, queries);
  registerCategoryData(platform, queries);
  registerSearch(platform, queries);
  registerSuggestions(platform, queries);
  registerKeywordRedirect(platform, queries);
}

function registerCategoryPage(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/c/:code',
      {
        schema: {
          operationId: 'getCategoryProducts',
          summary: 'A page of products of a category (by code or by path) or of a brand (`brand-<slug>`)',
          tags: ['catalog'],
          params: CodeParams,
          querystring: CategoryQuery,
          response: { 200: Type.Ref('CategoryPage'), ...errors },
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const head = queries.head(here, request.params.code);
        const { landingProductCounts: counts } = here.configuration;
        // Own fields only: a category may be called "constructor".
        const ofLanding = Object.hasOwn(counts, head.code) ? counts[head.code] : undefined;
        const pageSize = query.pageSize ?? ofLanding;
        const state = queries.stateOf(here, { ...query, ...(pageSize && { pageSize }) });
        const result = await queries.find(here, state, head);
        const fields = query.fields ?? 'DEFAULT';
        const rtsProducts = queries.cards(here, codesOf(query.recProductCodes, 'recProductCodes'), fields);
        const rest = {
          ...presentListing(here, result, state),
          categoryCode: head.code,
          categoryName: textOf(head.names, here.language),
        };
        const json = withProducts(queries.cards(here, result.codes, fields), rest, {
          facets: facetsJson(here, result.facets, state.filters),
          rtsProducts,
        });
        return sendJson(reply, here, json, {
          categories: [head.code],
          products: result.codes,
        });
      },
    );
  });
}

function registerCategoryData(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/c/:code/categoryData',
      {
        schema: {
          operationId: 'getCategoryData',
          summary: 'What a category or brand page shows beside its products',
          tags: ['catalog'],
          params: CodeParams,
          querystring: ProductQuery,
          response: { 200: Type.Ref('CategoryData'), ...errors },
        },
      },
      async (request, reply) => {
        const here = queries.scope(request.ctx);
        const head = queries.head(here, request.params.code);
        const { banner, validUntil } = queries.banner(here, head);
        const { name: shopName } = platform.shops.of(here.site.id);
        if (validUntil) reply.header('X-Valid-Until', validUntil.toISOString());
        return sendJson(reply, here, JSON.stringify(presentHead(here, head, shopName, banner)), {
          categories: [head.code],
          content: true,
        });
      },
    );
  });
}

function registerSearch(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/searchText',
      {
        schema: {
          operationId: 'searchProducts',
          summary: 'Product search',
          tags: ['catalog'],
          params: SiteParams,
          querystring: SearchTextQuery,
          response: { 200: Type.Ref('ProductSearchPage'), ...errors },
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const text = (query.query ?? '').trim();
        const state = queries.stateOf(here, query, text);
        const result = await queries.find(here, state);
        const isWhole = Object.keys(state.filters).length === 0;
        if (text && isWhole && result.totalResults === 0) queries.missed(here.site.id, here.language, text);
        const { popularTerms } = here.snapshot.settings;
        const redirect = queries.redirect(here, text);
        const rest = {
          ...presentListing(here, result, state),
          freeTextSearch: text,
          ...(result.spellingSuggestion && {
            spellingSuggestion: { query: text, suggestion: result.spellingSuggestion },
          }),
          ...(result.correctedText && { correctedText: result.correctedText }),
          ...(redirect && { keywordRedirectUrl: redirect.redirectUrl }),
          ...(result.totalResults === 0 && { popularTerms: popularTerms[here.language] ?? popularTerms.en }),
        };
        const cards = queries.cards(here, result.codes, query.fields ?? 'DEFAULT');
        const facets = facetsJson(here, result.facets, state.filters);
        return sendJson(reply, here, withProducts(cards, rest, { facets }), { products: result.codes });
      },
    );
  });
}

function registerSuggestions(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/searchsuggestions',
      {
        schema: {
          operationId: 'getSearchSuggestions',
          summary: 'Terms and products for a beginning of a search text',
          tags: ['catalog'],
          params: SiteParams,
          querystring: SuggestionsQuery,
          response: { 200: Type.Ref('Suggestions'), ...errors },
        },
      },
      async (request, reply) => {
        const here = queries.scope(request.ctx);
        const { suggestionTerms, suggestionProducts } = here.configuration;
        const found = await queries.search.suggest(here.site.id, {
          language: here.language,
          term: request.query.term,
          max: Math.max(suggestionTerms, suggestionProducts),
        });
        const codes = found.codes.slice(0, suggestionProducts);
        const suggestions = found.terms.slice(0, suggestionTerms).map((value) => ({ value }));
        return sendJson(reply, here, withProducts(queries.cards(here, codes, 'BASIC'), { suggestions }), {
          products: codes,
        });
      },
    );
  });
}

function registerKeywordRedirect(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/getKeywordRedirect',
      {
        schema: {
          operationId: 'getKeywordRedirect',
          summary: 'Where a search text leads instead of to results',
          tags: ['catalog'],
          params: SiteParams,
          querystring: RedirectQuery,
          response: { 200: Type.Ref('KeywordRedirect'), ...errors },
        },
      },
      async (request, reply) => {
        const here = queries.scope(request.ctx);
        const { language } = here;
        const text = request.query.searchText;
        const found = queries.redirect(here, text);
        const answer = found
          ? {
              text,
              redirectUrl: found.redirectUrl,
              ...(found.title && { title: textOf(found.title, language) }),
              ...(found.metadata && {
                metadata: found.metadata.map(({ name, content }) => ({
                  name,
                  content: textOf(content, language),
                })),
              }),
            }
          : { text };
        return sendJson(reply, here, JSON.stringify(answer));
      },
    );
  });
}
