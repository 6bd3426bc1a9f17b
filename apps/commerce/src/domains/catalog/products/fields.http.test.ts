/** The fields of the specification's products and variants, as the API answers them. */
import type { SiteId } from '@crema/brands';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { nativeProduct, nativeVariant, stockShop } from '@crema/testing/factories/catalog';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NativeProduct, SalesPriceStrategy } from './native.types.ts';
import { CAMPAIGN_FLAGS } from './product.rules.ts';

const of = (code: string, over: Partial<NativeProduct>) => nativeProduct({ code, ...over });
const priced = (code: string, over: Parameters<typeof nativeVariant>[0]) =>
  of(code, { variants: [nativeVariant({ code: `${code}-24`, ...over })] });
const STRATEGIES: SalesPriceStrategy[] = ['ALL', 'OTP', 'AD_PARENT_OTP', 'AD_RECURRING_OTP'];

const products: NativeProduct[] = [
  of('pods', {
    series: 'Morning',
    variants: [
      nativeVariant({ code: 'pods-12', options: { Size: '12 ct' }, count: 12, price: 10.99 }),
      nativeVariant({ code: 'pods-24' }),
      nativeVariant({ code: 'pods-96', options: { Size: '96 ct' }, count: 96, boxCount: 4, price: 70 }),
    ],
  }),
  of('bag', { packType: 'Bagged', variants: [nativeVariant({ code: 'bag-12', count: 12 })] }),
  of('can', { packType: 'Canned', variants: [nativeVariant({ code: 'can-16', count: 16 })] }),
  of('mug', { productType: 'Accessory', packType: undefined, categories: ['mugs'], taxCode: 'STANDARD' }),
  of('nib', {
    productType: 'Brewer',
    packType: undefined,
    categories: ['brewers'],
    taxCode: 'STANDARD',
    options: ['Color'],
    variants: ['Ink', 'Oat'].map((name, n) =>
      nativeVariant({
        code: `nib-${name.toLowerCase()}`,
        options: { Color: name },
        color: { name: { en: name }, hex: n === 0 ? '#2a2421' : '#e8dcc8' },
        count: undefined,
        boxCount: undefined,
        stock: n === 0 ? 5 : 0,
      }),
    ),
  }),
  of('pair', { productType: 'Bundle', packType: undefined, components: [{ code: 'pods-24', qty: 2 }] }),
  ...CAMPAIGN_FLAGS.map((flag) => of(`only-${flag}`, { flags: [flag] })),
  of('filmed', { images: [{ name: 'filmed.webp' }, { name: 'pour.webp', video: 'pour.mp4' }] }),
  of('flagged', { flags: [...CAMPAIGN_FLAGS] }),
  priced('reduced', { price: 20, discountPrice: 15.5 }),
  priced('promoted', { price: 20, discountPrice: 15.5, promotedPrice: 12.5 }),
  priced('members', { price: 20, discountPrice: 15.5, segmentPrices: { trade: 11, staff: 19 } }),
  ...STRATEGIES.map((salesPriceStrategy) =>
    priced(`sold-${salesPriceStrategy}`, { price: 20, discountPrice: 10, salesPriceStrategy }),
  ),
  of('marked-up', { name: { en: '<b>Bold</b> <i class="x">Roast</i>' } }),
];

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(false);
  await stockShop(shop.commerce, products);
});
afterAll(() => shop.commerce.close());

const full = async (code: string) =>
  (await shop.commerce.app.inject(`/rest/v2/usb2c/products/${code}?fields=FULL`)).json();
const only = async (code: string) => (await full(code)).variantOptions[0];
/** A token as whoever logs in to this segment is given one. */
const groupToken = (segment: string, site: SiteId = 'usb2c', minutes = 5) =>
  shop.commerce.platform.priceSegments.issue(
    site,
    segment,
    new Date(shop.clock.now().getTime() + minutes * 60_000),
  );

