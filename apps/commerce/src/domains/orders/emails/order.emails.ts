import { byCode, toPrice } from '#domains/pricing/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked, tellable } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { colonIn, escapeHtml, mailButton, mailPage, mailSmallPrint } from '#platform/mail/page.ts';
import { SHOP } from '#platform/mail/shop.ts';
import { trackingUrlOf } from '../fulfilment/carriers.rules.ts';
import type { OrderNote } from '../hooks/hooks.types.ts';
import type { Order, Part } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';
import { cardPartOf, refundedTo } from '../sources/sources.rules.ts';
import { EMAIL_LABELS, EMAIL_TEXTS, type OrderEmail, taxName } from './order.messages.ts';

export type { OrderEmail } from './order.messages.ts';

/** What an email says of its own step. */
export interface EmailAbout {
  /** What moved, where that is not the whole order. */
  part?: Part;
  /** Units of the first of its lines that had moved before. */
  moved?: number;
  /** What goes back to the card now; none where nothing was paid, or all of it went back before. */
  owed?: number;
  /** Number of the refund that it is about, where that is not of the whole order. */
  refund?: number;
}

/** What an email says beside the order itself. */
interface Beside extends EmailAbout {
  notes?: readonly OrderNote[];
}

/** The same for the same step of an order. A parcel is known by its first line and what had moved of it; a refund has a number. */
export const orderEmailId = (
  code: string,
  kind: OrderEmail,
  { part, moved, refund }: EmailAbout = {},
): string =>
  [code, kind, refund ?? part?.[0]?.entryNumber, moved].filter((word) => word !== undefined).join('-');

/** An email about an order, in the shopper's language, as text and as HTML that a screen reader reads in order. */
export function composeOrderEmail(
  order: Order,
  kind: OrderEmail,
  config: Pick<Config, 'siteHosts' | 'port'>,
  beside: Beside = {},
): MailMessage {
  const { language } = order;
  const { code } = marked({ code: order.code });
  const found = contentOf(order, kind, beside);
  const link = orderLink(order, config);
  return tellable((edit) => {
    const [title = ''] = edit(EMAIL_TEXTS[language][kind].subject(code), 'subject');
    const content = { ...found, lead: [...edit(found.step, 'paragraph'), ...found.further].join(' ') };
    return {
      id: orderEmailId(order.code, kind, beside),
      to: order.email,
      subject: title,
      text: asText(order, content, link),
      html: mailPage({ language, title, body: asHtml(order, content, link) }),
    };
  }, `order.${kind}`);
}

/** What an email says, before it is set as text or as HTML: sentences and amounts as the shopper reads them. */
interface Content {
  lead: string;
  /** The first sentence of the lead, and those that the amounts bring. */
  step: string;
  further: readonly string[];
  /** What was sent, arrived or was refunded, a line each; none: the whole order. */
  moved: string[];
  movedTitle: string;
  lines: { name: string; quantity: number; total: string }[];
  /** Names and amounts, down to the total. */
  sums: [string, string][];
  notes: readonly OrderNote[];
  addressTitle: string;
  address: string[];
  /** Of a company: its purchase order and tax exemption. */
  business: string[];
  /** Carrier and number of the parcel, and the carrier's own page about it. */
  tracking: { number: string; url: string | undefined } | undefined;
  foot: string;
}

function contentOf(
  order: Order,
  kind: OrderEmail,
  { notes = [], owed = 0, ...about }: Beside,
): Omit<Content, 'lead'> {
  const { language } = order;
  const labels = EMAIL_LABELS[language];
  const price = (minor: number) => toPrice(minor, order.currency, language).formattedValue;
  const refund = order.refunds.find(({ number }) => number === about.refund);
  const part = refund?.lines.filter(({ quantity }) => quantity > 0) ?? about.part;
  const { amount } = marked({ amount: price(refund?.amount ?? 0) });
  const step = EMAIL_TEXTS[language][kind].lead.replace('{amount}', () => amount);
  const owes = owed < order.total ? labels.owedRest : labels.owed;
  const isShipping = kind.includes('shipped');
  return {
    step,
    further: [...wentBack(order, kind, refund), ...(owed > 0 ? [owes(price(owed))] : [])],
    moved: movedOf(order, part, refund),
    movedTitle: refund ? labels.inRefund : isShipping ? labels.inParcel : labels.arrived,
    lines: order.lines.map((line) => ({
      name: lineName(line),
      quantity: line.quantity,
      total: price(line.totalPrice),
    })),
    sums: sumsOf(order, price),
    notes,
    addressTitle: kind === 'delivered' || kind === 'returned' ? labels.arrivedAt : labels.to,
    address: addressOf(order),
    business: businessOf(order),
    tracking: isShipping ? trackingOf(order, part, about.moved) : undefined,
    foot: `${labels.help} ${SHOP.phone}.`,
  };
}

