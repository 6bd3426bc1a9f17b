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

/** What a call answered. `body` is whatever JSON it was. */
export interface CallAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
  headers: Record<string, unknown>;
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
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const nextKey = () => `key-of-a-test-${(keys++).toString().padStart(6, '0')}`;

  return {
    call,
    add: async (code: string, qty = 1, more: object = {}) =>
      await call('POST', 'addProductToCart', { code, qty, ...more }),
    /** A cart with everything but the order: two of each code unless told. */
    readyCart: async (
      codes: string[],
      {
        qty = 2,
        token = 'tok_success',
        address = site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY,
        query = '',
      } = {},
    ) => {
      const added = await call('POST', `addProductsToCart${query}`, {
        products: codes.map((code) => ({ code, qty })),
      });
      if (added.status !== 200) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
      const { cartGuid } = added.body as { cartGuid: string };
      for (const [path, body] of [
        ['email', { email: 'ada@example.com' }],
        ['addresses/delivery', address],
        ['payment', { provider: 'test', token }],
      ] as const) {
        const { status, body: said } = await call('PUT', `carts/${cartGuid}/${path}`, body);
        if (status !== 200) throw new Error(`${path}: ${JSON.stringify(said)}`);
      }
      return cartGuid;
    },
    place: (cartGuid: string, more: object = {}, key = nextKey(), query = '') =>
      call('POST', `orders${query}`, { cartGuid, termsChecked: true, ...more }, { 'idempotency-key': key }),
  };
}
