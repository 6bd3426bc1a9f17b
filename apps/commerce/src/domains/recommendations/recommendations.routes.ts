/** `recommendations/…`: products chosen for a customer, a place on a page, or an auto-delivery. */
import { Type } from 'typebox';
import { type Catalog, codesOf } from '#domains/catalog/index.ts';
import type { Platform } from '#platform/index.ts';
import { presentVariantCode } from './recommendations.presenter.ts';
import {
  AutoDeliveryQuery,
  ContextHeaders,
  ContextParams,
  ContextQuery,
  SiteParams,
  TokenQuery,
  VariantsQuery,
} from './recommendations.schemas.ts';
import type { RecommendationService } from './recommendations.service.ts';

const tags = ['recommendations'];
const errors = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, Type.Ref('ErrorList')]));
const PRIVATE = 'private, no-store';

export function registerRecommendationRoutes(
  platform: Platform,
  service: RecommendationService,
  catalog: Pick<Catalog, 'beginAnswer'>,
): void {
  platform.siteRoutes((routes) => {
    routes.get(
      '/recommendations/token',
      {
        schema: {
          tags,
          operationId: 'getRecommendationToken',
          summary: 'A context token for one’s own recommendations',
          params: SiteParams,
          querystring: TokenQuery,
          response: { 200: Type.Ref('ContextToken'), ...errors(400, 401, 404) },
        },
      },
      async (request, reply) => {
        reply.header('Cache-Control', PRIVATE);
        return service.token(request.ctx, request.query.customerId);
      },
    );

    routes.get(
      '/recommendations/:contextID/:customerId',
      {
        schema: {
          tags,
          operationId: 'getRecommendations',
          summary: 'Codes of what to show this customer here, best first',
          params: ContextParams,
          querystring: ContextQuery,
          headers: ContextHeaders,
          response: { 200: Type.Ref('ContextRecommendations'), ...errors(400, 401, 404) },
        },
      },
      async (request, reply) => {
        const { contextID, customerId } = request.params;
        const found = await service.forContext(request.ctx, {
          contextID,
          customerId,
          token: request.headers['x-context-token'],
          recent: codesOf(request.query.recentProductCodes, 'recentProductCodes'),
        });
        reply.header('Cache-Control', PRIVATE);
        return { contextID, customerId, ...found };
      },
    );

    routes.get(
      '/recommendations/getproductdataforvariants',
      {
        schema: {
          tags,
          operationId: 'getProductDataForVariants',
          summary: 'The products of variants; unknown ones are left out',
          params: SiteParams,
          querystring: VariantsQuery,
          response: { 200: Type.Ref('VariantProducts'), ...errors(400, 404) },
        },
      },
      async (request, reply) => {
        const variantCodes = codesOf(request.query.variantCodes, 'variantCodes');
        const tellCaches = catalog.beginAnswer(request.ctx.site.id);
        const { products, variants, codes } = service.forVariants(request.ctx, variantCodes);
        tellCaches(reply, codes);
        return { products, variants: variants.map(presentVariantCode) };
      },
    );

    routes.get(
      '/recommendations/autoDelivery',
      {
        schema: {
          tags,
          operationId: 'getAutoDeliveryRecommendations',
          summary: 'Products for an auto-delivery component: the named first, then those of the job',
          params: SiteParams,
          querystring: AutoDeliveryQuery,
          response: { 200: Type.Ref('AutoDeliveryProducts'), ...errors(400, 404) },
        },
      },
      async (request, reply) => {
        const { componentID, productRecommendationListData: list, jobCode = 'best-sellers' } = request.query;
        const named = codesOf(list, 'productRecommendationListData');
        const tellCaches = catalog.beginAnswer(request.ctx.site.id);
        const { products, codes } = await service.forAutoDelivery(request.ctx, named, jobCode);
        tellCaches(reply, codes);
        return { componentID, jobCode, products };
      },
    );
  });
}
