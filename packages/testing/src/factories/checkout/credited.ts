import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '../../commerce.ts';
import { signUp } from '../customer.ts';
import { ADDRESSES, shopper } from '../shopper.ts';

interface Parts {
  site?: SiteId;
  /** Minor units of store credit to begin with. */
  credit?: number;
}

/** A customer who is logged in, with store credit, and whose orders are made in two steps. */
export async function creditedShopper(
  { commerce }: Pick<TestCommerce, 'commerce'>,
  { site = 'usb2c', credit = 0 }: Parts = {},
) {
  const { customerId, email, headers } = await signUp(commerce.app, { site });
  const anybody = shopper(commerce, site);
  let keys = 0;
  const nextKey = (what: string) =>
    `${what}-${customerId.slice(0, 8)}-${(keys++).toString().padStart(6, '0')}`;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, key?: string) =>
    anybody.call(method, path.startsWith('/') ? path : `/users/current/${path}`, body, {
      ...headers,
      ...(key ? { 'idempotency-key': key } : {}),
    });
  const grant = (amount: number, key = nextKey('grant')) =>
    commerce.storeCredit.grant(site, customerId, { key, amount, reason: 'A test' });
  if (credit > 0) await grant(credit);
  return {
    ...{ customerId, email, headers, call, grant, nextKey },
    /** A cart with everything but the order: a card too, unless `token` is null. Answers it as the last call did. */
    readyCart: async (
      lines: readonly { code: string; qty: number }[],
      token: string | null = 'tok_success',
      address: object = ADDRESSES[site === 'cab2c' ? 'QC' : 'NY'],
    ) => {
      const { cartGuid } = (await call('POST', 'addProductsToCart', { products: lines })).body;
      await call('PUT', `carts/${cartGuid}/addresses/delivery`, address);
      if (token !== null) await call('PUT', `carts/${cartGuid}/payment`, { provider: 'test', token });
      return (await call('GET', `carts/${cartGuid}`)).body;
    },
    place: (cartGuid: string, more: object = {}, key = nextKey('order-of-credit')) =>
      call('POST', 'orders', { cartGuid, termsChecked: true, ...more }, key),
    balance: () => commerce.storeCredit.balance(site, customerId),
    /** Kinds and amounts of the entries, oldest first. */
    entries: async () => {
      const page = { currentPage: 0, pageSize: 1000 };
      const { entries } = await commerce.storeCredit.history({ site, customerId }, page);
      return entries.toReversed().map(({ kind, amount }) => [kind, amount] as const);
    },
  };
}
