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

type Facts = Readonly<Record<string, string>>;

/** What the places of a subject, a text and a page of HTML are filled with. */
interface Filling {
  subject: Facts;
  text: Facts;
  html: Facts;
}

const known = new WeakMap<Shop, Filling>();

/** Made once for each shop; one that an owner has changed is another object. */
function fillingOf(shop: Shop): Filling {
  const kept = known.get(shop);
  if (kept) return kept;
  const { name, phone, address } = shop;
  const lines = address.split('\n').filter(Boolean);
  const styles = Object.fromEntries(
    Object.entries(shop.light).map(([token, value]) => [`color:${token}`, value]),
  );
  const made = {
    subject: { shop: name, phone, address: '' },
    text: { shop: name, phone, address: lines.length > 0 ? `\n\n${lines.join('\n')}` : '' },
    html: {
      ...{ shop: escaped(name), phone: escaped(phone), ...styles },
      address: lines.map((line) => `<br>${escaped(line)}`).join(''),
    },
  };
  known.set(shop, made);
  return made;
}

const fill = (text: string, facts: Facts): string =>
  text.replace(PLACE, (whole, place: string) => facts[place] ?? whole);

/** A composed mail in the shop's name, words and colours; answers go to its address where it has one. */
export function inNameOf(shop: Shop, message: MailMessage): MailMessage {
  const { subject, text, html } = fillingOf(shop);
  return {
    ...message,
    ...(message.replyTo === undefined && shop.email !== '' ? { replyTo: shop.email } : {}),
    subject: fill(message.subject, subject).replace(CRLF, ' '),
    text: fill(message.text, text),
    html: fill(message.html, html),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
