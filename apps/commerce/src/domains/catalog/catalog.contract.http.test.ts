import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { Check, Errors } from 'typebox/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';

let shop: TestCommerce;
interface Operation {
  responses: Record<number, { content: { 'application/json': { schema: object } } }>;
}
let document: { components: object; paths: Record<string, { get?: Operation }> };

beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.catalog.seed('cab2c');
  document = (await shop.commerce.app.inject('/openapi.json')).json();
});
afterAll(() => shop.commerce.close());

/** Answers are sent as finished bytes, so nothing but this compares them with what is published. */
it.each([
  ['/products/{code}', '/products/aurelune-dawn-parade?fields=BASIC'],
  ['/products/{code}', '/products/aurelune-dawn-parade?fields=FULL&lang=fr'],
  ['/products/{code}', '/products/crema-nib'],
  ['/products/pod-id/{code}', '/products/pod-id/1012?fields=FULL'],
  ['/products/{code}/productData', '/products/crema-nib/productData'],
  ['/products/{code}/bundleData', '/products/starter-pack-nib/bundleData'],
  ['/products/{code}/variantOptions', '/products/crema-nib/variantOptions'],
  ['/products/{code}/productClassifications', '/products/crema-nib/productClassifications'],
  ['/c/{code}', '/c/beverages?pageSize=100'],
  ['/c/{code}', '/c/brewers?fields=FULL&filters=brand:crema&recProductCodes=crema-nib'],
  ['/c/{code}/categoryData', '/c/beverages%2Fcoffee/categoryData'],
  ['/products/searchText', '/products/searchText?query=dakr%20roast'],
  ['/products/searchText', '/products/searchText?query=zzqqxxyy'],
  ['/products/searchsuggestions', '/products/searchsuggestions?term=caf&lang=fr'],
  ['/products/searchProductsForCarousel', '/products/searchProductsForCarousel?query=tea'],
  ['/products/getProductsForCarousel', '/products/getProductsForCarousel?categoryCode=brewers'],
  ['/products/getProductDetailsForCodes', '/products/getProductDetailsForCodes?productCodes=crema-nib'],
  ['/products/getBestSellerProducts', '/products/getBestSellerProducts'],
  ['/products/getKeywordRedirect', '/products/getKeywordRedirect?searchText=Descaler&lang=fr'],
  ['/products/getKeywordRedirect', '/products/getKeywordRedirect?searchText=coffee'],
  ['/products/productCodes', '/products/productCodes?pageSize=5'],
  ['/products/recommendedProducts', '/products/recommendedProducts?productCode=aurelune-dawn-parade'],
  ['/products/getProductOOSRecommendation', '/products/getProductOOSRecommendation?productCode=crema-nib'],
  ['/products/chpartners/{code}', '/products/chpartners/aurelune-dawn-parade'],
  ['/products/compare-product', '/products/compare-product?productCodes=crema-nib,crema-alto,x&lang=fr'],
  ['/products/compare-appliance', '/products/compare-appliance?productCodes=crema-nib'],
  ['/products/{code}/getAppliance/comparison', '/products/crema-nib/getAppliance/comparison'],
  [
    '/recommendations/getproductdataforvariants',
    '/recommendations/getproductdataforvariants?variantCodes=1012-AURL-DAWN-24',
  ],
  ['/recommendations/autoDelivery', '/recommendations/autoDelivery?componentID=ad-home'],
  ['/recommendations/token', '/recommendations/token'],
])('%s answers what it publishes: %s', async (path, url) => {
  const answer = await shop.commerce.app.inject(`/rest/v2/cab2c${url}`);
  expect(answer.statusCode).toBe(200);
  const operation = document.paths[`/rest/v2/{site}${path}`]?.get;
  const published = operation?.responses[200]?.content['application/json'].schema;
  const schema = { components: document.components, ...published };
  // A schema that anything fits would show nothing.
  expect(Check(schema, {})).toBe(false);
  expect(Errors(schema, answer.json())[1]).toEqual([]);
});

it('leads a keyword of the demo shop to its page, in the language asked', async () => {
  // covers: S7.62
  const ask = async (text: string) =>
    (
      await shop.commerce.app.inject(`/rest/v2/cab2c/products/getKeywordRedirect?lang=fr&searchText=${text}`)
    ).json();
  expect(await ask('DETARTRAGE')).toMatchObject({
    redirectUrl: '/plp/accessories/care',
    title: 'Entretien',
  });
  expect(await ask('coffee')).toEqual({ text: 'coffee' });
});
