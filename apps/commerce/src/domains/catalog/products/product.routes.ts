/** `products/…`: one product, and lists of products by code. */
import { Type } from 'typebox';
import type { Platform } from '#platform/index.ts';
import type { Asker } from '../catalog.types.ts';
import { registerComparisonRoutes } from '../compare/compare.routes.ts';
import { registerAlternativeRoutes } from '../lists/alternatives.routes.ts';
import { registerProductListRoutes } from '../lists/lists.routes.ts';
import type { Queries } from '../queries.service.ts';
import { CodeParams, ProductQuery } from '../query.schemas.ts';
import { describedJson, productJson } from '../read-model/cards.presenter.ts';
import { errors, sendJson } from '../reply/reply.presenter.ts';
import { partsOf, presentBundle } from './bundle.presenter.ts';
import { presentClassifications, presentVariants } from './product.presenter.ts';

const one = (operationId: string, summary: string, schema: string | ReturnType<typeof Type.Object>) => ({
  operationId,
  summary,
  tags: ['catalog'],
  params: CodeParams,
  querystring: ProductQuery,
  response: { 200: typeof schema === 'string' ? Type.Ref(schema) : schema, ...errors },
});

export function registerProductRoutes(platform: Platform, queries: Queries): void {
  registerProductListRoutes(platform, queries);
  registerAlternativeRoutes(platform, queries);
  registerComparisonRoutes(platform, queries);

  const find = (ctx: Asker, code: string) => {
    const here = queries.scope(ctx);
    const product = queries.product(here, code);
    return { here, product, tags: { products: [product.code] } };
  };

  platform.siteRoutes((routes) => {
    for (const [path, operationId] of [
      ['/products/:code', 'getProduct'],
      ['/products/pod-id/:code', 'getProductByPodId'],
    ] as const) {
      routes.get(
        path,
        { schema: one(operationId, 'A product by code or pod id', 'Product') },
        async (request, reply) => {
          const { here, product, tags } = find(request.ctx, request.params.code);
          const fields = request.query.fields ?? 'DEFAULT';
          if (fields !== 'FULL' || product.description) {
            return sendJson(reply, here, productJson(here, product, fields), tags);
          }
          const described = await describedJson(here, product, () => queries.description(here, product));
          return sendJson(reply, here, described, tags);
        },
      );
    }

    routes.get(
      '/products/:code/productData',
      { schema: one('getProductData', 'A product with its variants, without its texts', 'Product') },
      async (request, reply) => {
        const { here, product, tags } = find(request.ctx, request.params.code);
        return sendJson(reply, here, productJson(here, product, 'DEFAULT'), tags);
      },
    );

    routes.get(
      '/products/:code/variantOptions',
      {
        schema: one(
          'getVariantOptions',
          'The variants of a product',
          Type.Object({ variantOptions: Type.Array(Type.Ref('VariantOption')) }),
        ),
      },
      async (request, reply) => {
        const { here, product, tags } = find(request.ctx, request.params.code);
        return sendJson(
          reply,
          here,
          JSON.stringify({ variantOptions: presentVariants(here, product) }),
          tags,
        );
      },
    );

    routes.get(
      '/products/:code/productClassifications',
      {
        schema: one(
          'getProductClassifications',
          'The attributes of a product, labelled',
          Type.Object({ classifications: Type.Array(Type.Ref('Classification')) }),
        ),
      },
      async (request, reply) => {
        const { here, product, tags } = find(request.ctx, request.params.code);
        const classifications = presentClassifications(product, here);
        return sendJson(reply, here, JSON.stringify({ classifications }), tags);
      },
    );

    routes.get(
      '/products/:code/bundleData',
      {
        schema: one('getBundleData', 'What a bundle contains; no components for what is none', 'BundleData'),
      },
      async (request, reply) => {
        const { here, product } = find(request.ctx, request.params.code);
        const parts = partsOf(here, product);
        // What it saves depends on what its parts cost.
        const codes = [product.code, ...parts.flatMap((part) => part.product?.code ?? [])];
        return sendJson(reply, here, JSON.stringify(presentBundle(here, product, parts)), {
          products: [...new Set(codes)],
        });
      },
    );
  });
}
