/** Mails about a box: what is written into the outbox, and what composes it. */
import { SITES, type SiteId } from '@crema/brands';
import { type AutoDelivery, spokenDay, spokenInstant } from '#domains/auto-delivery/index.ts';
import { type Catalog, textOf } from '#domains/catalog/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Email, NewEmail } from '#platform/outbox/index.ts';
import { BOX_LINK, type BoxProduct, type MonthlyBox } from '../monthly-boxes.types.ts';
import { BOX_TEXTS, type BoxEmailKind, type BoxFacts } from './texts.messages.ts';

/** Prefix of these mails' kinds in the outbox. */
export const BOX_MAILS = 'monthly-box.';
const ORDER = `${BOX_MAILS}order`;
const KINDS: readonly BoxEmailKind[] = [
  ...(['filled', 'reminder', 'replaced', 'nothing', 'payment-failed'] as const),
  ...(['on-hold', 'price', 'card', 'cancelled'] as const),
];

/** Units of something by its name, in the reader's language. */
interface Named {
  name: string;
  quantity: number;
}

/** Data of a mail; money in minor units. */
interface BoxEmailData {
  date?: Day;
  cutOff?: string;
  products?: Named[];
  soldOut?: Named[];
  added?: Named[];
  credit?: number;
  retryOn?: Day;
  price?: number;
  from?: Day;
  card?: string;
  expires?: string;
  /** Of the month that could not be charged, which the mail's link pays; absent in mails of an earlier version. */
  boxId?: string;
  month?: number;
  /** Its bank refused because its customer was not there. */
  bankAsks?: boolean;
}

type Addressed = Pick<MonthlyBox, 'id' | 'site' | 'language' | 'email' | 'customerId'>;

/** A mail about a box; `of` tells it from one of the same kind at another time. */
export const boxEmail = (
  kind: BoxEmailKind,
  { id, site, language, email, customerId }: Addressed,
  of: string,
  data: BoxEmailData,
): NewEmail<BoxEmailData> => ({
  id: `${BOX_MAILS}${kind}:${id}:${of}`,
  kind: `${BOX_MAILS}${kind}`,
  ...{ site, language, email, customerId, data },
});

/** The confirmation of a month's order. */
export const orderEmail = (
  { site, language, email, customerId }: Addressed,
  code: string,
): NewEmail<{ code: string }> => ({
  id: `${ORDER}:${code}`,
  kind: ORDER,
  ...{ site, language, email, customerId, data: { code } },
});

/** Products by their names, in the language of a box's customer. */
export const namesIn = (
  { catalog }: { catalog: Pick<Catalog, 'variant'> },
  { site, language }: Pick<MonthlyBox, 'site' | 'language'>,
  products: readonly BoxProduct[],
): Named[] =>
  products.map(({ code, quantity }) => {
    const variant = catalog.variant(site, code);
    return { name: variant ? textOf(variant.name, language) : code, quantity };
  });

/** Declares what composes mails about boxes. */
export function composeBoxEmails(
  { config, outbox }: Pick<Platform, 'config' | 'outbox'>,
  { recurring }: { recurring: Pick<RecurringOrders, 'byCodes' | 'confirmation'> },
  links: Links,
): void {
  outbox.define<{ code: string }>(ORDER, async ({ code }) => {
    const [order] = await recurring.byCodes([code]);
    return order && order.email !== REMOVED_ADDRESS ? recurring.confirmation(order) : undefined;
  });
  for (const kind of KINDS) {
    const compose: Compose<BoxEmailData> = (data, { id, email, site, language, createdAt }) => {
      const { subject, paragraphs, label, path } = BOX_TEXTS[language][kind](factsOf(data, site, language));
      const { boxId, month } = data;
      const link =
        boxId === undefined || month === undefined
          ? undefined
          : links.sign({ site, kind: BOX_LINK, id: boxId, turn: month }, createdAt);
      const at = (page: string) => pageUrl(config, site, language, page);
      const own = { label, url: at(path) };
      return renderEmail({
        ...{ id, site, language, to: email, subject, paragraphs },
        ...(link
          ? {
              action: { label: say(language, 'Pay now', 'Payer maintenant'), url: at(`/pay#${link}`) },
              others: [own],
            }
          : { action: own }),
        reason: say(
          language,
          `You get this e-mail because you have a monthly box by ${SHOP.name}.`,
          `Vous recevez ce courriel parce que vous avez une boîte du mois de ${SHOP.name}.`,
        ),
      });
    };
    outbox.define<BoxEmailData>(`${BOX_MAILS}${kind}`, compose);
    describe(outbox, kind, compose);
  }
}

type Compose<Data> = (
  data: Data,
  to: Pick<Email, 'id' | 'email' | 'site' | 'language' | 'createdAt'>,
) => MailMessage;

/** Makes the links that pay what could not be charged. */
type Links = Pick<AutoDelivery['paying']['links'], 'sign'>;

/** A mail with everything that it may say, and with as little as it can. */
function describe(
  { texts }: Pick<Platform['outbox'], 'texts'>,
  kind: BoxEmailKind,
  compose: Compose<BoxEmailData>,
): void {
  const known = {
    date: '2027-04-01',
    cutOff: '2027-03-29T10:00:00Z',
    price: 2499,
    from: '2027-06-01',
  } as const;
  texts.describe(`${BOX_MAILS}${kind}`, (site, language) => {
    const createdAt = new Date('2027-04-01T11:00:00Z');
    const to = { id: 'sample', email: 'ada@example.com', site, language, createdAt };
    const named = (name: string, quantity = 1): Named[] => [{ name, quantity }];
    const products = named('Dawn Parade', 2);
    const more = { soldOut: named('Harbour Fog'), added: named('Night Ferry'), credit: 550 };
    const card = { card: 'Visa •••• 4242', expires: '04/27' };
    const paid = { boxId: 'sample', month: 1 };
    return [
      compose({ ...known, ...card, ...more, ...paid, products, retryOn: '2027-04-03' }, to),
      compose({ ...known, ...card, ...paid, products, bankAsks: true }, to),
      compose({ ...known, ...card, products }, to),
    ];
  });
}

function factsOf(data: BoxEmailData, site: SiteId, language: 'en' | 'fr'): BoxFacts {
  const day = (value: Day | undefined) => (value === undefined ? '' : spokenDay({ site }, value, language));
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : toPrice(minor, SITES[site].currency, language).formattedValue;
  const list = new Intl.ListFormat(language === 'fr' ? 'fr-CA' : 'en', { type: 'conjunction' });
  const listed = (products: readonly Named[] = []) =>
    list.format(products.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)));
  const facts = marked({
    ...{ date: day(data.date), retryOn: day(data.retryOn), from: day(data.from) },
    cutOff: data.cutOff === undefined ? '' : spokenInstant({ site }, new Date(data.cutOff), language),
    ...{ products: listed(data.products), soldOut: listed(data.soldOut), added: listed(data.added) },
    ...{ credit: money(data.credit), price: money(data.price) },
    ...{ card: data.card ?? '', expires: data.expires ?? '' },
  });
  return { ...facts, canPay: data.boxId !== undefined, bankAsks: data.bankAsks === true };
}