/** What refund an email is about: the one named, or that of the whole order or of its end. */
function refundOf({ refunds }: Order, kind: OrderEmail, named: Refund | undefined): Refund | undefined {
  if (kind === 'refunded' || kind === 'partiallyrefunded') return named ?? refunds[0];
  const end = { cancelled: 'cancel', returned: 'return' } as const;
  return kind in end ? refunds.find((one) => one.kind === end[kind as keyof typeof end]) : undefined;
}

/** Where a refund went, beside a card that is told of otherwise. */
function wentBack(order: Order, kind: OrderEmail, named: Refund | undefined): string[] {
  const refund = refundOf(order, kind, named);
  if (!refund) return [];
  const labels = EMAIL_LABELS[order.language];
  const price = (minor: number) => toPrice(minor, order.currency, order.language).formattedValue;
  const isRefund = kind === 'refunded' || kind === 'partiallyrefunded';
  return [
    ...refund.sources.map(({ name, amount }) => labels.toSource(price(amount), labelOf(order, name))),
    ...(isRefund && cardPartOf(refund) > 0 ? [labels.bankIsSlow] : []),
  ];
}

const labelOf = ({ payment }: Order, name: string): string =>
  payment.sources.find((source) => source.name === name)?.label ?? name;

function movedOf(order: Order, part: Part | undefined, refund: Refund | undefined): string[] {
  const moved = (part ?? []).flatMap(({ entryNumber, quantity }) => {
    const line = order.lines.find((one) => one.entryNumber === entryNumber);
    return line ? [`${quantity} × ${lineName(line)}`] : [];
  });
  return refund && refund.shipping > 0 ? [...moved, EMAIL_LABELS[order.language].shipping] : moved;
}

function sumsOf(order: Order, price: (minor: number) => string): [string, string][] {
  const labels = EMAIL_LABELS[order.language];
  const { amount: charged, refunded, sources } = order.payment;
  const back = sources.map(({ name, label }) => ({ label, amount: refundedTo(order, name) }));
  return [
    [labels.subTotal, price(order.subTotal)],
    ...order.coupons.map(({ code, amount }): [string, string] => [
      `${labels.coupon} ${code}`,
      amount > 0 ? `−${price(amount)}` : labels.freeShipping,
    ]),
    ...byCode(order.lines.flatMap(({ surcharges }) => surcharges)).map(
      ({ label, amount }): [string, string] => [label, price(amount)],
    ),
    [labels.shipping, order.deliveryCost === 0 ? labels.free : price(order.deliveryCost)],
    ...taxesOf(order).map(([name, amount]): [string, string] => [name, price(amount)]),
    [labels.total, price(order.total)],
    ...sources.map(({ label, amount }): [string, string] => [label, `−${price(amount)}`]),
    ...(sources.length > 0 ? [[labels.charged, price(charged)] satisfies [string, string]] : []),
    ...back
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount }): [string, string] => [labels.refundedTo(label), `−${price(amount)}`]),
    ...(refunded > 0 ? [[labels.refunded, `−${price(refunded)}`] satisfies [string, string]] : []),
  ];
}

function addressOf({ deliveryAddress }: Order): string[] {
  const { firstName, lastName, companyName, line1, line2, town, region, postalCode } = deliveryAddress;
  return [`${firstName} ${lastName}`, companyName, line1, line2, `${town}, ${region} ${postalCode}`].filter(
    (line) => line !== undefined,
  );
}

function businessOf({ business, language }: Order): string[] {
  const labels = EMAIL_LABELS[language];
  const colon = colonIn(language);
  const { purchaseOrderNumber, taxExemptionNumber } = business ?? {};
  return [
    purchaseOrderNumber && `${labels.purchaseOrder}${colon} ${purchaseOrderNumber}`,
    taxExemptionNumber && `${labels.taxExempt}${colon} ${taxExemptionNumber}`,
  ].filter((line) => line !== undefined);
}

