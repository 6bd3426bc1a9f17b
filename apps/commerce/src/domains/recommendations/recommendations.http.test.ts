/** The calls of `recommendations/…`, over HTTP. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { signUp } from '@crema/testing/factories/customer';
import { product } from '@crema/testing/factories/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const coded = (code: string, variant: string) =>
  product(code, { variants: [nativeVariant({ code: variant })] } as never);

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await stockShop(shop.commerce, [
    product('light', { attributes: { roast: 'light', beverageType: 'coffee' } }),
    product('dark', { attributes: { roast: 'dark', beverageType: 'coffee' } }),
    product('darker', { attributes: { roast: 'dark', beverageType: 'coffee' } }),
    product('sold-out', { stock: 0 }),
    product('otp', { salesPriceStrategy: 'OTP' }),
    coded('parade', '1012-AURL-DAWN-24'),
    coded('display', '1012-AURL-MARKER-24'),
    coded('pair', '1012-BUNDLE-DAWN-24'),
    coded('drawer', '1012-AURL-DAWN-collection'),
    coded('starter', 'starter-pack-nib-ink'),
    coded('three', '1012-AURL-DAWN'),
    coded('letters', 'ABCD-AURL-DAWN-24'),
  ]);
});
afterAll(() => shop.commerce.close());

const ask = (path: string, token?: string) =>
  shop.commerce.app.inject({
    url: `/rest/v2/usb2c/recommendations/${path}`,
    headers: token ? { 'x-context-token': token } : {},
  });
const tokenOf = async (): Promise<string> => (await ask('token')).json().token;
const codesOf = (answer: { json(): { ResultContent: { productCode: string }[] } }) =>
  answer.json().ResultContent.map(({ productCode }) => productCode);

describe('a context', () => {
  it('answers a ResultContent list to the customer whose token it is', async () => {
    // covers: S7.76
    const answer = await ask('home/anonymous?recentProductCodes=dark', await tokenOf());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ contextID: 'home', customerId: 'anonymous' });
    expect(answer.json().ResultContent[0]).toEqual({ productCode: 'darker', rank: 1 });
    expect(codesOf(answer)).not.toContain('dark');
    expect(answer.headers['cache-control']).toContain('private');
    expect(codesOf(await ask('dark/anonymous', await tokenOf()))[0]).toBe('darker');
  });

  it('refuses no token, another’s, another site’s and one that is over', async () => {
    const token = await tokenOf();
    for (const [path, given] of [
      ['home/anonymous', undefined],
      ['home/anonymous', `${token}x`],
      ['home/anonymous', '1.é'],
      ['home/somebody', token],
    ] as const) {
      const answer = await ask(path, given && encodeURI(given));
      expect(answer.statusCode).toBe(401);
      expect(answer.json().errors[0].type).toBe('InvalidTokenError');
    }
    const elsewhere = await shop.commerce.app.inject({
      url: '/rest/v2/usafh/recommendations/home/anonymous',
      headers: { 'x-context-token': token },
    });
    expect(elsewhere.statusCode).toBe(401);
    expect((await ask('token?customerId=somebody')).statusCode).toBe(401);
    shop.clock.advance(16 * 60_000);
    expect((await ask('home/anonymous', token)).statusCode).toBe(401);
  });
});

describe('a context token', () => {
  const tokenFor = (authorization: string, query = '') =>
    shop.commerce.app.inject({
      url: `/rest/v2/usb2c/recommendations/token${query}`,
      headers: { authorization },
    });

  it('is the customer’s own for who is logged in, asked for by name or not, and opens what is his', async () => {
    // covers: S7.74
    const { headers, customerId } = await signUp(shop.commerce.app);
    for (const query of ['', `?customerId=${customerId}`]) {
      const answer = await tokenFor(headers.authorization, query);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().customerId).toBe(customerId);
      const own = await ask(`home/${customerId}`, answer.json().token);
      expect(own.json()).toMatchObject({ contextID: 'home', customerId });
    }
    expect((await ask(`home/${customerId}`, await tokenOf())).statusCode).toBe(401);
  });

  it('is for nobody else: another customer’s id is refused, and nobody’s may be asked for', async () => {
    const ada = await signUp(shop.commerce.app);
    const bob = await signUp(shop.commerce.app);
    const refused = await tokenFor(ada.headers.authorization, `?customerId=${bob.customerId}`);
    expect(refused.statusCode).toBe(401);
    const nobodys = await tokenFor(ada.headers.authorization, '?customerId=anonymous');
    expect(nobodys.json().customerId).toBe('anonymous');
  });
});

describe('getproductdataforvariants', () => {
  const variantsOf = async (...codes: string[]) =>
    (await ask(`getproductdataforvariants?variantCodes=${codes.join(',')}`)).json();

  it('answers the products of variants, each once', async () => {
    // covers: S7.75
    const { products, variants } = await variantsOf('dark-24', 'light-24', 'dark-24', 'nowhere');
    expect(products.map(({ code }: { code: string }) => code)).toEqual(['dark', 'light']);
    expect(variants).toEqual([
      { code: 'dark-24', productCode: 'dark' },
      { code: 'light-24', productCode: 'light' },
    ]);
  });

  it('reads brand and variety of a code of four parts, the first a number', async () => {
    // covers: S3.41, S3.42
    const { variants } = await variantsOf('1012-AURL-DAWN-24', '1012-AURL-DAWN', 'ABCD-AURL-DAWN-24');
    expect(variants).toEqual([
      { code: '1012-AURL-DAWN-24', productCode: 'parade', brandId: 'AURL', brandVarietyId: 'DAWN' },
      { code: '1012-AURL-DAWN', productCode: 'three' },
      { code: 'ABCD-AURL-DAWN-24', productCode: 'letters' },
    ]);
  });

  it('does not take markers, bundles, collections and starter packs apart', async () => {
    // covers: S3.43, S3.44, S3.45, S3.46
    const { variants } = await variantsOf(
      '1012-AURL-MARKER-24',
      '1012-BUNDLE-DAWN-24',
      '1012-AURL-DAWN-collection',
      'starter-pack-nib-ink',
    );
    expect(variants).toHaveLength(4);
    for (const variant of variants) expect(variant).not.toHaveProperty('brandId');
  });
});

it('an auto-delivery component gets the named products first, then those of its job, all deliverable', async () => {
  // covers: S7.77, S7.78, S7.79
  const list = (query: string) => ask(`autoDelivery?${query}`);
  const answer = await list('componentID=ad-home&productRecommendationListData=sold-out,otp,darker');
  const body = answer.json();
  expect(body).toMatchObject({ componentID: 'ad-home', jobCode: 'best-sellers' });
  const codes = body.products.map(({ code }: { code: string }) => code);
  expect(codes[0]).toBe('darker');
  expect(codes).toContain('light');
  expect(codes).not.toContain('sold-out');
  expect(codes).not.toContain('otp');
  const newest = (await list('componentID=ad-home&jobCode=newest')).json();
  expect(newest.jobCode).toBe('newest');
  expect(newest.products[0].code).not.toBe(body.products[1].code);
  expect((await list('jobCode=newest')).statusCode).toBe(400);
});
