import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';

export const ADDRESSES = {
  NY: {
    firstName: 'Ada',
    lastName: 'Marsh',
    line1: '12 Orchard Street',
    town: 'Albany',
    region: { isocode: 'US-NY' },
    country: { isocode: 'US' },
    postalCode: '12207',
    phone: '(518) 555-0100',
  },
  QC: {
    firstName: 'Zoé',
    lastName: 'Côté',
    line1: '450 rue des Érables',
    town: 'Montréal',
    region: { isocode: 'CA-QC' },
    country: { isocode: 'CA' },
    postalCode: 'H2X 1Y4',
    phone: '514 555-0100',
  },
};

/** Where the orders of a site go unless told: to a company on the business site. */
const addressOf = (site: SiteId) =>
  ({
    usb2c: ADDRESSES.NY,
    cab2c: ADDRESSES.QC,
    usafh: { ...ADDRESSES.NY, companyName: 'Fern & Sons' },
  })[site];

interface AnsweredPrice {
  value: number;
  currencyIso: string;
  formattedValue: string;
}

interface AnsweredSurcharge {
  code: string;
  label: string;
  amount: AnsweredPrice;
}

interface AnsweredEntry {
  entryNumber: number;
  quantity: number;
  basePrice: AnsweredPrice;
  totalPrice: AnsweredPrice;
  priceKind: string;
  surcharges?: AnsweredSurcharge[];
  product: { code: string; name: string; url: string };
}

/** The answers of cart, checkout and orders in one type: a test reads the fields that its call answers. */
export interface AnswerBody {
  errors: { type: string; message: string; reason?: string; subject?: string }[];
  cartGuid: string;
  cartQuantity: number;
  guid: string;
  code: string;
  email: string;
  status: string;
  statusDisplay: string;
  paymentStatus: string;
  nextAction: { type: string; method: string; url: string; clientSecret?: string };
  entry: AnsweredEntry;
  entries: AnsweredEntry[];
  taxes: { name: string; percent: number; amount: AnsweredPrice }[];
  subTotal: AnsweredPrice;
  orderDiscounts: AnsweredPrice;
  deliveryCost: AnsweredPrice;
  surcharges?: AnsweredSurcharge[];
  totalTax: AnsweredPrice;
  totalPrice: AnsweredPrice;
  totalPriceWithTax: AnsweredPrice;
  totalUnitCount: number;
  freeShipping: { threshold?: AnsweredPrice; remaining: AnsweredPrice; reached: boolean };
  deliveryModes: { code: string; deliveryCost: AnsweredPrice }[];
  paymentInfo: { provider: string; card?: object };
  storeCredit: AnsweredPrice;
  amountDue: AnsweredPrice;
  paymentSources: { name: string; label: string; amount: AnsweredPrice; refundedAmount: AnsweredPrice }[];
  refundedAmount: AnsweredPrice;
  refundDueAmount: AnsweredPrice;
  refunds: {
    amount: AnsweredPrice;
    cardAmount: AnsweredPrice;
    paymentSources: { name: string; amount: AnsweredPrice }[];
  }[];
}

/** What a call answered. */
export interface CallAnswer {
  status: number;
  body: AnswerBody;
  headers: Record<string, unknown>;
}

/** What a cart is made of; an address is one of `ADDRESSES` or like it. */
interface CartParts {
  qty?: number;
  provider?: string;
  token?: string;
  address?: object;
  query?: string;
  lines?: readonly { code: string; qty: number }[];
}

/** Somebody at the API of one site, as anonymous: calls through the real HTTP frame of the app. */
export function shopper({ app }: Pick<Commerce, 'app'>, site: SiteId = 'usb2c') {
  let keys = 0;
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<CallAnswer> => {
    const url = `/rest/v2/${site}/${path.startsWith('/') ? path.slice(1) : `users/anonymous/${path}`}`;
    const answer = await app.inject({ method, url, payload, headers });
    const body = answer.body ? answer.json<AnswerBody>() : ({} as AnswerBody);
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  const nextKey = () => `key-of-a-test-${(keys++).toString().padStart(6, '0')}`;

  const complete = async (cartGuid: string, payment: object, address: object = addressOf(site)) => {
    for (const [path, body] of [
      ['email', { email: 'ada@example.com' }],
      ['addresses/delivery', address],
      ['payment', payment],
    ] as const) {
      const { status, body: said } = await call('PUT', `carts/${cartGuid}/${path}`, body);
      if (status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`);
    }
  };

  return {
    call,
    add: async (code: string, qty = 1, more: object = {}) =>
      await call('POST', 'addProductToCart', { code, qty, ...more }),
    /** A cart with everything but the order: two of each code unless told, or `lines` as they are. */
    readyCart: async (
      codes: string[],
      {
        qty = 2,
        provider = 'test',
        token = 'tok_success',
        address = addressOf(site),
        query = '',
        lines = codes.map((code) => ({ code, qty })),
      }: CartParts = {},
    ) => {
      const added = await call('POST', `addProductsToCart${query}`, { products: lines });
      if (added.status !== 200) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
      const { cartGuid } = added.body;
      await complete(cartGuid, { provider, token }, address);
      return cartGuid;
    },
    /** Gives a cart all that an order takes beside lines. */
    complete,
    place: (cartGuid: string, more: object = {}, key = nextKey(), query = '') =>
      call('POST', `orders${query}`, { cartGuid, termsChecked: true, ...more }, { 'idempotency-key': key }),
  };
}
