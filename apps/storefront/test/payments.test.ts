/** What pages say about who takes the money, by what `cms/siteConfig` tells. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
/** `payment.provider` of the site; undefined: nobody takes payments. */
let provider: string | undefined;
beforeAll(async () => {
  shop = await startShop({ cacheBytes: 0, answerBytes: 0 });
  for (const site of ['usb2c', 'cab2c'])
    shop.commerce.answers.set(`/rest/v2/${site}/cms/siteConfig`, () => {
      const entry = [
        ...siteConfig.siteConfigurations.entry,
        ...(provider ? [{ key: 'payment.provider', value: provider }] : []),
      ];
      return json({ ...siteConfig, siteConfigurations: { entry } });
    });
});
beforeEach(() => {
  provider = undefined;
});
afterAll(() => shop.stop());

const text = async (path: string) => (await fetch(shop.origin + path)).text();

it('the checkout of a shop without a provider says that payment is not set up, in both languages', async () => {
  expect(await text('/checkout')).toContain('Payment is not set up in this shop yet');
  expect(await text('/fr/checkout?site=cab2c')).toContain('Le paiement n’est pas encore configuré');
  provider = 'test';
  expect(await text('/checkout')).not.toContain('Payment is not set up in this shop yet');
});

it('where the header’s data did not come, the checkout goes on', async () => {
  const kept = shop.commerce.answers.get('/rest/v2/usb2c/cms/siteConfig');
  shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () => new Response('', { status: 500 }));
  expect(await text('/checkout')).not.toContain('Payment is not set up in this shop yet');
  if (kept) shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', kept);
});

it('staff are told on their page whether cards are charged', async () => {
  expect(await text('/agent')).toContain('Payments are not set up');
  provider = 'test';
  const english = await text('/agent');
  expect(english).toContain('Test mode: no card is charged');
  expect(await text('/fr/agent?site=cab2c')).toContain('Mode d’essai');
  provider = 'northwind';
  expect(await text('/agent')).not.toMatch(/Test mode|Payments are not set up/);
});
