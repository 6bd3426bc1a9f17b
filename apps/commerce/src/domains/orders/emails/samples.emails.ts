import { type Language, SITES, type SiteId } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { NO_CARD, type Order, type OrderLine, UNTOUCHED } from '../orders.types.ts';
import type { Refund } from '../refunds/refunds.types.ts';
import { composeOrderEmail } from './order.emails.ts';
import { EMAIL_TEXTS, type OrderEmail } from './order.messages.ts';

const AT = new Date('2027-03-01T15:00:00Z');
const KINDS = Object.keys(EMAIL_TEXTS.en) as OrderEmail[];

/** Declares the mails about orders, each by a sample. */
export function describeOrderEmails({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  for (const kind of KINDS)
    outbox.texts.describe(`order.${kind}`, (site, language) => {
      const isRefund = kind === 'refunded' || kind === 'partiallyrefunded';
      return [composeOrderEmail(sampleOrder(site, language), kind, config, isRefund ? { refund: 1 } : {})];
    });
}

function sampleOrder(site: SiteId, language: Language): Order {
  const { currency, country } = SITES[site];
  const isCanadian = country === 'CA';
  return {
    ...{ code: 'C0123456789', guid: 'sample', site, language, currency, status: 'created' },
    ...{ cartGuid: 'sample', idempotencyKey: 'sample', email: 'ada@example.com' },
    deliveryAddress: {
      ...{ firstName: 'Ada', lastName: 'Roy', line1: '12 Mill Street', country, phone: '' },
      ...(isCanadian
        ? { town: 'Montréal', region: 'QC', postalCode: 'H2X 1Y4' }
        : { town: 'Burlington', region: 'VT', postalCode: '05401' }),
    },
    ...{ deliveryMode: 'standard', coupons: [], taxes: [], lines: [sampleLine(language)] },
    ...{ subTotal: 2998, orderDiscounts: 0, deliveryCost: 0, surcharges: 0, totalTax: 0, total: 2998 },
    ...{ createdAt: AT, placedAt: AT, updatedAt: AT, refunds: [SAMPLE_REFUND] },
    payment: { payment: NO_CARD, amount: 2998, sources: [], status: 'captured', refunded: 0, createdAt: AT },
    shipments: [
      {
        ...{ number: 1, carrier: 'UPS', trackingCode: '1Z999AA10123456784', shippedAt: AT },
        entries: [{ entryNumber: 0, quantity: 2 }],
      },
    ],
  };
}

const sampleLine = (language: Language): OrderLine => ({
  ...{ entryNumber: 0, code: 'sample', quantity: 2, oneTime: true, frequencyWeeks: 0, components: [] },
  ...{ listPrice: 1499, basePrice: 1499, priceKind: 'list', totalPrice: 2998, discount: 0, shipping: 0 },
  ...{ tax: 0, taxes: [], surcharges: [], ...UNTOUCHED, shipped: 2 },
  product: {
    ...{ code: 'sample', productCode: 'sample', name: 'Dawn Parade', brand: '', productType: 'Beverage' },
    ...{ url: '/p/sample', image: '', options: { count: say(language, '24 pods', '24 capsules') } },
  },
});

const AMOUNTS = { goods: 1499, discount: 0, shipping: 0, surcharges: 0, taxes: [], tax: 0, amount: 1499 };

const SAMPLE_REFUND: Refund = {
  ...{ ...AMOUNTS, number: 1, sources: [], key: 'sample', providerKey: 'sample', kind: 'refund' },
  ...{ asked: { restock: 'none' }, restock: 'none', actor: 'operator', status: 'refunded', createdAt: AT },
  lines: [{ ...AMOUNTS, entryNumber: 0, quantity: 1, shippingQuantity: 0, withdrawn: 0, restocked: 0 }],
};
