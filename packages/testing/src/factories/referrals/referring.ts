import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import PostalMime, { type Email } from 'postal-mime';
import type { TestCommerce } from '../../commerce.ts';
import { shopper } from '../shopper.ts';
import { type Subscriber, subscriber } from '../subscriber.ts';

export const DAY_MS = 86_400_000;

/** The answers of the calls of referrals in one type. */
export interface ReferralAnswer {
  errors: { type: string; message: string; reason?: string; subject?: string }[];
  status: string;
  code: string;
  id: string;
  referrals: {
    id: string;
    email?: string;
    code: string;
    status: string;
    message: string;
    reason?: string;
    creditAt?: string;
    amount?: { value: number };
    heldFor?: string[];
    orderCode?: string;
  }[];
  terms: object;
  pagination: { totalResults: number; totalPages: number };
  balance: { value: number; formattedValue: string };
  entries: { kind: string; orderCode?: string }[];
}

type Call = [status: number, body: ReferralAnswer];

/** Somewhere that no sender lives. */
export const ELSEWHERE = {
  firstName: 'Bo',
  lastName: 'Reed',
  line1: '9 Mill Lane',
  town: 'Troy',
  region: { isocode: 'US-NY' },
  country: { isocode: 'US' },
  postalCode: '12180',
  phone: '518 555 0199',
};

/** What people of referrals do over HTTP, at one site of a shop whose jobs have their queues. */
export function referring({ commerce, db, clock, dataDir }: TestCommerce, site: SiteId = 'usb2c') {
  const guest = shopper(commerce, site);
  let keys = 0;

  const as = async (
    who: Subscriber,
    method: 'GET' | 'POST',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Call> => {
    const { status, ...answer } = await who.call(method, `users/current/${path}`, payload, headers);
    const body: unknown = answer.body;
    return [status, body as ReferralAnswer];
  };

  return {
    as,
    sender: (parts: Parameters<typeof subscriber>[1] = {}) => subscriber(commerce, { site, ...parts }),

    /** Refers a friend, from an address of the network if one is given. */
    refer: (
      who: Subscriber,
      email: string,
      more: { message?: string; lang?: string; from?: string } = {},
    ) => {
      const { message, lang = 'en', from } = more;
      return as(
        who,
        'POST',
        `submitReferral?lang=${lang}`,
        { email, ...(message === undefined ? {} : { message }) },
        from ? { 'x-forwarded-for': from } : {},
      );
    },

    /**
     * Runs the jobs of new referrals, and sends the mails that wait. Answers those that went out now: to friends, or with
     * `credit` to senders.
     */
    mail: async (kind: 'invitation' | 'credit' = 'invitation'): Promise<Email[]> => {
      const folder = join(dataDir, 'mail');
      mkdirSync(folder, { recursive: true });
      const before = new Set(readdirSync(folder));
      const { rows } = await db.execute('select id from referrals order by created_at, id');
      for (const { id } of rows as { id: string }[])
        await commerce.platform.jobs.run('referrals.invite', { id });
      await commerce.platform.outbox.sendDue();
      const sent = readdirSync(folder).filter(
        (name) => name.startsWith(`referral-${kind}-`) && !before.has(name),
      );
      return Promise.all(sent.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    },

    /** A friend, who is a guest, orders three boxes with the coupon, and `others` of another product. Answers the order's code, or what was refused. */
    order: async (
      code: string,
      email: string,
      { address = ELSEWHERE as object, token = 'tok_success', from = '', boxes = 3, others = 0 } = {},
    ): Promise<{ status: number; code: string; message?: string }> => {
      const lines = [
        { code: 'dawn-24', qty: boxes },
        ...(others > 0 ? [{ code: 'dusk-24', qty: others }] : []),
      ];
      const cart = await guest.readyCart([], { lines, address, token });
      await guest.call('PUT', `carts/${cart}/email`, { email });
      const applied = await guest.call('GET', `carts/${cart}/coupon/apply?couponCode=${code}`);
      if (applied.status !== 200)
        return { status: applied.status, code: '', message: applied.body.errors[0]?.message ?? '' };
      const headers = {
        'idempotency-key': `friend-of-a-test-${String(keys++).padStart(6, '0')}`,
        ...(from ? { 'x-forwarded-for': from } : {}),
      };
      const placed = await guest.call('POST', 'orders', { cartGuid: cart, termsChecked: true }, headers);
      const [refused] = placed.body.errors ?? [];
      return {
        ...{ status: placed.status, code: placed.body.code },
        ...(refused ? { message: refused.message } : {}),
      };
    },

    /** Sends and delivers an order. */
    deliver: async (code: string) => {
      await commerce.orders.fulfilment.ship(code);
      await commerce.orders.fulfilment.deliver(code);
    },

    /** Lets days pass, and runs the job that credits. Answers how many were credited. */
    later: (days: number): Promise<number> => {
      clock.advance(days * DAY_MS);
      return commerce.referrals.creditDue();
    },

    list: async (who: Subscriber, query = '') => (await as(who, 'GET', `referrals${query}`))[1],
    balance: async (who: Subscriber): Promise<number> =>
      (await as(who, 'GET', 'storeCredit'))[1].balance.value,
  };
}
