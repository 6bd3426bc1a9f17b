/** How much there is of everything, in a shop of so many customers. */
export interface Amounts {
  customers: number;
  carts: number;
  orders: number;
  /** As many customers have a subscription, with this many orders behind each. */
  subscriptions: number;
  turns: number;
}

export const CARTS_EACH = 10;
const ORDERS_EACH = 5;
const TURNS = 6;

/** Times what the small shop has. */
const TIMES = 1000;
/** Customers of the small shop at least: every list has a full page in either shop. */
const LEAST = 500;

export const amountsOf = (customers: number): Amounts => ({
  ...{ customers, subscriptions: customers, turns: TURNS },
  ...{ carts: customers * CARTS_EACH, orders: customers * ORDERS_EACH },
});

/** A shop with a thousandth of what another one has. */
export const smallOf = ({ customers }: Amounts): Amounts =>
  amountsOf(Math.max(LEAST, Math.round(customers / TIMES)));

/** What waits for staff, the same number in either shop: how much of it there is says nothing of how long the shop is there. */
export const WAITING = 60;

/** Members whose pages are looked at, the same in either shop. */
export const MEMBERS = {
  few: { email: 'few@example.com', orders: 5 },
  many: { email: 'many@example.com', orders: 200 },
  subscriber: { email: 'subscriber@example.com', orders: 40 },
} as const;
export type Member = keyof typeof MEMBERS;
/** Subscriptions of the last of them, and orders behind each. */
export const OWN = { subscriptions: 3, turns: 39 };

/** What a customer's share of it all takes on disk, with the log and what indexes are built with; measured at 100,000. */
const BYTES_A_CUSTOMER = 26_000;
const BYTES_ALWAYS = 3e9;
export const bytesOf = ({ customers }: Amounts): number => BYTES_ALWAYS + customers * BYTES_A_CUSTOMER;
