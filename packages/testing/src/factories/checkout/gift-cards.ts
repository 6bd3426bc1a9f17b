import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import PostalMime from 'postal-mime';
import type { TestCommerce } from '../../commerce.ts';
import { product, sell } from '../products.ts';
import { shopper } from '../shopper.ts';

/** What gift cards are sold as. */
export const sellGiftCards = ({ commerce }: Pick<TestCommerce, 'commerce'>, site: SiteId = 'usb2c') => {
  const card = product('gift-card', { price: 25, flags: ['isVirtualProduct'], taxCode: 'STANDARD' });
  const [variant] = card.variants;
  return sell(commerce, site, {
    ...card,
    ...{ options: [], variants: variant ? [{ ...variant, code: 'gift-card', options: {} }] : [] },
  });
};

/** A mail with a gift card. */
export interface CardMail {
  to: string | undefined;
  subject: string | undefined;
  text: string;
  /** As it is typed. */
  code: string;
}

/** Sends what is due, and answers all mails with gift cards that were ever sent, in no order. */
export async function cardMails({
  commerce,
  dataDir,
}: Pick<TestCommerce, 'commerce' | 'dataDir'>): Promise<CardMail[]> {
  await commerce.platform.outbox.sendDue();
  const folder = join(dataDir, 'mail');
  const names = readdirSync(folder).filter((name) => name.startsWith('gift-card'));
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.map(({ to, subject, text = '' }) => ({
    ...{ to: to?.[0]?.address, subject, text },
    code: /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? '',
  }));
}

let bought = 0;

/** Buys a gift card as a guest, whole units of the site's currency, and answers its code, id and order. */
export async function buyGiftCard(
  shop: Pick<TestCommerce, 'commerce' | 'dataDir'>,
  {
    amount = 50,
    site = 'usb2c',
    payment = { provider: 'test', token: 'tok_success' },
    ...more
  }: { amount?: number; site?: SiteId; payment?: object; message?: string; senderName?: string } = {},
) {
  const guest = shopper(shop.commerce, site);
  bought += 1;
  const recipientEmail = `recipient.${bought}@example.org`;
  const asked = { amount, recipientEmail, ...more };
  const { body: cart } = await guest.call('POST', 'addGiftCard', asked);
  await guest.complete(cart.guid, payment);
  const { status, body: order } = await guest.place(cart.guid, {}, `gift-card-of-a-test-${cart.guid}`);
  if (status !== 201) throw new Error(`Not bought: ${JSON.stringify(order)}`);
  const mail = (await cardMails(shop)).find(({ to }) => to === recipientEmail);
  return { code: mail?.code ?? '', orderCode: order.code, recipientEmail };
}
