/** The demo shop shows what the specification names: one of each, on the sites that sell to consumers. */
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Variant {
  code: string;
  count?: number;
  boxCount?: number;
  salesPriceStrategy: string;
  priceData: { value: number };
  originalPriceData: { value: number };
  discountPriceData?: { value: number };
  promotedPriceData?: { value: number };
  personalizedPriceData?: { value: number };
  autoDeliveryPriceData?: { value: number };
  autoDeliveryRecurringPriceData?: { value: number };
}
interface Product {
  code: string;
  packType?: string;
  isVirtualProduct: boolean;
  isPersonalizedProduct: boolean;
  isPlainProduct: boolean;
  variantOptions: Variant[];
}

const SITES = ['usb2c', 'cab2c'] as const;
let shop: TestCommerce;
const products = new Map<string, Product[]>();

beforeAll(async () => {
  shop = await openTestCommerce();
  for (const site of SITES) {
    await shop.commerce.catalog.seed(site);
    await shop.commerce.content.seed(site);
    const all: Product[] = [];
    for (const landing of ['beverages', 'brewers', 'accessories', 'bundles']) {
      for (let page = 0, pages = 1; page < pages; page += 1) {
        const answer = await get(site, `c/${landing}?fields=FULL&pageSize=100&currentPage=${page}`);
        pages = answer.pagination.totalPages;
        all.push(...answer.products);
      }
    }
    products.set(site, all);
  }
});
afterAll(() => shop.commerce.close());

const get = async (site: string, path: string, headers: Record<string, string> = {}) =>
  (await shop.commerce.app.inject({ url: `/rest/v2/${site}/${path}`, headers })).json();
const variantsOf = (site: string): Variant[] =>
  (products.get(site) ?? []).flatMap(({ variantOptions }) => variantOptions);

describe.each(SITES)('the demo of %s', (site) => {
  it('has a variant of every sales price strategy, each of which makes a difference', () => {
    // covers: S3.37, S3.38, S3.39, S3.40
    const sold = (strategy: string) =>
      variantsOf(site).filter((one) => one.salesPriceStrategy === strategy && one.discountPriceData);
    for (const { priceData, discountPriceData } of sold('OTP'))
      expect(priceData.value).toBe(discountPriceData?.value);
    expect(sold('OTP').some(({ autoDeliveryPriceData }) => autoDeliveryPriceData)).toBe(false);
    for (const one of sold('AD_PARENT_OTP')) {
      expect(one.priceData.value).toBe(one.originalPriceData.value);
      expect(one.autoDeliveryPriceData?.value).toBe(one.discountPriceData?.value);
      expect(one.autoDeliveryRecurringPriceData?.value).not.toBe(one.discountPriceData?.value);
    }
    for (const one of sold('AD_RECURRING_OTP')) {
      expect(one.priceData.value).toBe(one.originalPriceData.value);
      expect(one.autoDeliveryRecurringPriceData?.value).toBe(one.discountPriceData?.value);
      expect(one.autoDeliveryPriceData?.value).not.toBe(one.discountPriceData?.value);
    }
    for (const strategy of ['ALL', 'OTP', 'AD_PARENT_OTP', 'AD_RECURRING_OTP'])
      expect([strategy, sold(strategy).length > 0]).toEqual([strategy, true]);
  });

  it('has a promoted price, which is what is paid', () => {
    // covers: S3.31
    const promoted = variantsOf(site).filter(({ promotedPriceData }) => promotedPriceData);
    expect(promoted.length).toBeGreaterThan(0);
    for (const one of promoted) expect(one.priceData.value).toBe(one.promotedPriceData?.value);
  });

  it('counts every bag and can as a box', () => {
    // covers: S3.24
    const weighed = (products.get(site) ?? []).filter(
      ({ packType }) => packType && packType !== 'Fractional',
    );
    expect(weighed.length).toBeGreaterThan(10);
    for (const { code, variantOptions } of weighed)
      expect([code, new Set(variantOptions.map(({ boxCount }) => boxCount))]).toEqual([code, new Set([1])]);
  });

  it('sells one thing that is not shipped', async () => {
    // covers: S3.57
    const virtual = (products.get(site) ?? []).filter(({ isVirtualProduct }) => isVirtualProduct);
    expect(virtual).toHaveLength(1);
    const ada = shopper(shop.commerce, site);
    const { body } = await ada.add(virtual[0]?.variantOptions[0]?.code ?? '');
    const cart = (await ada.call('GET', `carts/${body.cartGuid}`)).body;
    expect(cart.deliveryCost.value).toBe(0);
  });

  it('is personalised for the employee who is shown a price of his own, and for nobody else', async () => {
    // covers: S3.56
    const token = shop.commerce.platform.priceSegments.issue(
      site,
      'employee',
      new Date(shop.clock.now().getTime() + 60_000),
    );
    const path = 'products/aurelune-slow-sunday?fields=FULL';
    const own: Product = await get(site, path, { 'x-price-group': token });
    expect(own.variantOptions[0]?.personalizedPriceData).toBeDefined();
    expect([own.isPersonalizedProduct, own.isPlainProduct]).toEqual([true, false]);
    const everybody: Product = await get(site, path);
    expect(everybody.variantOptions[0]).not.toHaveProperty('personalizedPriceData');
    expect(everybody.isPersonalizedProduct).toBe(false);
  });

  it('leads a keyword to a page with its title and metadata', async () => {
    // covers: S7.62, S7.63
    for (const text of ['returns', 'descaler']) {
      const answer = await get(site, `products/getKeywordRedirect?searchText=${text}`);
      expect(answer).toMatchObject({ text, metadata: [{ name: 'description' }] });
      expect(answer.metadata[0].content.length).toBeGreaterThan(20);
    }
  });

  it('has a banner behind a category: a component that is there, and its picture', async () => {
    // covers: S3.126, S3.127, S7.53
    const tea = await get(site, 'c/tea/categoryData');
    expect(tea.bannerBackgroundComponentList).toEqual([tea.bannerBackgroundComponentId]);
    const { component } = await get(site, `cms/components?componentIds=${tea.bannerBackgroundComponentId}`);
    expect(component).toMatchObject([{ uid: tea.bannerBackgroundComponentId }]);
    expect(tea.bannerBackgroundImage).toBe(`/media/${component[0].image}`);
    expect((await shop.commerce.app.inject(`${tea.bannerBackgroundImage}?w=96`)).statusCode).toBe(200);
    const plain = await get(site, 'c/beverages/categoryData');
    expect(plain.bannerBackgroundComponentList).toEqual([]);
    expect(plain).not.toHaveProperty('bannerBackgroundComponentId');
  });
});
