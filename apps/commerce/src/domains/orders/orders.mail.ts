import { SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { colonIn, escapeHtml, mailButton, mailPage, mailSmallPrint } from '#platform/mail/page.ts';
import type { OrderNote } from './orders.companion.ts';
import { MAIL_LABELS, MAIL_TEXTS, type OrderMail, taxName } from './orders.mail.texts.ts';
import type { Order, Part } from './orders.types.ts';

export type { OrderMail } from './orders.mail.texts.ts';

/** What a mail says of its own step. */
export interface MailAbout {
  /** What moved, where that is not the whole order. */
  part?: Part;
  /** What goes back to the card now; none where nothing was paid, or all of it went back before. */
  owed?: number;
}

/** What a mail says beside the order itself. */
interface Beside extends MailAbout {
  notes?: readonly OrderNote[];
}

/** A mail about an order, in the shopper's language, as text and as HTML that a screen reader reads in order. */
export function composeOrderMail(
  order: Order,
  kind: OrderMail,
  config: Pick<Config, 'siteHosts' | 'port'>,
  { notes = [], part, owed = 0 }: Beside = {},
): MailMessage {
  const { language } = order;
  const labels = MAIL_LABELS[language];
  const colon = colonIn(language);
  const addressed = kind === 'delivered' || kind === 'returned' ? labels.arrivedAt : labels.to;
  const { subject, lead: step } = MAIL_TEXTS[language][kind];
  const price = (minor: number) => toPrice(minor, order.currency, language).formattedValue;
  const lead = owed > 0 ? `${step} ${labels.owed(price(owed))}` : step;
  const link = orderLink(order, config);
  const sums: [string, string][] = [
    [labels.subTotal, price(order.subTotal)],
    ...order.coupons.map(({ code, amount }): [string, string] => [
      `${labels.coupon} ${code}`,
      amount > 0 ? `−${price(amount)}` : labels.freeShipping,
    ]),
    [labels.shipping, order.deliveryCost === 0 ? labels.free : price(order.deliveryCost)],
    ...taxesOf(order).map(([name, amount]): [string, string] => [name, price(amount)]),
    [labels.total, price(order.total)],
  ];
  const { firstName, lastName, companyName, line1, line2, town, region, postalCode } = order.deliveryAddress;
  const address = [
    `${firstName} ${lastName}`,
    companyName,
    line1,
    line2,
    `${town}, ${region} ${postalCode}`,
  ].filter((line) => line !== undefined);
  const { purchaseOrderNumber, taxExemptionNumber } = order.business ?? {};
  const company = [
    purchaseOrderNumber && `${labels.purchaseOrder}${colon} ${purchaseOrderNumber}`,
    taxExemptionNumber && `${labels.taxExempt}${colon} ${taxExemptionNumber}`,
  ].filter((line) => line !== undefined);
  const tracking = kind.includes('shipped') ? trackingOf(order, part) : undefined;
  const moved = (part ?? []).flatMap(({ entryNumber, quantity }) => {
    const line = order.lines.find((one) => one.entryNumber === entryNumber);
    return line ? [`${quantity} × ${lineName(line)}`] : [];
  });
  const movedTitle = kind.includes('shipped') ? labels.inParcel : labels.arrived;
  const site = SITES[order.site];
  const foot = `${labels.help} ${site.phone}.`;

  const text = [
    lead,
    '',
    ...(moved.length > 0 ? [`${movedTitle}${colon}`, ...moved, ''] : []),
    `${labels.order} ${order.code}`,
    ...company,
    ...order.lines.map((line) => `${line.quantity} × ${lineName(line)}${colon} ${price(line.totalPrice)}`),
    '',
    ...sums.map(([name, value]) => `${name}${colon} ${value}`),
    ...notes.flatMap(({ title, sentences }) => ['', title, ...sentences]),
    '',
    `${addressed}${colon}`,
    ...address,
    ...(tracking ? ['', `${labels.tracking}${colon} ${tracking}`] : []),
    '',
    `${labels.view}${colon} ${link}`,
    '',
    foot,
    site.name,
  ].join('\n');

  const rows = order.lines
    .map(
      (line) =>
        `<tr><td>${escapeHtml(lineName(line))}</td><td align="right">${line.quantity}</td><td align="right">${price(line.totalPrice)}</td></tr>`,
    )
    .join('');
  const totals = sums
    .map(
      ([name, value]) =>
        `<tr><th scope="row" colspan="2" align="right">${name}</th><td align="right">${value}</td></tr>`,
    )
    .join('');
  const body = `<p>${lead}</p>
${moved.length > 0 ? `<h2>${movedTitle}</h2><p>${moved.map(escapeHtml).join('<br>')}</p>` : ''}
<table cellpadding="6" width="100%"><caption>${labels.order} ${order.code}</caption>
<thead><tr><th scope="col" align="left">${labels.item}</th><th scope="col">${labels.quantity}</th><th scope="col">${labels.amount}</th></tr></thead>
<tbody>${rows}</tbody><tfoot>${totals}</tfoot></table>
${notes.map(({ title, sentences }) => `<h2>${title}</h2><p>${sentences.map(escapeHtml).join('<br>')}</p>`).join('')}
<h2>${addressed}</h2><p>${address.map(escapeHtml).join('<br>')}</p>
${company.length > 0 ? `<p>${company.map(escapeHtml).join('<br>')}</p>` : ''}
${tracking ? `<p>${labels.tracking}${colon} ${escapeHtml(tracking)}</p>` : ''}
<p style="margin:24px 0">${mailButton(order.site, { label: labels.view, url: link })}</p>
${mailSmallPrint(order.site, foot)}`;
  const html = mailPage({ site: order.site, language, title: subject(order.code), body });
  // A job that runs twice sends the same message id, which mail servers and people take for one. Each line moves once,
  // so that the first of a part tells its mail from that of another.
  const id = [order.code, kind, ...(part?.slice(0, 1) ?? []).map(({ entryNumber }) => entryNumber)].join('-');
  return { id, to: order.email, subject: subject(order.code), text, html };
}

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
function trackingOf({ shipments }: Order, part: Part | undefined): string | undefined {
  const first = part?.[0]?.entryNumber;
  const parcel = shipments.find(
    ({ entries }) => first === undefined || entries.some(({ entryNumber }) => entryNumber === first),
  );
  return [parcel?.carrier, parcel?.trackingCode].filter(Boolean).join(' ') || undefined;
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
