/** `products/compare-…`: a few products of one category side by side. */
import { Type } from 'typebox';
import { badRequest, type OccError } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Scope } from '../catalog.types.ts';
import { codesOf } from '../products/codes.rules.ts';
import { textOf } from '../products/product.rules.ts';
import type { CatalogProduct } from '../products/product.types.ts';
import type { Queries } from '../queries.service.ts';
import { CodeParams, CompareQuery, ProductQuery, SiteParams } from '../query.schemas.ts';
import { errors, sendJson } from '../reply/reply.presenter.ts';
import { presentComparison } from './compare.presenter.ts';
import { comparisonProblem } from './compare.rules.ts';

const answer = { tags: ['catalog'], response: { 200: Type.Ref('Comparison'), ...errors } };

export function registerComparisonRoutes(platform: Platform, queries: Queries): void {
  /** @throws {OccError} 400 for too many, for different categories, and for what is no appliance where one is asked for. */
  const compare = (here: Scope, list: string, appliances: boolean) => {
    const codes = codesOf(list);
    const products = queries.known(here, codes);
    const problem = comparisonProblem(products, here.configuration.compareMost);
    if (codes.length > here.configuration.compareMost) throw refusal.tooMany(here);
    if (problem?.reason === 'otherCategory') throw refusal.otherCategory(here, problem.code);
    if (appliances) for (const product of products) requireAppliance(here, product);
    const found = new Set(products.map(({ code }) => code));
    return { products, missing: codes.filter((code) => !found.has(code)) };
  };

  platform.siteRoutes((routes) => {
    for (const [path, operationId, summary] of [
      [
        'compare-product',
        'compareProducts',
        'A few products of one category side by side; unknown ones are named as missing',
      ],
      ['compare-appliance', 'compareAppliances', 'A few brewers side by side; other products are refused'],
    ] as const) {
      routes.get(
        `/products/${path}`,
        { schema: { ...answer, operationId, summary, params: SiteParams, querystring: CompareQuery } },
        async (request, reply) => {
          const here = queries.scope(request.ctx);
          const { productCodes } = request.query;
          const { products, missing } = compare(here, productCodes, path === 'compare-appliance');
          const body = JSON.stringify(presentComparison(here, products, missing));
          return sendJson(reply, here, body, { products: codesOf(productCodes) });
        },
      );
    }

    routes.get(
      '/products/:code/getAppliance/comparison',
      {
        schema: {
          ...answer,
          operationId: 'getApplianceComparison',
          summary: 'A brewer beside those most like it',
          params: CodeParams,
          querystring: ProductQuery,
        },
      },
      async (request, reply) => {
        const here = queries.scope(request.ctx);
        const appliance = queries.product(here, request.params.code);
        requireAppliance(here, appliance);
        const others = await queries.related(here, appliance, here.configuration.compareMost - 1, {
          only: ({ productType }) => productType === 'Brewer',
        });
        const products = [appliance, ...queries.known(here, others)];
        return sendJson(reply, here, JSON.stringify(presentComparison(here, products)), {
          products: products.map(({ code }) => code),
        });
      },
    );
  });
}

function requireAppliance(here: Scope, { code, productType }: CatalogProduct): void {
  if (productType !== 'Brewer') throw refusal.noAppliance(here, code);
}

const refusal = {
  tooMany: (here: Scope): OccError =>
    badRequest(
      'ComparisonError',
      textOf(
        {
          en: `You can compare up to ${here.configuration.compareMost} products.`,
          fr: `Vous pouvez comparer au plus ${here.configuration.compareMost} produits.`,
        },
        here.language,
      ),
      { reason: 'tooMany', subject: 'productCodes', subjectType: 'parameter' },
    ),
  otherCategory: (here: Scope, code: string): OccError =>
    badRequest(
      'ComparisonError',
      textOf(
        {
          en: 'Only products of the same kind can be compared.',
          fr: 'Seuls des produits du même genre se comparent.',
        },
        here.language,
      ),
      { reason: 'otherCategory', subject: code, subjectType: 'product' },
    ),
  noAppliance: (here: Scope, code: string): OccError =>
    badRequest(
      'ComparisonError',
      textOf({ en: 'This is not a brewer.', fr: 'Ce n’est pas une cafetière.' }, here.language),
      { reason: 'noAppliance', subject: code, subjectType: 'product' },
    ),
};
