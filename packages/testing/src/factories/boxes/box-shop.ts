/** A shop that sells monthly boxes, and people who buy them. */
import type { SiteId } from '@crema/brands';
import type { BillingGuards } from '@crema/commerce/domains/monthly-boxes/index';
import { openTestCommerce, type TestCommerce } from '../../commerce.ts';
import { nativeProduct, nativeVariant, stockShop } from '../catalog.ts';
import { type SignedUp, signUp } from '../customer.ts';
import { ADDRESSES, shopper } from '../shopper.ts';

/** A product as the answer of a box has it. */
interface AnsweredProduct {
  code: string;
  qty: number;
  premium?: { value: number };
}

/** A box as the calls answer it. */
export interface AnsweredBox {
  subscriptionId: string;
  cartGuid: string;
  status: string;
  boxes: number;
  missing: number;
  chosen: boolean;
  products: AnsweredProduct[];
  price: { value: number };
  surcharge: { value: number };
  total: { value: number };
  nextBilling?: string;
  cutOff?: string;
  canChange: boolean;
  canSkip: boolean;
  canTakeSkipBack: boolean;
  skipped: string[];
  lockedUntil: string;
  newPrice?: { price: { value: number }; from: string };
  thisMonth?: { date: string; status: string; orderCode?: string; products: AnsweredProduct[] };
  errors: { type: string; reason?: string; subject?: string }[];
}

const small = (code: string, price: number) =>
  nativeProduct({
    code,
    variants: [
      nativeVariant({
        ...{ code: `${code}-24`, count: 24, boxCount: undefined, price },
        options: { Size: '24 ct' },
      }),
    ],
  });

/** Ten included products, the best sellers last named first, one that is premium, and what a gift is sold as. */
const BOXED = [
  ...['ash', 'bay', 'cove', 'dell', 'elm', 'fen', 'glen', 'heath', 'isle', 'jade'].map((code) =>
    small(code, 16.99),
  ),
  small('prime', 19.99),
  nativeProduct({
    ...{ code: 'monthly-box-gift', flags: ['isVirtualProduct'], packType: undefined, attributes: {} },
    variants: [
      nativeVariant({ code: 'monthly-box-gift', price: 29.99, count: undefined, boxCount: undefined }),
    ],
  }),
];

/** @param guards replaces what keeps a month from being billed twice */
export async function openBoxShop(guards?: (whole: BillingGuards) => BillingGuards): Promise<TestCommerce> {
  const shop = await openTestCommerce(guards ? { billingGuards: guards } : {});
  await shop.commerce.platform.jobs.start(false);
  for (const site of ['usb2c', 'cab2c'] as const) await stockShop(shop.commerce, BOXED, site);
  return shop;
}

/** What somebody buys. */
interface Bought {
  site?: SiteId;
  boxes?: number;
  products?: readonly { code: string; qty: number }[];
  token?: string;
  gift?: object;
  /** Store credit that pays for a part of it, in minor units. */
  credit?: number;
}

/** A customer with calls about boxes. */
export function boxCustomer({ commerce }: TestCommerce, who: SignedUp, site: SiteId = 'usb2c') {
  const caller = shopper(commerce, site);
  /** As a token lasts half an hour, and a box for months. */
  const logIn = async (): Promise<{ authorization: string }> => {
    const answer = await commerce.app.inject({
      method: 'POST',
      url: `/api/auth/login?site=${site}`,
      payload: { email: who.email, password: who.password },
    });
    return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
  };
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await caller.call(method, `/users/current/${path}`, body, await logIn());
    // The type of the shopper's answers has only what carts and orders have.
    return { status: answer.status, body: answer.body as unknown as AnsweredBox };
  };
  return {
    ...who,
    call: async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers: object = {}) =>
      caller.call(method, `/users/current/${path}`, body, { ...(await logIn()), ...headers }),
    box: (subscriptionId: string) => call('GET', `getMFPSubscriptionCart?subscriptionId=${subscriptionId}`),
    update: (subscriptionId: string, change: object) =>
      call('POST', 'updateMonthlyFixedPriceCampaignCart', { subscriptionId, ...change }),
  };
}

/** Signs somebody up who buys a box of two today. Answers the customer with the box’s id and the order’s code. */
export async function buyBox(shop: TestCommerce, bought: Bought = {}) {
  const { site = 'usb2c', token = 'tok_success', gift, credit } = bought;
  const products = bought.products ?? [
    { code: 'ash-24', qty: 1 },
    { code: 'bay-24', qty: 1 },
  ];
  const who = boxCustomer(shop, await signUp(shop.commerce.app, { site }), site);
  if (credit !== undefined)
    await shop.commerce.storeCredit.grant(site, who.customerId, {
      ...{ key: 'a test', amount: credit, reason: 'A test' },
    });
  const added = await who.call('POST', 'addMonthlyBoxSubscription', {
    ...{ boxes: bought.boxes ?? 2, products },
    ...(gift && { gift }),
  });
  if (added.status !== 200) throw new Error(`No box: ${JSON.stringify(added.body)}`);
  const cartGuid = added.body.guid;
  const address = site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY;
  const parts = { email: { email: who.email }, 'addresses/delivery': address };
  for (const [path, body] of Object.entries({ ...parts, payment: { provider: 'test', token } }))
    await who.call('PUT', `carts/${cartGuid}/${path}`, body);
  const terms = await who.call('GET', `carts/${cartGuid}/monthlyBoxConsent`);
  // The same.
  const { version } = terms.body as unknown as { version: string };
  const placed = await who.call(
    'POST',
    'orders',
    { cartGuid, termsChecked: true, monthlyBoxConsent: version },
    { 'idempotency-key': `a-box-of-${who.email}` },
  );
  if (placed.status !== 201) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`);
  const { rows } = await shop.db.execute('select id from monthly_boxes where order_code = $1', [
    placed.body.code,
  ]);
  const [{ id: boxId = '' } = {}] = rows as { id: string }[];
  return { ...who, boxId, order: placed.body };
}
