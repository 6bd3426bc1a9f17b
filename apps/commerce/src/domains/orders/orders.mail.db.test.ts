import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { product, sell } from '@crema/testing/factories/products';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(true);
  await sell(shop.commerce, 'usb2c', product('dawn', { name: { en: 'Dawn & "Bright"' } }));
  const press = { productType: 'Brewer', taxCode: 'STANDARD', price: 100 } as const;
  await sell(shop.commerce, 'usb2c', product('press', press));
  await sell(
    shop.commerce,
    'cab2c',
    product('brasseur', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 }),
  );
});
afterAll(() => shop.commerce.close());

/** The message of this name, once a worker wrote it. */
async function mail(name: string): Promise<Email> {
  const folder = join(shop.dataDir, 'mail');
  for (let tries = 0; tries < 150; tries++) {
    try {
      if (readdirSync(folder).includes(`${name}.eml`))
        return PostalMime.parse(readFileSync(join(folder, `${name}.eml`)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await delay(100);
  }
  throw new Error(`No mail ${name}`);
}

test('a mail at each step reaches the shopper, as text and as HTML', async () => {
  const ada = shopper(shop.commerce);
  const { code, guid } = (await ada.place(await ada.readyCart(['dawn-24']))).body;
  const confirmation = await mail(`${code}-confirmation`);
  expect(confirmation).toMatchObject({
    subject: `Your order ${code} is confirmed`,
    to: [{ address: 'ada@example.com' }],
  });
  expect(confirmation.text).toContain('2 × Dawn & "Bright" (24 ct): $37.98');
  expect(confirmation.text).toContain('Shipping: Free');
  expect(confirmation.text).toContain(`/order-confirmation/${guid}`);
  expect(confirmation.html).toContain('<html lang="en">');
  expect(confirmation.html).toContain('Dawn &#38; &#34;Bright&#34;');

  const { fulfilment } = shop.commerce.orders;
  await fulfilment.ship(code, { trackingCode: '1Z999' });
  expect((await mail(`${code}-shipped`)).text).toContain('Tracking number: 1Z999');
  await fulfilment.deliver(code);
  expect((await mail(`${code}-delivered`)).subject).toBe(`Your order ${code} was delivered`);
  await fulfilment.takeBack(code);
  expect((await mail(`${code}-returned`)).subject).toContain('return');
  // Its job gives the money back, and says so.
  expect((await mail(`${code}-refunded`)).subject).toContain('refunded');
});

test('a French order is written to in French, taxes by their French names', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const cartGuid = await zoe.readyCart(['brasseur-24'], { qty: 1, address: ADDRESSES.QC });
  const { body } = await zoe.place(cartGuid, {}, 'une-commande-en-francais', '?lang=fr');
  const confirmation = await mail(`${body.code}-confirmation`);
  expect(confirmation.subject).toBe(`Votre commande ${body.code} est confirmée`);
  expect(confirmation.text).toContain('1 × Le brasseur (24\u00a0un.)\u00a0: 100,00\u00a0$');
  expect(confirmation.text).toContain('Sous-total\u00a0: 100,00\u00a0$');
  expect(confirmation.text).toContain('TPS (5\u00a0%)\u00a0: 5,00\u00a0$');
  expect(confirmation.text).toContain('TVQ (9,975\u00a0%)\u00a0: 9,98\u00a0$');
  expect(confirmation.text).toContain('Total\u00a0: 114,98\u00a0$');
  // Not one that a line could begin with; those of addresses are their own.
  expect(confirmation.text?.replaceAll(/https?:\S+/g, '')).not.toMatch(/[^\u00a0]:/);
  expect(confirmation.text).toContain(`/fr/order-confirmation/${body.guid}`);
  expect(confirmation.html).toContain('<html lang="fr">');
});

test('a mail names a tax with its rate, one alone too', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const ontario = { town: 'Toronto', region: { isocode: 'CA-ON' }, postalCode: 'M5V 2T6' };
  const address = { ...ADDRESSES.QC, ...ontario };
  const cartGuid = await zoe.readyCart(['brasseur-24'], { qty: 1, address });
  const { code } = (await zoe.place(cartGuid)).body;
  expect((await mail(`${code}-confirmation`)).text).toContain('HST (13%): $13.00');
});

test('a mail says shipping and tax by the words of the shop’s pages', async () => {
  const ada = shopper(shop.commerce);
  const { code } = (await ada.place(await ada.readyCart(['press-24'], { qty: 1 }))).body;
  const { text } = await mail(`${code}-confirmation`);
  expect(text).toContain('Shipping: Free');
  expect(text).toContain('Tax: $4.00');
  expect(text).not.toMatch(/delivery|sales tax/i);
});

test('a state that taxes food at a rate of its own is one tax in a mail too', async () => {
  const ada = shopper(shop.commerce);
  const address = { ...ADDRESSES.NY, region: { isocode: 'US-TN' } };
  const cartGuid = await ada.readyCart(['dawn-24', 'press-24'], { qty: 1, address });
  const { code, taxes } = (await ada.place(cartGuid)).body;
  expect(taxes.map(({ amount }) => amount.value)).toEqual([0.76, 7]);
  const { text } = await mail(`${code}-confirmation`);
  expect(text?.match(/^Tax.*$/gm)).toEqual(['Tax: $7.76']);
});

test('an order that was refused mails nobody', async () => {
  const ada = shopper(shop.commerce);
  const before = readdirSync(join(shop.dataDir, 'mail')).length;
  const refused = await ada.place(await ada.readyCart(['dawn-24'], { token: 'tok_declined' }));
  expect(refused.status).toBe(400);
  const { rows } = await shop.db.execute(
    `select count(*)::int as n from jobs.job where name = 'orders.mail' and state < 'completed'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
  expect(readdirSync(join(shop.dataDir, 'mail'))).toHaveLength(before);
});
