import type { ColorToken } from '@crema/brands/theme';
import type { Shop } from '#platform/shops/index.ts';
import type { MailMessage } from './message.ts';

/**
 * What stands in a composed mail for facts of the shop, which are filled in when it is sent: a mail that waits says what is
 * true then. `address` stands at the end of a text or of the small print.
 */
export const SHOP = { name: '{{shop}}', phone: '{{phone}}', address: '{{address}}' } as const;

/** A colour of the shop in a mail's styles. */
export const colorOfShop = (token: ColorToken): string => `{{color:${token}}}`;

const PLACE = /\{\{(shop|phone|address|color:[a-z-]+)\}\}/g;
const CRLF = /[\r\n]+/g;

/** A composed mail in the shop's name, words and colours; answers go to its address where it has one. */
export function inNameOf(shop: Shop, message: MailMessage): MailMessage {
  const { name, phone, email, address } = shop;
  const lines = address.split('\n').filter(Boolean);
  const fill = (text: string, facts: Readonly<Record<string, string>>): string =>
    text.replace(PLACE, (whole, place: string) => facts[place] ?? whole);
  const plain = { shop: name, phone };
  const styles = Object.fromEntries(
    Object.entries(shop.light).map(([token, value]) => [`color:${token}`, value]),
  );
  const html = {
    ...{ shop: escaped(name), phone: escaped(phone), ...styles },
    address: lines.map((line) => `<br>${escaped(line)}`).join(''),
  };
  return {
    ...message,
    ...(message.replyTo === undefined && email !== '' ? { replyTo: email } : {}),
    subject: fill(message.subject, { ...plain, address: '' }).replace(CRLF, ' '),
    text: fill(message.text, { ...plain, address: lines.length > 0 ? `\n\n${lines.join('\n')}` : '' }),
    html: fill(message.html, html),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
