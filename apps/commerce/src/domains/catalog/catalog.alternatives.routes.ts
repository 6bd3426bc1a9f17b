/** What to show instead of a product, or from other brands than its own. */
import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import { withProducts } from './catalog.cards.ts';
import type { Queries } from './catalog.queries.ts';
import { CodeParams, PartnersQuery, RecommendedQuery, SiteParams } from './catalog.query.schemas.ts';
import { errors, sendJson } from './catalog.reply.ts';

const CAROUSEL_SIZE = 12;
const answer = { tags: ['catalog'], response: { 200: Type.Ref('ProductList'), ...errors } };

export function registerAlternativeRoutes(platform: Platform, queries: Queries): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/products/recommendedProducts',
      {
        schema: {
          ...answer,
          summary: 'What is most like a product',
          params: SiteParams,
          querystring: RecommendedQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const product = queries.product(here, query.productCode);
        const codes = await queries.related(here, product, query.pageSize ?? CAROUSEL_SIZE);
        const cards = queries.cards(here, codes, query.fields ?? 'DEFAULT');
        return sendJson(reply, here, withProducts(cards, {}), { products: [product.code, ...codes] });
      },
    );

    routes.get(
      '/products/getProductOOSRecommendation',
      {
        schema: {
          ...answer,
          summary: 'What is most like a product that is sold out and can be had now',
          params: SiteParams,
          querystring: RecommendedQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const product = queries.product(here, query.productCode);
        const codes = await queries.related(here, product, query.pageSize ?? CAROUSEL_SIZE, {
          only: (one) => one.productType === product.productType && here.snapshot.inStock(one),
        });
        const cards = queries.cards(here, codes, query.fields ?? 'DEFAULT');
        return sendJson(reply, here, withProducts(cards, {}), { products: [product.code, ...codes] });
      },
    );

    routes.get(
      '/products/chpartners/:code',
      {
        schema: {
          ...answer,
          summary: 'Of each partner brand the product most like this one, nearest first',
          params: CodeParams,
          querystring: PartnersQuery,
        },
      },
      async (request, reply) => {
        const { query } = request;
        const here = queries.scope(request.ctx);
        const product = queries.product(here, request.params.code);
        const brands = new Set([product.brand]);
        const codes = await queries.related(here, product, query.pageSize ?? CAROUSEL_SIZE, {
          only: ({ productType }) => productType === product.productType,
          each: ({ brand }) => !brands.has(brand) && brands.add(brand) !== undefined,
        });
        const cards = queries.cards(here, codes, query.fields ?? 'DEFAULT');
        return sendJson(reply, here, withProducts(cards, {}), { products: [product.code, ...codes] });
      },
    );
  });
}
