import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { creditedShopper } from '@crema/testing/factories/checkout/credited';
import { product, sell } from '@crema/testing/factories/products';
import { refundRest } from '@crema/testing/factories/refunds';
import { ADDRESSES, shopper } from '@crema/testing/factories/shopper';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestCommerce;
beforeAll(async () => {
  shop = await openTestCommerce();
  await shop.commerce.platform.jobs.start(true);
  await sell(shop.commerce, 'usb2c', product('dawn', { name: { en: 'Dawn & "Bright"' } }));
  const press = { productType: 'Brewer', taxCode: 'STANDARD', price: 100 } as const;
  await sell(shop.commerce, 'usb2c', product('press', press), product('dusk'));
  await sell(
    shop.commerce,
    'cab2c',
    product('brasseur', { productType: 'Brewer', taxCode: 'STANDARD', price: 100 }),
  );
});
afterAll(() => shop.commerce.close());

/** The message of this name, once a worker wrote it. */
async function mail(name: string): Promise<Email> {
  const file = join(shop.dataDir, 'mail', `${name}.eml`);
  await expect.poll(() => existsSync(file), { interval: 100 }).toBe(true);
  return PostalMime.parse(readFileSync(file));
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

test('each parcel has a mail of its own that says what is in it, and the last that it is the last', async () => {
  const ada = shopper(shop.commerce);
  const { code } = (await ada.place(await ada.readyCart(['dawn-24', 'press-24', 'dusk-24'], { qty: 1 })))
    .body;
  const { fulfilment } = shop.commerce.orders;
  const send = (entry: number, trackingCode: string) =>
    fulfilment.ship(code, { entryNumbers: [entry], carrier: 'UPS', trackingCode });
  const arrive = (...entryNumbers: number[]) => fulfilment.deliver(code, { entryNumbers });
  // All before the first is written: a mail speaks of its own parcel, not of the newest.
  await send(1, 'T1');
  await send(0, 'T2');
  await arrive(1);
  await arrive(0);
  await send(2, 'T3');
  const said = async (kind: string, entry: number) => {
    const { subject, text = '', html = '' } = await mail(`${code}-${kind}-${entry}`);
    const of = text.slice(0, text.indexOf('Order ')).split('\n');
    expect(html).toContain(of[3]?.replace('&', '&#38;').replaceAll('"', '&#34;'));
    return { subject, lead: of[0], of: of.slice(2, -2), tracking: /Tracking number: (.*)/.exec(text)?.[1] };
  };
  expect(await said('partiallyshipped', 1)).toEqual({
    subject: `Part of your order ${code} is on its way`,
    lead: 'Part of your order has shipped. The rest follows in another parcel.',
    of: ['In this parcel:', '1 × The press (24 ct)'],
    tracking: 'UPS T1',
  });
  expect(await said('partiallyshipped', 0)).toMatchObject({
    of: ['In this parcel:', '1 × Dawn & "Bright" (24 ct)'],
    tracking: 'UPS T2',
  });
  for (const [entry, name] of [
    [1, 'The press'],
    [0, 'Dawn & "Bright"'],
  ] as const) {
    expect(await said('partiallydelivered', entry)).toMatchObject({
      lead: 'Part of your order has arrived. The rest follows.',
      of: ['Delivered items:', `1 × ${name} (24 ct)`],
    });
  }
  expect(await said('restshipped', 2)).toEqual({
    subject: `The rest of your order ${code} is on its way`,
    lead: 'The rest of your order has shipped. Your order is complete.',
    of: ['In this parcel:', '1 × The dusk (24 ct)'],
    tracking: 'UPS T3',
  });
  const { text, html } = await mail(`${code}-restshipped-2`);
  for (const body of [text, html]) expect(body).toContain('https://www.ups.com/track?tracknum=T3');
});

test('the mail of a cancelled order says what goes back, and nothing of what went back before', async () => {
  const ada = shopper(shop.commerce);
  const zoe = shopper(shop.commerce, 'cab2c');
  const { fulfilment } = shop.commerce.orders;
  const [paid, refunded, returned] = [
    (await ada.place(await ada.readyCart(['dawn-24']))).body.code,
    (await ada.place(await ada.readyCart(['dawn-24']))).body.code,
    (await ada.place(await ada.readyCart(['dawn-24']))).body.code,
  ];
  const french = await zoe.readyCart(['brasseur-24'], { qty: 1, address: ADDRESSES.QC });
  const { code: payee } = (await zoe.place(french, {}, 'une-commande-a-annuler', '?lang=fr')).body;
  await fulfilment.ship(returned);
  for (const code of [refunded, returned]) await refundRest(shop.commerce, code);
  for (const code of [paid, refunded, payee]) await fulfilment.cancel(code, 'shopper');
  await fulfilment.takeBack(returned);
  const lead = async (name: string) => (await mail(name)).text?.split('\n\n')[0];
  expect(await lead(`${paid}-cancelled`)).toBe(
    'Your order was cancelled. Your payment of $37.98 is being refunded to your card.',
  );
  expect(await lead(`${payee}-cancelled`)).toBe(
    'Votre commande a été annulée. Votre paiement de 114,98\u00a0$ sera remboursé sur votre carte.',
  );
  expect(await lead(`${refunded}-cancelled`)).toBe('Your order was cancelled.');
  expect(await lead(`${returned}-returned`)).toBe('We received your return.');
});

test('the mail of a partial refund says what went back; later ones how much that is in all', async () => {
  const zoe = shopper(shop.commerce, 'cab2c');
  const cartGuid = await zoe.readyCart(['brasseur-24'], { qty: 2, address: ADDRESSES.QC });
  const { code } = (await zoe.place(cartGuid, {}, 'une-commande-en-morceaux', '?lang=fr')).body;
  const { refunds, fulfilment } = shop.commerce.orders;
  const one = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'unsent' as const };
  await refunds.make(code, one, { key: 'one', actor: 'operator' });
  await shop.commerce.orders.settle(code);
  const { subject, text = '' } = await mail(`${code}-partiallyrefunded-1`);
  expect(subject).toBe(`Une partie de votre paiement de ${code} a été remboursée`);
  expect(text.split('\n\n').slice(0, 2)).toEqual([
    'Nous avons remboursé 114,98 $ de votre paiement. Votre banque peut prendre quelques jours à l’afficher.',
    'Articles remboursés :\n1 × Le brasseur (24 un.)',
  ]);
  expect(text).toContain('Remboursé : −114,98 $');
  await fulfilment.cancel(code, 'shopper');
  expect((await mail(`${code}-cancelled`)).text?.split('\n\n')[0]).toBe(
    'Votre commande a été annulée. Le reste de votre paiement, 114,97 $, sera remboursé sur votre carte.',
  );
});

