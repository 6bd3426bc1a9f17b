/** `products/<verb>`: lists of products without facets. */
import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import type { ListQuery } from '../catalog.types.ts';
import { codesOf } from '../products/codes.rules.ts';
import type { Queries } from '../queries.service.ts';
import {
  BestSellersQuery,
  CarouselQuery,
  CodesQuery,
  ProductCodesQuery,
  SearchTextQuery,
  SiteParams,
} from '../query.schemas.ts';
import { withProducts } from '../read-model/cards.presenter.ts';
import { errors, sendJson } from '../reply/reply.presenter.ts';

const CAROUSEL_SIZE = 12;

const list = (operationId: string, summary: string) => ({
  operationId,
  summary,
  tags: ['catalog'],
  params: SiteParams,
  response: { 200: Type.Ref('ProductList'), ...errors },
});

const page = (
  totalResults: number,
  { currentPage = 0, pageSize = 0 }: Pick<ListQuery, 'currentPage' | 'pageSize'>,
) => ({
  pagination: {
    currentPage,
    pageSize,
    totalPages: pageSize > 0 ? Math.ceil(totalResults / pageSize) : 1,
    totalResults,
  },
});

export function registerProductListRoutes(platform: Platform, queries: Queries): void {
  registerProductsByCode(platform, queries);
  registerCarousel(platform, queries);
  registerSearchCarousel(platform, queries);
  registerBestSellers(platform, queries);
  registerProductCodes(platform, queries);
}

function registerProductsByCode(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/getProductDetailsForCodes',
      {
        schema: {
          ...list(
            'getProductDetailsForCodes',
            'Products by code, in the order asked; unknown ones are left out',
          ),
          querystring: CodesQuery,
        },
      },
      async (request, reply) => {
        const here = queries.scope(request.ctx);
        const codes = codesOf(request.query.productCodes);
        const cards = queries.cards(here, codes, request.query.fields ?? 'DEFAULT');
        return sendJson(reply, here, withProducts(cards, {}), { products: codes });
      },
    );
  });
}

function registerCarousel(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/getProductsForCarousel',
      {
        schema: {
          ...list('getProductsForCarousel', 'Chosen products, or the best of a category'),
          querystring: CarouselQuery,
        },
      },
      async (request, reply) => {
        const { productCodes, categoryCode, pageSize = CAROUSEL_SIZE, fields = 'DEFAULT' } = request.query;
        const here = queries.scope(request.ctx);
        const category = categoryCode === undefined ? undefined : queries.head(here, categoryCode);
        const codes = productCodes
          ? codesOf(productCodes).slice(0, pageSize)
          : (await queries.bestSellers(here, pageSize, category?.category)).codes;
        return sendJson(reply, here, withProducts(queries.cards(here, codes, fields), {}), {
          products: codes,
        });
      },
    );
  });
}

function registerSearchCarousel(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/searchProductsForCarousel',
      {
        schema: {
          ...list('searchProductsForCarousel', 'The first products that a search finds'),
          querystring: SearchTextQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const state = queries.stateOf(here, { pageSize: CAROUSEL_SIZE, ...query }, query.query ?? '');
        const { codes, totalResults } = await queries.find(here, state);
        const cards = queries.cards(here, codes, query.fields ?? 'DEFAULT');
        return sendJson(reply, here, withProducts(cards, page(totalResults, state)), { products: codes });
      },
    );
  });
}

function registerBestSellers(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/getBestSellerProducts',
      {
        schema: {
          ...list('getBestSellerProducts', 'What sells most, in the shop or in a category'),
          querystring: BestSellersQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const { currentPage = 0, pageSize = here.configuration.rewardsBestSellerPageSize } = query;
        const category =
          query.categoryCode === undefined ? undefined : queries.head(here, query.categoryCode);
        const found = await queries.bestSellers(here, pageSize, category?.category, currentPage);
        const cards = queries.cards(here, found.codes, query.fields ?? 'DEFAULT');
        const rest = page(found.totalResults, { currentPage, pageSize });
        return sendJson(reply, here, withProducts(cards, rest), { products: found.codes });
      },
    );
  });
}

function registerProductCodes(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/productCodes',
      {
        schema: {
          ...list(
            'getProductCodes',
            'The products of these codes; without codes every product, page by page',
          ),
          querystring: ProductCodesQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const fields = query.fields ?? 'BASIC';
        if (query.productCodes) {
          const codes = codesOf(query.productCodes);
          return sendJson(reply, here, withProducts(queries.cards(here, codes, fields), {}), {
            products: codes,
          });
        }
        const state = queries.stateOf(here, { pageSize: 100, ...query });
        const { codes, totalResults } = await queries.find(here, state);
        const rest = page(totalResults, state);
        return sendJson(reply, here, withProducts(queries.cards(here, codes, fields), rest), {
          products: codes,
        });
      },
    );
  });
}
