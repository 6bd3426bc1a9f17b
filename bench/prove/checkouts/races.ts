import { setTimeout as delay } from 'node:timers/promises';
import type { Shop } from '../../../tools/testbed/index.ts';
import { type Answer, type Connection, onConnections } from '../../harness/load/calls.ts';
import {
  type Added,
  addToCart,
  newKey,
  type PlacedOrder,
  placeOrder,
  type Refusal,
  readOrder,
  readyCart,
} from '../../harness/load/shopper.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { box, writeCatalogue } from '../../harness/shops/catalogue.ts';
import { DATABASE_KINDS, type DatabaseKind, withBed } from '../../harness/shops/shops.ts';
import { shopFor } from '../sabotage.ts';
import { type Acknowledged, audit, type Books, readBooks, stands } from './books.ts';
import { exactly, faultLines } from './lines.ts';

const CONNECTIONS = 16;
const FOUR = ['one-24', 'two-24', 'three-24', 'four-24'];
const STOCK: Record<string, number> = {
  ...Object.fromEntries(FOUR.map((code) => [code, 5000])),
  'first-24': 5000,
  'capped-24': 5000,
  'last-24': 1,
  'keyed-24': 5000,
  'cart-24': 5000,
  'lost-24': 5000,
};
const ADDS = 320;
const ONE_VARIANT_ADDS = 120;
const CAP = 99;
const SAME_KEY = 10;
const LOST_ANSWERS = 4;
const SETTLED_WITHIN_MS = 60_000;

/** Everything that is asked for at once and must come out as if one after the other. */
export const races: Section = {
  name: 'races',
  about: 'parallel adds, the line cap, the last box, one key ten times, one cart ten times; both databases',
  run: async (options) => {
    const lines: Line[] = [];
    for (const kind of DATABASE_KINDS) lines.push(...(await on(kind, options)));
    return lines;
  },
};

function on(kind: DatabaseKind, { sabotage, say }: SectionOptions): Promise<Line[]> {
  return withBed(kind, async (bed) => {
    const products = Object.entries(STOCK).map(([code, units]) => box(code.replace(/-24$/, ''), units));
    await writeCatalogue(bed, 'usb2c', products);
    const shop = await bed.start(shopFor(sabotage));
    let raced: Awaited<ReturnType<typeof race>>;
    try {
      say(`${kind}: racing`);
      raced = await race(shop);
    } finally {
      await shop.stop();
    }
    const books = await readBooks(bed);
    return [
      ...judge(kind, raced, books),
      ...faultLines(`races, ${kind}`, audit(books, raced.acknowledged, STOCK)),
    ];
  });
}

async function race(shop: Shop) {
  const acknowledged: Acknowledged[] = [];
  const note = (cartGuid: string, answer: Answer): Answer => {
    if (answer.status === 201) acknowledged.push({ code: answer.json<PlacedOrder>().code, cartGuid });
    return answer;
  };
  const newCart = async (): Promise<string> => {
    const [answer] = await onConnections(shop.origin, 1, (connection) => addToCart(connection, 'first-24'));
    return answer?.json<Added>().cartGuid ?? '';
  };
  /** `amount` calls over the connections, as many at once as there are connections. */
  const parallel = async (amount: number, work: Parameters<typeof onConnections<Answer>>[2]) => {
    let next = 0;
    const answers = await onConnections(shop.origin, Math.min(amount, CONNECTIONS), async (connection) => {
      const own: Answer[] = [];
      while (next < amount) own.push(await work(connection, next++));
      return own;
    });
    return answers.flat();
  };

  const shared = await newCart();
  const adds = await parallel(ADDS, (connection, turn) =>
    addToCart(connection, FOUR[turn % FOUR.length] as string, { cartGuid: shared }),
  );
  const capped = await newCart();
  const cappedAdds = await parallel(ONE_VARIANT_ADDS, (connection) =>
    addToCart(connection, 'capped-24', { cartGuid: capped }),
  );
  const lastCarts = await onConnections(shop.origin, CONNECTIONS, (one) => readyCart(one, 'last-24'));
  const last = await parallel(CONNECTIONS, async (connection, turn) => {
    const cart = lastCarts[turn] as string;
    return note(cart, await placeOrder(connection, cart));
  });
  const one = (code: string) => onConnections(shop.origin, 1, (connection) => readyCart(connection, code));
  const [keyedCart = ''] = await one('keyed-24');
  const key = newKey();
  const keyed = await parallel(SAME_KEY, async (connection) =>
    note(keyedCart, await placeOrder(connection, keyedCart, key)),
  );
  const [sharedCart = ''] = await one('cart-24');
  const tenKeys = await parallel(SAME_KEY, async (connection) =>
    note(sharedCart, await placeOrder(connection, sharedCart)),
  );
  // The answer to the charge is lost: what was charged has to be found again, by nothing but its key.
  const lost = await onConnections(shop.origin, LOST_ANSWERS, async (connection) => {
    const cartGuid = await readyCart(connection, 'lost-24', { token: 'tok_timeout_after_charge' });
    const placed = await placeOrder(connection, cartGuid);
    return { placed, paid: await untilPaid(connection, placed.json<PlacedOrder>().guid) };
  });
  return {
    lost,
    acknowledged,
    shared,
    adds,
    capped,
    cappedAdds,
    last,
    keyed,
    keyedCart,
    tenKeys,
    sharedCart,
  };
}

