import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Answer, type Connection, onConnections } from '../../harness/load/calls.ts';
import { newKey, type PlacedOrder, type Refusal } from '../../harness/load/shopper.ts';
import type { Bed } from '../../harness/shops/shops.ts';
import { PROOF } from '../checkouts/settled.ts';

const REST = '/rest/v2/usb2c';
const API = `${REST}/users/current`;
const PAUSE_MS = 100;
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

/** One purchase of a member, and how far it came. Kept outside the shop: it outlives its kills. */
export interface Purchase {
  /** Idempotency-Keys of its calls, the same at every attempt. */
  keys: { add: string; apply: string; order: string; cancel: string };
  /** What is bought, and what for points. */
  code: string;
  rewardCode: string;
  /** The first card is declined. */
  declines: boolean;
  /** The order is cancelled afterwards. */
  regrets: boolean;
  cartGuid?: string;
  ready?: boolean;
  /** Whether the reward could be had. */
  reward?: boolean;
  /** Code of an order whose payment was not known yet: asked for until it is. */
  asked?: string;
  /** Code of the order that was acknowledged. */
  order?: string;
  done?: boolean;
}

export interface ProofMember {
  customerId: string;
  headers: Record<string, string>;
  purchases: Purchase[];
}

/** Signs members up and gives each so many points beside their welcome. */
export async function makeMembers(
  bed: Bed,
  origin: string,
  count: number,
  points: number,
  purchases: () => Purchase[],
): Promise<ProofMember[]> {
  const left = Array.from({ length: count }, (_, index) => index);
  const members: ProofMember[] = [];
  await onConnections(origin, 4, async ({ call }) => {
    for (let index = left.shift(); index !== undefined; index = left.shift()) {
      const answer = await call('POST', '/api/auth/signup?site=usb2c', {
        ...{ email: `member-${index}@example.com`, password: 'a long and quiet morning' },
        ...{ firstName: 'Ada', lastName: 'Marsh', perksOptIn: true },
      });
      if (answer.status !== 200) throw new Error(`Not signed up: ${answer.status} ${answer.text}`);
      const { access_token: token } = answer.json<{ access_token: string }>();
      const [, claims = ''] = token.split('.');
      const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string };
      members.push({
        customerId: sub,
        headers: { authorization: `Bearer ${token}` },
        purchases: purchases(),
      });
    }
  });
  await givePoints(bed, members, points);
  return members;
}

/** Points of an earlier purchase, written by the proof itself. */
async function givePoints({ databaseUrl }: Bed, members: readonly ProofMember[], points: number) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: PROOF });
  await client.connect();
  try {
    for (const { customerId } of members)
      await client.query(
        `with entry as (
           insert into perks_entries (site, customer_id, key, kind, points, reason, actor, at)
           values ('usb2c', $1, $2, 'adjusted', $3, 'of a proof', 'proof', now()) returning id)
         insert into perks_lots (entry_id, site, customer_id, points, clears_at)
           select id, 'usb2c', $1, $3, now() from entry`,
        [customerId, `proof:${randomUUID()}`, points],
      );
  } finally {
    await client.end();
  }
}

export const newPurchase = (
  of: Pick<Purchase, 'code' | 'rewardCode' | 'declines' | 'regrets'>,
): Purchase => ({
  ...of,
  keys: { add: newKey(), apply: newKey(), order: newKey(), cancel: newKey() },
});

const open = ({ purchases }: ProofMember): Purchase | undefined => purchases.find(({ done }) => !done);

/** Purchases that have come to their end. */
export const doneOf = (members: readonly ProofMember[]): number =>
  members.reduce((all, { purchases }) => all + purchases.filter(({ done }) => done).length, 0);

/** Takes every purchase to its end, `atOnce` members at a time; each attempt that breaks is made again. */
export async function buyUntilDone(
  origin: string,
  members: readonly ProofMember[],
  atOnce: number,
  stop: () => boolean,
): Promise<void> {
  const waiting = members.filter(open);
  await onConnections(origin, atOnce, async (connection) => {
    for (;;) {
      const member = waiting.shift();
      if (!member || stop()) return;
      const purchase = open(member);
      if (!purchase) continue;
      await attempt(connection, member, purchase).catch(() => delay(PAUSE_MS));
      // To the back of the queue: another member goes on while this one tries again.
      waiting.push(member);
    }
  });
}

/** One step of a purchase, the next that has no answer. @throws when the connection broke or the shop answered otherwise. */
async function attempt(connection: Connection, member: ProofMember, purchase: Purchase): Promise<void> {
  const call = async (method: string, path: string, body?: object, key?: string): Promise<Answer> => {
    const headers = { ...member.headers, ...(key ? { 'idempotency-key': key } : {}) };
    const answer = await connection.call(method, path, body, headers);
    if (answer.status >= 500) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const { keys, code, rewardCode } = purchase;
  if (!purchase.cartGuid) {
    const added = await call('POST', `${API}/addProductToCart`, { code, qty: 1 }, keys.add);
    requireOk(added);
    purchase.cartGuid = added.json<{ cartGuid: string }>().cartGuid;
  }
  const { cartGuid } = purchase;
  if (!purchase.ready) {
    const token = purchase.declines ? 'tok_declined' : 'tok_success';
    requireOk(await call('PUT', `${API}/carts/${cartGuid}/addresses/delivery`, ADDRESS, newKey()));
    requireOk(await call('PUT', `${API}/carts/${cartGuid}/payment`, { provider: 'test', token }, newKey()));
    purchase.ready = true;
  }
  if (purchase.reward === undefined) {
    const applied = await call(
      'POST',
      `${REST}/user/rewards/applyReward`,
      { cartGuid, rewardCode },
      keys.apply,
    );
    if (applied.status !== 200 && typeOf(applied) !== 'NotEnoughPointsError') requireOk(applied);
    purchase.reward = applied.status === 200;
  }
  if (!purchase.order) await order(call, purchase);
  if (!purchase.order) return;
  if (purchase.regrets) {
    const answer = await call('POST', `${API}/orders/${purchase.order}/cancel`, undefined, keys.cancel);
    if (answer.status !== 409) requireOk(answer);
  }
  purchase.done = true;
}

type Call = (method: string, path: string, body?: object, key?: string) => Promise<Answer>;

/** Places the order, or asks what became of it. */
async function order(call: Call, purchase: Purchase): Promise<void> {
  const { cartGuid, keys, asked } = purchase;
  const answer = asked
    ? await call('GET', `${API}/orders/${asked}`)
    : await call('POST', `${API}/orders`, { cartGuid, termsChecked: true }, keys.order);
  // Declined, or given up by a kill before it was charged: the cart is as it was, and another card is tried under another key.
  const isGivenUp = asked
    ? answer.json<PlacedOrder>().status === 'cancelled'
    : typeOf(answer) === 'PaymentAuthorizationError';
  if (isGivenUp) {
    const { asked: _, ...rest } = purchase;
    Object.assign(purchase, { ...rest, ready: false, declines: false });
    delete purchase.asked;
    purchase.keys = { ...keys, order: newKey() };
    return;
  }
  requireOk(answer);
  const { code, paymentStatus } = answer.json<PlacedOrder>();
  if (paymentStatus === 'captured') purchase.order = code;
  else {
    purchase.asked = code;
    await delay(PAUSE_MS);
  }
}

const typeOf = (answer: Answer): string | undefined =>
  answer.status < 400 ? undefined : answer.json<Refusal>().errors?.[0]?.type;

function requireOk({ status, text }: Answer): void {
  if (status >= 300) throw new Error(`${status} ${text}`);
}
