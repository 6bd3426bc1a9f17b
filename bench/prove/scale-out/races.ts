import { type Answer, type Connection, onConnections } from '../../harness/load/calls.ts';
import { newKey, type PlacedOrder, placeOrder, type Refusal, readyCart } from '../../harness/load/shopper.ts';
import type { Line } from '../../harness/report.ts';
import { type Acknowledged, audit, type Books, readBooks, stands } from '../checkouts/books.ts';
import { exactly, faultLines } from '../checkouts/lines.ts';
import { untilSettled } from '../checkouts/settled.ts';
import type { World } from './bed.ts';
import { COUPON, STOCK } from './goods.ts';
import type { Part } from './parts.ts';

const BUYERS = 16;
const TIMES = 10;
const SETTLED_WITHIN_MS = 60_000;
const API = '/rest/v2/usb2c/users/anonymous';

/** Asked for at once through the front door, so that two engines race. */
export const races: Part = {
  name: 'races',
  seconds: { whole: 0, quick: 0 },
  run: async (world) => {
    await world.goods.makeCoupon();
    const raced = await race(world);
    const deadline = performance.now() + SETTLED_WITHIN_MS;
    const open = await untilSettled(world.books, () => performance.now() > deadline);
    const books = await readBooks(world.books);
    const [coupon] = await world.ask<{ used: number }>('select used from coupons where code = $1', [COUPON]);
    return [
      ...judge(raced, books),
      exactly('races: uses of the coupon with one use', coupon?.used ?? -1, 1),
      exactly('races: payments and turns open', open, 0),
      ...faultLines('races', audit(books, raced.acknowledged, STOCK)),
    ];
  },
};

async function race({ door }: World) {
  const acknowledged: Acknowledged[] = [];
  const placed = async (connection: Connection, cartGuid: string, key?: string): Promise<Answer> => {
    const answer = await placeOrder(connection, cartGuid, key);
    if (answer.status === 201) acknowledged.push({ code: answer.json<PlacedOrder>().code, cartGuid });
    return answer;
  };
  /** As many shoppers, each with a cart; they order when all are ready. */
  const together = async (code: string, prepare = async (_: Connection, __: string) => {}) => {
    const carts = await onConnections(door, BUYERS, async (connection) => {
      const cart = await readyCart(connection, code);
      await prepare(connection, cart);
      return cart;
    });
    return onConnections(door, BUYERS, (connection, index) => placed(connection, carts[index] as string));
  };
  const last = await together('last-24');
  const couponed = await together('couponed-24', async (connection, cart) => {
    const answer = await connection.call('GET', `${API}/carts/${cart}/coupon/apply?couponCode=${COUPON}`);
    if (answer.status !== 200) throw new Error(`The coupon: ${answer.status} ${answer.text}`);
  });
  const one = async (code: string): Promise<string> =>
    (await onConnections(door, 1, (connection) => readyCart(connection, code)))[0] as string;
  const keyedCart = await one('keyed-24');
  const key = newKey();
  const keyed = await onConnections(door, TIMES, (connection) => placed(connection, keyedCart, key));
  const sharedCart = await one('cart-24');
  const tenKeys = await onConnections(door, TIMES, (connection) => placed(connection, sharedCart));
  return { acknowledged, last, couponed, keyed, keyedCart, tenKeys, sharedCart };
}

function judge(raced: Awaited<ReturnType<typeof race>>, { orders, charges }: Books): Line[] {
  const count = (answers: Answer[], status: number, type?: string): number =>
    answers.filter(
      (answer) => answer.status === status && (!type || answer.json<Refusal>().errors?.[0]?.type === type),
    ).length;
  const ordersOf = (matches: (order: Books['orders'][number]) => boolean) =>
    orders.filter((order) => matches(order) && stands(order));
  const chargesOf = (matches: (order: Books['orders'][number]) => boolean): number => {
    const codes = orders.filter(matches).map(({ code }) => code);
    return charges.filter(({ key }) => codes.includes(key.split(':', 1)[0] as string)).length;
  };
  const ofLast = ({ units }: Books['orders'][number]) => 'last-24' in units;
  const ofKey = ({ cartGuid }: Books['orders'][number]) => cartGuid === raced.keyedCart;
  const ofCart = ({ cartGuid }: Books['orders'][number]) => cartGuid === raced.sharedCart;
  const codes = new Set(
    raced.keyed.filter(({ status }) => status === 201).map((answer) => answer.json<PlacedOrder>().code),
  );
  const name = (words: string): string => `races: ${words}`;
  return [
    exactly(name('16 buyers of the last box: 201'), count(raced.last, 201), 1),
    exactly(name('clean 409 of the others'), count(raced.last, 409, 'InsufficientStockError'), BUYERS - 1),
    exactly(name('orders of the last box'), ordersOf(ofLast).length, 1),
    exactly(name('charges for the last box'), chargesOf(ofLast), 1),
    exactly(name('16 carts with the last use of a coupon: 201'), count(raced.couponed, 201), 1),
    exactly(name('clean 409 of the others’ coupon'), count(raced.couponed, 409, 'CouponError'), BUYERS - 1),
    exactly(name('one key ten times: the same 201'), codes.size === 1 ? count(raced.keyed, 201) : 0, TIMES),
    exactly(name('orders of one key'), ordersOf(ofKey).length, 1),
    exactly(name('charges of one key'), chargesOf(ofKey), 1),
    exactly(name('one cart under ten keys: orders'), ordersOf(ofCart).length, 1),
    exactly(name('charges of that cart'), chargesOf(ofCart), 1),
  ];
}