test('an order that cost nothing promises no money', async () => {
  const ada = shopper(shop.commerce);
  await shop.commerce.coupons.create('usb2c', {
    code: 'GIFT',
    name: { en: 'A gift' },
    percent: 100,
    freeShipping: true,
  });
  const cartGuid = await ada.readyCart(['dawn-24']);
  await ada.call('GET', `carts/${cartGuid}/coupon/apply?couponCode=GIFT`);
  const { code, totalPriceWithTax } = (await ada.place(cartGuid)).body;
  expect(totalPriceWithTax.value).toBe(0);
  await shop.commerce.orders.fulfilment.cancel(code, 'shopper');
  await shop.commerce.orders.settle(code);
  expect((await mail(`${code}-cancelled`)).text).toMatch(/^Your order was cancelled\.\n/);
  const { rows } = await shop.db.execute(
    `select count(*)::int as n from outbox_emails where id = '${code}-refunded'`,
  );
  expect(rows).toEqual([{ n: 0 }]);
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
  const unsent = async () =>
    (await shop.db.execute(`select count(*)::int as n from outbox_emails where sent_at is null`)).rows;
  await expect.poll(unsent).toEqual([{ n: 0 }]);
  const before = readdirSync(join(shop.dataDir, 'mail')).length;
  const refused = await ada.place(await ada.readyCart(['dawn-24'], { token: 'tok_declined' }));
  expect(refused.status).toBe(400);
  expect(await unsent()).toEqual([{ n: 0 }]);
  expect(readdirSync(join(shop.dataDir, 'mail'))).toHaveLength(before);
});

test('a mail says what store credit paid, and what of it went back to it, in both languages', async () => {
  const ada = await creditedShopper(shop, { credit: 5000 });
  const { guid } = await ada.readyCart([{ code: 'press-24', qty: 1 }]);
  const { code, totalPriceWithTax, amountDue } = (await ada.place(guid)).body;
  const sums = [
    `Total: ${totalPriceWithTax.formattedValue}`,
    'Store credit: −$50.00',
    `Charged to your card: ${amountDue.formattedValue}`,
  ];
  expect((await mail(`${code}-confirmation`)).text).toContain(sums.join('\n'));
  await shop.commerce.orders.fulfilment.cancel(code, 'shopper');
  const cancelled = (await mail(`${code}-cancelled`)).text ?? '';
  expect(cancelled).toContain(
    `Your order was cancelled. $50.00 was refunded to your store credit. The rest of your payment, ${amountDue.formattedValue}, is being refunded to your card.`,
  );
  expect(cancelled).toContain(`Refunded: store credit: −$50.00\nRefunded: −${amountDue.formattedValue}`);

  const zoe = await creditedShopper(shop, { site: 'cab2c', credit: 20_000 });
  const cart = await zoe.readyCart([{ code: 'brasseur-24', qty: 1 }], null);
  const { body } = await zoe.call(
    'POST',
    'orders?lang=fr',
    { cartGuid: cart.guid, termsChecked: true },
    'une-commande-de-zoe',
  );
  const total = body.totalPriceWithTax.formattedValue;
  expect((await mail(`${body.code}-confirmation`)).text).toContain(
    `Crédit en magasin\u00a0: −${total}\nPorté à votre carte\u00a0: 0,00\u00a0$`,
  );
  await refundRest(shop.commerce, body.code);
  const refunded = (await mail(`${body.code}-refunded`)).text ?? '';
  expect(refunded).toContain(
    `Nous avons remboursé votre paiement. Remboursé à votre crédit en magasin\u00a0: ${total}.`,
  );
  expect(refunded).not.toContain('banque');
});
