import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type Connection, onConnections, type Target } from '../../harness/load/calls.ts';
import {
  type Added,
  addToCart,
  giveDetails,
  newKey,
  type PlacedOrder,
  placeOrder,
  type Refusal,
  readOrder,
} from '../../harness/load/shopper.ts';
import type { Acknowledged } from './books.ts';

/** One shopper's way through the checkout, and how far it came. Kept outside the shop: it outlives its kills. */
export interface Checkout {
  /** Variant to buy one of. */
  code: string;
  cartGuid?: string;
  /** The cart has its address and payment. */
  ready?: boolean;
  /** Idempotency-Key of the order, the same at every attempt. */
  key?: string;
  /** Guid of an order whose payment was not known yet (202): asked for until it is. */
  orderGuid?: string;
  /** Code of the order that was acknowledged: placed with 201, or read as paid. */
  order?: string;
  /** When, by `performance.now()`. */
  answeredAt?: number;
  /** Why there is none. */
  refused?: string;
  /** Not before this moment of `performance.now()` again. */
  notBefore?: number;
}

const PAUSE_MS = 100;
const REFUSALS = new Set(['InsufficientStockError', 'PaymentAuthorizationError']);

/** How many have their answer. */
export const answered = (checkouts: readonly Checkout[]): number =>
  checkouts.filter(({ order, refused }) => order || refused).length;

/** What shoppers were told of orders that were placed. */
export const acknowledgedOf = (checkouts: readonly Checkout[]): Acknowledged[] =>
  checkouts.flatMap(({ order, cartGuid }) => (order && cartGuid ? [{ code: order, cartGuid }] : []));

/** Takes every checkout to its answer, `atOnce` at a time; each attempt that breaks is made again. */
export async function shopUntilDone(
  target: string | Target,
  checkouts: Checkout[],
  atOnce: number,
  stop: () => boolean,
): Promise<void> {
  const open = checkouts.filter(({ order, refused }) => !order && !refused);
  await onConnections(target, atOnce, async (connection) => {
    for (;;) {
      const checkout = open.shift();
      if (!checkout || stop()) return;
      const wait = (checkout.notBefore ?? 0) - performance.now();
      if (wait > 0) await delay(Math.min(wait, 1000));
      await attempt(connection, checkout).catch(() => delay(PAUSE_MS));
      // To the back of the queue: another shopper goes on while this one tries again.
      if (!checkout.order && !checkout.refused) open.push(checkout);
    }
  });
}

/** Goes on where the last attempt stopped. @throws when the connection broke or the shop answered with a 5xx. */
export async function attempt(connection: Connection, checkout: Checkout): Promise<void> {
  checkout.key ??= newKey();
  if (!checkout.cartGuid) {
    const added = await addToCart(connection, checkout.code);
    if (refusedBy(added, checkout)) return;
    checkout.cartGuid = added.json<Added>().cartGuid;
  }
  if (!checkout.ready) {
    await giveDetails(connection, checkout.cartGuid);
    checkout.ready = true;
  }
  const answer = checkout.orderGuid
    ? await readOrder(connection, checkout.orderGuid)
    : await placeOrder(connection, checkout.cartGuid, checkout.key);
  if (refusedBy(answer, checkout)) return;
  checkout.notBefore = performance.now() + 1000;
  if (answer.status >= 400) return;
  const { code, guid, status, paymentStatus } = answer.json<PlacedOrder>();
  checkout.orderGuid = guid;
  if (paymentStatus === 'captured') {
    checkout.order = code;
    checkout.answeredAt = performance.now();
  } else if (status === 'cancelled') checkout.refused = 'cancelled';
}

/** Whether the answer is a refusal for good. @throws on a 5xx. */
function refusedBy(answer: Answer, checkout: Checkout): boolean {
  if (answer.status >= 500) throw new Error(`${answer.status} ${answer.text}`);
  if (answer.status < 400) return false;
  const type = answer.json<Refusal>().errors?.[0]?.type;
  if (type && REFUSALS.has(type)) checkout.refused = type;
  return checkout.refused !== undefined;
}