function asText({ code, language }: Order, content: Content, link: string): string {
  const labels = EMAIL_LABELS[language];
  const colon = colonIn(language);
  const { moved, tracking } = content;
  return [
    content.lead,
    '',
    ...(moved.length > 0 ? [`${content.movedTitle}${colon}`, ...moved, ''] : []),
    `${labels.order} ${code}`,
    ...content.business,
    ...content.lines.map(({ name, quantity, total }) => `${quantity} × ${name}${colon} ${total}`),
    '',
    ...content.sums.map(([name, value]) => `${name}${colon} ${value}`),
    ...content.notes.flatMap(({ title, sentences }) => ['', title, ...sentences]),
    '',
    `${content.addressTitle}${colon}`,
    ...content.address,
    ...(tracking ? ['', `${labels.tracking}${colon} ${tracking.number}`] : []),
    ...(tracking?.url ? [tracking.url] : []),
    '',
    `${labels.view}${colon} ${link}`,
    '',
    content.foot,
    SHOP.name,
  ].join('\n');
}

function asHtml({ code, language }: Order, content: Content, link: string): string {
  const labels = EMAIL_LABELS[language];
  const colon = colonIn(language);
  const { moved, business, tracking } = content;
  const lined = (lines: readonly string[]) => lines.map(escapeHtml).join('<br>');
  const rows = content.lines
    .map(
      ({ name, quantity, total }) =>
        `<tr><td>${escapeHtml(name)}</td><td align="right">${quantity}</td><td align="right">${total}</td></tr>`,
    )
    .join('');
  const totals = content.sums
    .map(
      ([name, value]) =>
        `<tr><th scope="row" colspan="2" align="right">${escapeHtml(name)}</th><td align="right">${value}</td></tr>`,
    )
    .join('');
  return `<p>${escapeHtml(content.lead)}</p>
${moved.length > 0 ? `<h2>${content.movedTitle}</h2><p>${lined(moved)}</p>` : ''}
<table cellpadding="6" width="100%"><caption>${labels.order} ${code}</caption>
<thead><tr><th scope="col" align="left">${labels.item}</th><th scope="col">${labels.quantity}</th><th scope="col">${labels.amount}</th></tr></thead>
<tbody>${rows}</tbody><tfoot>${totals}</tfoot></table>
${content.notes.map(({ title, sentences }) => `<h2>${title}</h2><p>${lined(sentences)}</p>`).join('')}
<h2>${content.addressTitle}</h2><p>${lined(content.address)}</p>
${business.length > 0 ? `<p>${lined(business)}</p>` : ''}
${tracking ? `<p>${labels.tracking}${colon} ${trackingHtml(tracking)}</p>` : ''}
<p style="margin:24px 0">${mailButton({ label: labels.view, url: link })}</p>
${mailSmallPrint(content.foot)}`;
}

const trackingHtml = ({ number, url }: NonNullable<Content['tracking']>): string =>
  url ? `<a href="${escapeHtml(url)}">${escapeHtml(number)}</a>` : escapeHtml(number);

/** Amounts by the name that a shopper reads: what a state takes at two rates is one tax, as on the shop's pages. */
function taxesOf({ taxes, language }: Order): [string, number][] {
  const amounts = new Map<string, number>();
  for (const tax of taxes) {
    const name = taxName(tax, language);
    amounts.set(name, (amounts.get(name) ?? 0) + tax.amount);
  }
  return [...amounts];
}

/** Of the parcel that holds this part; of the only one where it is the whole order. */
function trackingOf({ shipments }: Order, part: Part | undefined, moved = 0): Content['tracking'] {
  const first = part?.[0]?.entryNumber;
  const sentIn = ({ entries }: Order['shipments'][number]): number =>
    entries.find(({ entryNumber }) => entryNumber === first)?.quantity ?? 0;
  let before = 0;
  const parcel = shipments.find((shipment) => {
    if (first === undefined) return true;
    const isIt = sentIn(shipment) > 0 && before === moved;
    before += sentIn(shipment);
    return isIt;
  });
  const number = [parcel?.carrier, parcel?.trackingCode].filter(Boolean).join(' ');
  return number ? { number, url: trackingUrlOf(parcel?.carrier, parcel?.trackingCode) } : undefined;
}

function lineName({ product }: Order['lines'][number]): string {
  const options = Object.values(product.options);
  return options.length > 0 ? `${product.name} (${options.join(', ')})` : product.name;
}

function orderLink(order: Order, config: Pick<Config, 'siteHosts' | 'port'>): string {
  // A customer's own is read in the account; a guest's by whoever has its guid.
  const path = order.customerId ? `/account/orders/${order.code}` : `/order-confirmation/${order.guid}`;
  return pageUrl(config, order.site, order.language, path);
}
