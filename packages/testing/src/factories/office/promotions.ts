import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '../../commerce.ts';
import { openTestCommerce } from '../../commerce.ts';
import { product, sell } from '../products.ts';
import { shopper } from '../shopper.ts';
import { assertCartAddsUp } from '../totals.ts';
import type { officeOf } from './calls.ts';

/** List prices of the products of `openPromotionShop`; the variant of each is `<code>-24`. */
export const PROMOTED = { dawn: 18.99, mist: 10, mint: 12.35, nib: 89.99 };

/** Percent off each unit from so many units on. */
export const percent = (off: number, quantity = 1) => ({ quantity, percent: off, amount: null });
/** Minor units off each unit from so many units on. */
export const amount = (off: number, quantity = 1) => ({ quantity, percent: null, amount: off });

interface PromotionParts {
  tiers?: readonly object[];
  [field: string]: unknown;
}

/** A promotion as its form sends it: on at once, 20 % off everything unless told. */
export const promotionState = (parts: PromotionParts = {}) => ({
  ...{ name: 'Days', label: { en: 'Coffee days', fr: 'Jours du café' }, active: true },
  ...{ tiers: [percent(20)], buyers: 'all', categories: [], products: [], ...parts },
});

/** A shop with three drinks, one of them reduced, and a brewer; one drink in Canada. */
export async function openPromotionShop(): Promise<TestCommerce> {
  const shop = await openTestCommerce();
  const { commerce } = shop;
  await commerce.platform.jobs.start(false);
  await sell(
    commerce,
    'usb2c',
    product('dawn', { price: PROMOTED.dawn }),
    product('mist', { price: PROMOTED.mist }),
    product('mint', { price: PROMOTED.mint, discountPrice: 11.5 }),
    product('nib', { price: PROMOTED.nib, productType: 'Brewer', taxCode: 'STANDARD' }),
  );
  await sell(commerce, 'cab2c', product('mist', { price: PROMOTED.mist }));
  return shop;
}

let made = 0;

/** Adds a promotion, and waits until shoppers have it. */
export async function addPromotion(
  { commerce }: Pick<TestCommerce, 'commerce'>,
  office: ReturnType<typeof officeOf>,
  parts: PromotionParts = {},
  { key = `days-${++made}`, site = 'usb2c' }: { key?: string; site?: SiteId } = {},
) {
  const answer = await office.call<{ edit: string; errors: { subject: string; message: string }[] }>(
    `${site}/promotions`,
    { method: 'POST', body: { key, state: promotionState(parts) } },
  );
  await commerce.catalog.settle();
  return { ...answer, key };
}

/** Takes all promotions away, behind the back of the engine. */
export async function forgetPromotions({ commerce, db }: TestCommerce): Promise<void> {
  await db.execute('delete from promotions');
  for (const site of ['usb2c', 'cab2c'] as const) await commerce.catalog.refresh(site);
}

/** A cart of the US site that adds up, with the unit prices of its lines in minor units. */
export async function cartWith(
  { commerce }: Pick<TestCommerce, 'commerce'>,
  ...products: { code: string; qty: number; isOneTimeProduct?: boolean }[]
) {
  const ada = shopper(commerce);
  const { cartGuid } = (await ada.call('POST', 'addProductsToCart', { products })).body;
  const { body } = await ada.call('GET', `carts/${cartGuid}`);
  await assertCartAddsUp(commerce, 'usb2c', cartGuid, body);
  return { body, prices: body.entries.map(({ basePrice }) => Math.round(basePrice.value * 100)) };
}
