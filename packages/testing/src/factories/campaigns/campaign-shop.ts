/** A small shop for the tests of campaigns: brewers with each flag, and drinks in each size. */
import type { SiteId } from '@crema/brands';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { openTestCommerce, type TestCommerce } from '../../commerce.ts';
import { nativeProduct, nativeVariant, stockShop } from '../catalog.ts';

/** @param price the list price of its one colour, `<code>-ink` */
const brewer = (
  code: string,
  flags: readonly string[],
  price: number,
  discountPrice?: number,
): NativeProduct =>
  nativeProduct({
    ...{ code, productType: 'Brewer', packType: undefined, categories: ['brewers'], taxCode: 'STANDARD' },
    ...{ name: { en: code, fr: `${code} fr` }, flags: [...flags], attributes: {} },
    variants: [
      nativeVariant({
        ...{ code: `${code}-ink`, price, count: undefined, boxCount: undefined, discountPrice },
      }),
    ],
  });

/** A drink with one variant, `<code>-<count>`, for each number of pods. */
const drink = (
  code: string,
  counts: readonly number[],
  over: Partial<NativeProduct> = {},
  price = 18.99,
): NativeProduct =>
  nativeProduct({
    code,
    variants: counts.map((count) =>
      nativeVariant({
        ...{ code: `${code}-${count}`, count, boxCount: undefined, price },
        options: { Size: `${count} ct` },
      }),
    ),
    ...over,
  });

/** Flags of a brewer that every kit for homes may sell. */
const HOME = ['isKskLiteCampaignEligible', 'isFiftyPercentCampaignEligible'];
const ALL_HOME = [...HOME, 'isBBADCampaignEligible', 'isFreeCampaignEligible'];

const tea = { beverageType: 'tea', caffeine: 'caffeine-free', podFormat: 'easy-peel-lid', allergens: [] };

const HOMES: readonly NativeProduct[] = [
  brewer('nib', ALL_HOME, 89.99),
  brewer('tempo', HOME, 129.99, 60),
  brewer('plume', ['isBBADCampaignEligible', 'isPremiumBrewerCampaignEligible'], 199.99),
  brewer('plain-brewer', [], 75.99),
  drink('dawn', [12, 24, 48]),
  drink('peak', [20], { attributes: tea }, 15.99),
  drink('brisk', [22]),
  drink('dusk', [96], {}, 59.99),
  drink('small', [10]),
  drink('virtual', [24], { flags: ['isVirtualProduct'] }),
  drink('bag', [12], { packType: 'Bagged' }),
];
const OFFICE: readonly NativeProduct[] = [
  brewer('depot', ['isAFHKbbFreeEligible', 'isAFHKbbPlatinumEligible'], 649.99),
  brewer('concierge', ['isAFHKbbFreeEligible'], 74.99),
  drink('house', [24, 96], { flags: ['isAFHSubscriptionEligible'] }, 59.99),
  drink('spread', [96], {}, 55.99),
];

/** A shop that sells these on their sites. */
export async function openCampaignShop(): Promise<TestCommerce> {
  const shop = await openTestCommerce();
  await stockShop(shop.commerce, HOMES);
  await stockShop(shop.commerce, HOMES, 'cab2c');
  await stockShop(shop.commerce, OFFICE, 'usafh');
  return shop;
}

/** Makes a call below a site's address. */
export const asking =
  (shop: () => TestCommerce) =>
  async (path: string, site: SiteId = 'usb2c', headers: Record<string, string> = {}) => {
    const answer = await shop().commerce.app.inject({ url: `/rest/v2/${site}/${path}`, headers });
    return { status: answer.statusCode, body: answer.json() };
  };
