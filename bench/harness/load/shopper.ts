import { randomUUID } from 'node:crypto';
import type { Answer, Connection } from './calls.ts';

const API = '/rest/v2/usb2c/users/anonymous';
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Marsh',
  line1: '12 Orchard Street',
  town: 'Albany',
  region: { isocode: 'US-NY' },
  country: { isocode: 'US' },
  postalCode: '12207',
  phone: '5185550100',
};

/** What adding answers. */
export interface Added {
  cartGuid: string;
}

/** What placing and reading an order answers, as far as the harness looks at it. */
export interface PlacedOrder {
  code: string;
  guid: string;
  status: string;
  paymentStatus: string;
}

export interface Refusal {
  errors?: { type: string }[];
}

/** A key as the storefront's client sends with every mutation. */
export const newKey = (): string => randomUUID();

const keyed = (key: string) => ({ 'idempotency-key': key });

/** Puts units of a variant in a cart; without a guid, in a new one. */
export const addToCart = (
  { call }: Connection,
  code: string,
  { qty = 1, cartGuid, key = newKey() }: { qty?: number; cartGuid?: string; key?: string } = {},
): Promise<Answer> =>
  call('POST', `${API}/addProductToCart`, { code, qty, ...(cartGuid ? { cartGuid } : {}) }, keyed(key));

export const readOrder = ({ call }: Connection, guid: string): Promise<Answer> =>
  call('GET', `${API}/orders/${guid}`);

/** Who orders, and by which of the test gateway's cards. */
interface Details {
  email?: string;
  token?: string;
}

/** A cart with everything but the order. @throws unless every step was answered with 200. */
export async function readyCart(
  connection: Connection,
  code: string,
  details: Details = {},
): Promise<string> {
  const added = await addToCart(connection, code);
  if (added.status !== 200) throw new Error(`Not added: ${added.status} ${added.text}`);
  const { cartGuid } = added.json<Added>();
  await giveDetails(connection, cartGuid, details);
  return cartGuid;
}

/** E-mail, address and payment. Setting them twice changes nothing, so it may be repeated. */
export async function giveDetails(
  { call }: Connection,
  cartGuid: string,
  { email = 'ada@example.com', token = 'tok_success' }: Details = {},
): Promise<void> {
  for (const [path, body] of [
    ['email', { email }],
    ['addresses/delivery', ADDRESS],
    ['payment', { provider: 'test', token }],
  ] as const) {
    const answer = await call('PUT', `${API}/carts/${cartGuid}/${path}`, body, keyed(newKey()));
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  }
}

export const placeOrder = ({ call }: Connection, cartGuid: string, key = newKey()): Promise<Answer> =>
  call('POST', `${API}/orders`, { cartGuid, termsChecked: true }, keyed(key));
