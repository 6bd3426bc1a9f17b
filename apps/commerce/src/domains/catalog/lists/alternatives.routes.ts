/** What to show instead of a product, or from other brands than its own. */
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import type { Fields, Scope } from '../catalog.types.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import type { Queries } from '../queries.service.ts';
import { CodeParams, PartnersQuery, RecommendedQuery, SiteParams } from '../query.schemas.ts';
import { withProducts } from '../read-model/cards.presenter.ts';
import { errors, sendJson } from '../reply/reply.presenter.ts';

const CAROUSEL_SIZE = 12;
const answer = { tags: ['catalog'], response: { 200: Type.Ref('ProductList'), ...errors } };

export function registerAlternativeRoutes(platform: Platform, queries: Queries): void {
  /** Kept until the product or one of the others changes. */
  const send = (
    reply: FastifyReply,
    here: Scope,
    product: CatalogProduct,
    codes: readonly string[],
    fields: Fields = 'DEFAULT',
  ) =>
    sendJson(reply, here, withProducts(queries.cards(here, codes, fields), {}), {
      products: [product.code, ...codes],
    });

  platform.siteRoutes((routes) => {
    routes.get(
      '/products/recommendedProducts',
      {
        schema: {
          ...answer,
          operationId: 'getRecommendedProducts',
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
        return send(reply, here, product, codes, query.fields);
      },
    );

    routes.get(
      '/products/getProductOOSRecommendation',
      {
        schema: {
          ...answer,
          operationId: 'getProductOOSRecommendation',
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
        return send(reply, here, product, codes, query.fields);
      },
    );

    routes.get(
      '/products/chpartners/:code',
      {
        schema: {
          ...answer,
          operationId: 'getPartnerProducts',
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
        return send(reply, here, product, codes, query.fields);
      },
    );
  });
}