/** Whether an order of unknown payment ends as a paid one, in time. */
async function untilPaid(connection: Connection, guid: string): Promise<boolean> {
  for (const start = performance.now(); performance.now() - start < SETTLED_WITHIN_MS; await delay(500)) {
    const { status, paymentStatus } = (await readOrder(connection, guid)).json<PlacedOrder>();
    if (paymentStatus === 'captured') return true;
    if (status === 'cancelled') return false;
  }
  return false;
}

function judge(kind: DatabaseKind, raced: Awaited<ReturnType<typeof race>>, books: Books): Line[] {
  const count = (answers: Answer[], status: number, type?: string): number =>
    answers.filter(
      (answer) => answer.status === status && (!type || answer.json<Refusal>().errors?.[0]?.type === type),
    ).length;
  const kept = (cartGuid: string, codes: string[]): number =>
    books.carts
      .filter((line) => line.cartGuid === cartGuid && codes.includes(line.code))
      .reduce((sum, line) => sum + line.quantity, 0);
  const ordersOf = (cartGuid: string): number =>
    books.orders.filter((order) => order.cartGuid === cartGuid && stands(order)).length;
  const lastOrders = books.orders.filter((order) => stands(order) && 'last-24' in order.units).length;
  const namingCap = raced.cappedAdds.filter(
    ({ status, text }) =>
      status === 400 && text.includes('MaxOrderQuantityExceededError') && text.includes('99'),
  ).length;
  const codes = new Set(
    raced.keyed.filter(({ status }) => status === 201).map((answer) => answer.json<PlacedOrder>().code),
  );
  const chargesOf = (cartGuid: string): number => {
    const mine = books.orders.filter((order) => order.cartGuid === cartGuid).map(({ code }) => code);
    return books.charges.filter(({ key }) => mine.includes(key.split(':', 1)[0] as string)).length;
  };
  return [
    exactly(`${ADDS} adds to one cart, ${kind}: acknowledged`, count(raced.adds, 200), ADDS),
    exactly(`${ADDS} adds to one cart, ${kind}: kept`, kept(raced.shared, FOUR), ADDS),
    exactly(
      `${ONE_VARIANT_ADDS} adds of one variant, ${kind}: acknowledged`,
      count(raced.cappedAdds, 200),
      CAP,
    ),
    exactly(`${ONE_VARIANT_ADDS} adds of one variant, ${kind}: kept`, kept(raced.capped, ['capped-24']), CAP),
    exactly(
      `${ONE_VARIANT_ADDS} adds of one variant, ${kind}: 400 naming the cap`,
      namingCap,
      ONE_VARIANT_ADDS - CAP,
    ),
    exactly(`16 buyers of the last box, ${kind}: 201`, count(raced.last, 201), 1),
    exactly(
      `16 buyers of the last box, ${kind}: clean 409`,
      count(raced.last, 409, 'InsufficientStockError'),
      15,
    ),
    exactly(`16 buyers of the last box, ${kind}: orders`, lastOrders, 1),
    exactly(
      `one key ${SAME_KEY} times, ${kind}: the same 201`,
      codes.size === 1 ? count(raced.keyed, 201) : 0,
      SAME_KEY,
    ),
    exactly(`one key ${SAME_KEY} times, ${kind}: orders`, ordersOf(raced.keyedCart), 1),
    exactly(`one key ${SAME_KEY} times, ${kind}: charges`, chargesOf(raced.keyedCart), 1),
    exactly(
      `charges whose answer was lost, ${kind}: 202, then paid`,
      raced.lost.filter(({ placed, paid }) => placed.status === 202 && paid).length,
      LOST_ANSWERS,
    ),
    exactly(`one cart under ${SAME_KEY} keys, ${kind}: orders`, ordersOf(raced.sharedCart), 1),
    exactly(`one cart under ${SAME_KEY} keys, ${kind}: clean 409`, count(raced.tenKeys, 409), SAME_KEY - 1),
  ];
}
