import { createHash } from 'node:crypto';
import { type Connection, connect } from '../harness/load/calls.ts';
import { type Added, addToCart } from '../harness/load/shopper.ts';
import { CODES } from '../sections/cart.rules.ts';
import { CARTS_EACH, MEMBERS, OWN } from './amounts.ts';
import { type Filled, SITE } from './shops.ts';

/** One call of what is measured. @throws where the answer is not the one that is meant */
type Call = (turn: number) => Promise<void>;

export interface Asked {
  name: string;
  of(shop: Filled): { call: Call; close(): void };
}

const API = `/rest/v2/${SITE}/users`;
const OFFICE = `/admin/v1/${SITE}`;
const PAGE = 50;

/** What shoppers, members and staff ask, each of the small shop and of the large one. */
export const ASKED: readonly Asked[] = [
  asked('add to a new cart', (connection) => async (turn) => {
    const answer = await addToCart(connection, codeOf(turn));
    if (answer.status !== 200) throw new Error(`Not added: ${answer.status} ${answer.text}`);
  }),
  asked('add to a cart that is there', (connection, { amounts }) => async (turn) => {
    const cartGuid = guestsCart(turn, amounts.carts);
    const answer = await addToCart(connection, 'one-24', { cartGuid });
    if (answer.status !== 200 || answer.json<Added>().cartGuid !== cartGuid)
      throw new Error(`Not added to ${cartGuid}: ${answer.status} ${answer.text}`);
  }),
  ...(['few', 'many'] as const).map((member) =>
    read(`orders of a member who has ${MEMBERS[member].orders}`, {
      path: () => `${API}/current/orders`,
      headers: ({ members }) => members[member],
      holds: ({ pagination }: { pagination?: { totalResults?: number } }) =>
        pagination?.totalResults === MEMBERS[member].orders,
    }),
  ),
  read('auto-delivery home', {
    path: () => `${API}/current/autoDeliveryHomePageData`,
    headers: ({ members }) => members.subscriber,
    holds: ({ subscriptions }: { subscriptions?: unknown[] }) => subscriptions?.length === OWN.subscriptions,
  }),
  office('overview', 'home', ({ todo }) => (todo?.length ?? 0) >= 2),
  office('orders', 'orders', full),
  office('orders to ship', 'orders?status=toShip', full),
  office(
    'orders of an e-mail address',
    'orders?query=someone-77@example.com',
    ({ items }) => (items?.length ?? 0) > 0,
  ),
  office('customers with a name', 'customers?query=marb', full),
  office('customers with an e-mail address', `customers?query=someone-77@example.com`, some(1)),
  office('products', 'products', full),
  office('mails that could not be sent', 'reports/mails', ({ rows }) => (rows?.length ?? 0) >= PAGE),
  office('auto-delivery: days to come', 'auto-delivery/calendar', () => true),
  office('auto-delivery: charges that failed', 'auto-delivery/failed', full),
];

interface Listed {
  items?: unknown[];
  rows?: unknown[];
  todo?: unknown[];
}
function some(count: number) {
  return ({ items }: Listed): boolean => items?.length === count;
}
function full({ items }: Listed): boolean {
  return items?.length === PAGE;
}

function asked(name: string, callOf: (connection: Connection, shop: Filled) => Call): Asked {
  return {
    name,
    of: (shop) => {
      const connection = connect(shop.origin);
      return { call: callOf(connection, shop), close: connection.close };
    },
  };
}

interface Reading<Body> {
  path(shop: Filled): string;
  headers(shop: Filled): Record<string, string>;
  holds(body: Body): boolean;
}

function read<Body>(name: string, { path, headers, holds }: Reading<Body>): Asked {
  return asked(name, ({ send }, shop) => async () => {
    const answer = await send('GET', path(shop), undefined, { ...headers(shop) });
    if (answer.status !== 200 || !holds(answer.json<Body>()))
      throw new Error(`${name}: ${answer.status} ${answer.text.slice(0, 500)}`);
  });
}

function office(name: string, path: string, holds: (body: Listed) => boolean): Asked {
  return read(`office, ${name}`, {
    path: () => `${OFFICE}/${path}`,
    headers: ({ staff }) => ({ ...staff }),
    holds,
  });
}

const codeOf = (turn: number): string => CODES[turn % CODES.length] ?? '';

/** A guest's cart that lives longer than this takes, each turn another one, wherever it lies. */
function guestsCart(turn: number, carts: number): string {
  const living = Math.floor(carts / CARTS_EACH / 2);
  const number = (carts / CARTS_EACH - 1 - ((turn * 7919) % living)) * CARTS_EACH + 1 + (turn % 5);
  const hash = createHash('md5').update(`cart ${number}`).digest('hex');
  const version = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`;
  return version.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
