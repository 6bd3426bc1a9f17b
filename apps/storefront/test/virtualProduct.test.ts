/** What is not shipped is promised no parcel. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { categoryPage } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
});
afterAll(() => shop.stop());

const price = { value: 29.99, currencyIso: 'USD', formattedValue: '$29.99' };
const variant = {
  ...{ code: 'lesson-1', defaultVariant: true, isColorVariant: false, purchasable: true, options: [] },
  ...{ stock: { stockLevelStatus: 'inStock' }, priceData: price, originalPriceData: price },
  ...{ isDiscountPrice: false, variantPrice: { listPrice: price }, salesPriceStrategy: 'ALL' },
  image: '/media/lesson.webp',
};

it('a virtual product’s page speaks of neither arrival nor shipping nor sending back', async () => {
  const [one] = categoryPage('tea', 1).products;
  const open = async (isVirtualProduct: boolean): Promise<string> => {
    const answer = { ...one, code: 'lesson', isVirtualProduct, variantOptions: [variant] };
    shop.commerce.answers.set('/rest/v2/usb2c/products/lesson', () => json(answer, ''));
    const html = await (await fetch(`${shop.origin}/p/lesson`)).text();
    return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  };
  for (const promise of ['Arrives in', '30-day returns', 'Compare']) {
    expect(await open(false)).toContain(promise);
    expect(await open(true)).not.toContain(promise);
  }
  expect(await open(true)).toContain('Add to cart');
});
