import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestCommerce;
let ada: ReturnType<typeof shopper>;
beforeAll(async () => {
  shop = await openTestCommerce();
  await sell(shop.commerce, 'usb2c', product('dawn'));
  await shop.commerce.coupons.create(
    'usb2c',
    { code: 'TWENTY', name: { en: '20% off' }, percent: 20 },
    { code: 'FIVE', name: { en: '$5 off $40' }, amount: 500, minimum: 4000 },
    { code: 'BOTH', name: { en: 'Auto-delivery too' }, percent: 10, autoDelivery: true },
  );
  ada = shopper(shop.commerce);
});
afterAll(() => shop.commerce.close());

const apply = (cartGuid: string, code: string) =>
  ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=${code}`);

describe('a coupon of a link, on a cart that has one', () => {
  const link = (cartGuid: string, code: string) =>
    ada.call('GET', `/coupons/applyQueryParamCoupon?couponCode=${code}&cartGuid=${cartGuid}`);
  const isOn = async (cartGuid: string, code: string) =>
    expect((await ada.call('GET', `carts/${cartGuid}`)).body).toMatchObject({ appliedVouchers: [{ code }] });

  test('changes nothing before it is asked for, and says what it would come to', async () => {
    const cartGuid = (await ada.add('dawn-24', 3)).body.cartGuid;
    await apply(cartGuid, 'TWENTY');
    const asked = await link(cartGuid, 'FIVE');
    expect([asked.status, asked.body]).toMatchObject([
      200,
      {
        couponCode: 'FIVE',
        applied: false,
        replaces: 'TWENTY',
        message:
          'TWENTY is applied to your cart. If you use FIVE instead, your total goes up from $45.58 to $51.97.',
        cart: {
          guid: cartGuid,
          totalPriceWithTax: { value: 45.58 },
          appliedVouchers: [{ code: 'TWENTY' }],
        },
      },
    ]);
    await isOn(cartGuid, 'TWENTY');
    // The same code once more is nothing to ask about.
    expect((await link(cartGuid, 'TWENTY')).body).toMatchObject({ applied: true });
    expect((await apply(cartGuid, 'FIVE')).body).toMatchObject({ applied: true, replaced: 'TWENTY' });
    expect((await link(cartGuid, 'TWENTY')).body).toMatchObject({
      message: expect.stringContaining('down from $51.97 to $45.58'),
    });
    await isOn(cartGuid, 'FIVE');
  });

  test('comes to one of those that are followed at once, and that one stays', async () => {
    const cartGuid = (await ada.add('dawn-24', 3)).body.cartGuid;
    const codes = ['TWENTY', 'FIVE', 'BOTH'];
    const answers = await Promise.all(codes.map((code) => link(cartGuid, code)));
    const applied = answers.filter(({ status, body }) => status === 200 && !('replaces' in body));
    expect(applied).toHaveLength(1);
    const first = codes[answers.indexOf(applied[0] as (typeof answers)[number])] as string;
    for (const code of codes) await link(cartGuid, code);
    await isOn(cartGuid, first);
  });
});