describe('a product', () => {
  it('has a code, a name, a brand, a type and a series', async () => {
    // covers: S3.1, S3.2, S3.3, S3.4, S3.8
    expect(await full('pods')).toMatchObject({
      code: 'pods',
      name: 'Dawn Parade',
      brand: 'Aurelune',
      productType: 'Coffee',
      series: 'Morning',
    });
    expect(await full('bag')).not.toHaveProperty('series');
  });

  it('is a beverage, an accessory, a brewer or a bundle', async () => {
    // covers: S3.5, S3.6, S3.7
    const types = ['mug', 'nib', 'pair'].map(async (code) => (await full(code)).productType);
    expect(await Promise.all(types)).toEqual(['Accessory', 'Brewer', 'Bundle']);
  });

  it('is packed as a bag, a can or pods', async () => {
    // covers: S3.9, S3.10, S3.11
    const packs = ['bag', 'can', 'pods', 'mug'].map(async (code) => (await full(code)).packType);
    expect(await Promise.all(packs)).toEqual(['Bagged', 'Canned', 'Fractional', undefined]);
  });

  it('counts bags and cans in ounces and all else in pieces', async () => {
    // covers: S9.24, S9.25, S9.26
    const units = ['bag', 'can', 'pods', 'mug'].map(async (code) => (await only(code)).unit);
    expect(await Promise.all(units)).toEqual(['oz', 'oz', 'ct', 'ct']);
  });

  it('names its categories, its base, the variant shown first, all variants and whether it is a bundle', async () => {
    // covers: S3.12, S3.13, S3.14, S3.15, S3.19
    const product = await full('pods');
    expect(product).toMatchObject({
      categories: [
        { code: 'coffee', name: 'Coffee' },
        { code: 'medium-roast', name: 'Medium roast' },
      ],
      baseProduct: 'pods',
      defaultVariantCode: 'pods-24',
      bundleMarkerProduct: false,
    });
    expect(product.variantOptions.map(({ code }: { code: string }) => code)).toEqual([
      'pods-12',
      'pods-24',
      'pods-96',
    ]);
    expect((await full('pair')).bundleMarkerProduct).toBe(true);
  });

  it('says which of the three categories it is in', async () => {
    // covers: S3.16, S3.17, S3.18
    const kinds = ['pods', 'nib', 'mug', 'pair'].map(async (code) => {
      const { isBeveragesCategory, isBrewersCategory, isAccessoriesCategory } = await full(code);
      return [isBeveragesCategory, isBrewersCategory, isAccessoriesCategory];
    });
    expect(await Promise.all(kinds)).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it('has a name without markup', async () => {
    // covers: S5.24
    expect((await full('marked-up')).name).toBe('Bold Roast');
  });
});

describe('the campaign flags of a product', () => {
  const expectFlags = async (names: string[]) => {
    const [set, plain] = [await full('flagged'), await full('pods')];
    for (const name of names) expect([name, set[name], plain[name]]).toEqual([name, true, false]);
  };

  it('are those of the kits', async () => {
    // covers: S3.47, S3.48, S3.49, S3.50
    await expectFlags([
      'isFiftyPercentCampaignEligible',
      'isFreeCampaignEligible',
      'isKskLiteCampaignEligible',
      'isBBADCampaignEligible',
    ]);
  });

  it('are those of the business site', async () => {
    // covers: S3.51, S3.52, S3.53
    await expectFlags(['isAFHKbbFreeEligible', 'isAFHKbbPlatinumEligible', 'isAFHSubscriptionEligible']);
  });

  it('are the four others', async () => {
    // covers: S3.54, S3.55, S3.56, S3.57
    await expectFlags([
      'isPremiumBrewerCampaignEligible',
      'isProductBMSMEligible',
      'isPersonalizedProduct',
      'isVirtualProduct',
    ]);
  });
});

it('a product’s image set names its pictures, and the film of a picture that is a still', async () => {
  // covers: S7.165, S7.171
  const { body } = await shop.commerce.app.inject('/media/sets/filmed');
  expect(body).toBe(
    '/*jsonp*/filmed({"set":{"item":[{"i":{"n":"filmed.webp"}},{"i":{"n":"pour.webp"},"v":{"n":"pour.mp4"}}]}},"");',
  );
});

it('a plain product has none of the eleven flags; one alone makes it a campaign’s', async () => {
  // covers: S5.20, S5.21
  expect((await full('pods')).isPlainProduct).toBe(true);
  for (const flag of CAMPAIGN_FLAGS) {
    expect([flag, (await full(`only-${flag}`)).isPlainProduct]).toEqual([flag, false]);
  }
});

describe('a variant', () => {
  it('has a code, a count and a number of boxes, and one is the default', async () => {
    // covers: S3.20, S3.21, S3.23, S3.24
    const { variantOptions } = await full('pods');
    const shown = variantOptions.map((one: Record<string, unknown>) => [
      one.code,
      one.defaultVariant,
      one.count,
      one.boxCount,
    ]);
    expect(shown).toEqual([
      ['pods-12', false, 12, 1],
      ['pods-24', true, 24, 1],
      ['pods-96', false, 96, 4],
    ]);
  });

  it('has a picture that says its own count; the product’s is that of the size shown first', async () => {
    const product = await full('pods');
    const urls = ['pods-12.webp', 'pods.webp', 'pods-96.webp'].map((name) => `/media/${name}`);
    expect(product.variantOptions.map(({ image }: { image: string }) => image)).toEqual(urls);
    expect(product.images.map(({ name }: { name: string }) => name)).toEqual([
      'pods.webp',
      'pods-pod.webp',
      'pods-lid.webp',
      'pods-cup.webp',
      'pods-detail.webp',
    ]);
    const labels = ['pods-12', 'pods', 'pods-96', 'pods-13'].map(
      (name) => shop.commerce.catalog.drawing(`${name}.webp`)?.countLabel,
    );
    expect(labels).toEqual(['12 pods', '24 pods', '96 pods', undefined]);
    expect(shop.commerce.catalog.drawing('bag.webp')?.countLabel).toBe('12 oz');
  });

  it('may be a colour, in stock or not', async () => {
    // covers: S3.22, S3.25, S3.26, S3.27
    const [ink, oat] = (await full('nib')).variantOptions;
    expect(ink).toMatchObject({ isColorVariant: true, color: 'Ink', variantColor: '#2a2421' });
    expect(oat).toMatchObject({ isColorVariant: true, color: 'Oat', variantColor: '#e8dcc8' });
    expect((await only('pods')).isColorVariant).toBe(false);
    const levels = [ink, oat].map(({ stock }) => stock.stockLevelStatus);
    expect(levels).toEqual(['inStock', 'outOfStock']);
  });

  it('has a price now and a list price, each with value and currency', async () => {
    // covers: S3.28, S3.29, S3.34, S3.35
    const price = { value: 10.99, currencyIso: 'USD' };
    expect(await only('pods')).toMatchObject({
      priceData: price,
      originalPriceData: price,
      variantPrice: { listPrice: price },
    });
    const [list, now] = [{ value: 20 }, { value: 15.5 }];
    expect(await only('reduced')).toMatchObject({
      priceData: now,
      originalPriceData: list,
      variantPrice: { listPrice: list },
    });
  });

  it('says that its price is reduced, and to what', async () => {
    // covers: S3.30, S3.36
    expect(await only('reduced')).toMatchObject({
      isDiscountPrice: true,
      discountPriceData: { value: 15.5, currencyIso: 'USD' },
    });
    const plain = await only('pods');
    expect(plain.isDiscountPrice).toBe(false);
    expect(plain).not.toHaveProperty('discountPriceData');
  });

  it('may have a promoted price, which is what it costs when nothing is lower', async () => {
    // covers: S3.31
    expect(await only('promoted')).toMatchObject({
      priceData: { value: 12.5 },
      discountPriceData: { value: 15.5 },
      promotedPriceData: { value: 12.5, currencyIso: 'USD' },
      isDiscountPrice: true,
    });
    expect(await only('reduced')).not.toHaveProperty('promotedPriceData');
    const ada = shopper(shop.commerce);
    const { body } = await ada.add('promoted-24');
    expect(body.entry).toMatchObject({ basePrice: { value: 12.5 }, priceKind: 'promoted' });
    const found = await shop.commerce.app.inject('/rest/v2/usb2c/products/searchText?filters=offer:sale');
    expect(found.json().products.map(({ code }: { code: string }) => code)).toContain('promoted');
  });

  it('has a personalised price for those whose token names its segment, in lists and cart too', async () => {
    // covers: S3.32
    const asked = async (path: string, token?: string) =>
      shop.commerce.app.inject({
        url: `/rest/v2/usb2c/${path}`,
        headers: token ? { 'x-price-group': token } : {},
      });
    const page = 'products/members?fields=FULL';
    const variantFor = async (token?: string) => (await asked(page, token)).json().variantOptions[0];
    const trade = groupToken('trade');
    expect(await variantFor(trade)).toMatchObject({
      priceData: { value: 11 },
      personalizedPriceData: { value: 11, currencyIso: 'USD' },
      variantPrice: { listPrice: { value: 20 } },
    });
    // Never stacked: 15.50 for everybody is less than 19.00 for the staff.
    expect(await variantFor(groupToken('staff'))).toMatchObject({
      priceData: { value: 15.5 },
      personalizedPriceData: { value: 19 },
    });
    // Whoever comes after sees nothing of it, and no cache keeps what was theirs.
    for (const token of [undefined, groupToken('nobody')]) {
      expect(await variantFor(token)).not.toHaveProperty('personalizedPriceData');
    }
    const list = await asked('products/searchText?query=members', trade);
    expect(list.json().products[0]).toMatchObject({ code: 'members', priceData: { value: 11 } });
    expect(list.headers['cache-control']).toBe('private, no-store');

    const ada = shopper(shop.commerce);
    const cartGuid = await ada.readyCart(['members-24']);
    const mine = { 'x-price-group': trade };
    const theirs = await ada.call('GET', `carts/${cartGuid}`, undefined, mine);
    expect(theirs.body.entries[0]?.basePrice.value).toBe(15.5);
    // Whoever was handed a token of the trade pays what everybody pays.
    const key = { ...mine, 'idempotency-key': 'an-order-of-the-trade' };
    const placed = await ada.call('POST', 'orders', { cartGuid, termsChecked: true }, key);
    expect(placed).toMatchObject({ status: 201, body: { subTotal: { value: 31 } } });
  });

  it('is refused to a price group’s token that is made up, of another site, or over', async () => {
    for (const token of ['made-up', groupToken('trade', 'cab2c'), groupToken('trade', 'usb2c', -1)]) {
      const { statusCode, body } = await shop.commerce.app.inject({
        url: '/rest/v2/usb2c/products/members',
        headers: { 'x-price-group': token },
      });
      expect([statusCode, JSON.parse(body).errors[0].type]).toEqual([401, 'InvalidTokenError']);
    }
  });

  it('gives its reduced price to those whom its strategy names', async () => {
    // covers: S3.37, S3.38, S3.39, S3.40
    const sold = STRATEGIES.map(async (strategy) => {
      const variant = await only(`sold-${strategy}`);
      return [variant.salesPriceStrategy, variant.priceData.value, variant.autoDeliveryPriceData?.value];
    });
    // The list price is 20.00, reduced 10.00, on the first auto-delivery less 25 %: 15.00.
    expect(await Promise.all(sold)).toEqual([
      ['ALL', 10, 10],
      ['OTP', 10, undefined],
      ['AD_PARENT_OTP', 20, 10],
      ['AD_RECURRING_OTP', 20, 15],
    ]);
    // On sale is what costs less now, bought one time.
    const found = await shop.commerce.app.inject('/rest/v2/usb2c/products/searchText?filters=offer:sale');
    const onSale = found.json().products.map(({ code }: { code: string }) => code);
    expect(STRATEGIES.filter((one) => onSale.includes(`sold-${one}`))).toEqual(['ALL', 'OTP']);
  });
});
