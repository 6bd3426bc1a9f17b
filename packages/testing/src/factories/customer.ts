import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { TestCommerce } from '../commerce.ts';
import { ADDRESSES, type AnswerBody } from './shopper.ts';

/** Somebody who has an account and is logged in. */
export interface SignedUp {
  customerId: string;
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
  /** Headers of a call as this customer. */
  headers: { authorization: string; 'content-type': string };
}

export interface SignUpOptions {
  site?: SiteId;
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  rememberMe?: boolean;
  perksOptIn?: boolean;
  lang?: 'en' | 'fr';
}

let people = 0;

/** Signs somebody up through the API, with an address nobody else has unless told. @throws when refused. */
export async function signUp(app: Commerce['app'], options: SignUpOptions = {}): Promise<SignedUp> {
  const { site = 'usb2c', lang = 'en', ...given } = options;
  people += 1;
  const account = {
    email: `shopper-${people}@example.com`,
    password: 'three quiet kettles',
    firstName: 'Ada',
    lastName: 'Marsh',
    ...given,
  };
  const answer = await app.inject({
    method: 'POST',
    url: `/api/auth/signup?site=${site}&lang=${lang}`,
    payload: account,
  });
  if (answer.statusCode !== 200) throw new Error(`Not signed up: ${answer.body}`);
  const { access_token: accessToken, refresh_token: refreshToken } = answer.json<Record<string, string>>();
  return {
    customerId: customerOf(String(accessToken)),
    email: account.email,
    password: account.password,
    accessToken: String(accessToken),
    refreshToken: String(refreshToken),
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
  };
}

/** The subject of an access token. */
function customerOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface MemberOptions {
  site?: SiteId;
  /** Points that can be spent at once, those of the welcome among them; absent: as many as everybody gets. */
  points?: number;
  perksOptIn?: boolean;
  lang?: 'en' | 'fr';
}

/** Calls of somebody who has an account: a path below the site's, or what stands behind `users/current/`. */
export function callsOf(
  { commerce: { app } }: Pick<TestCommerce, 'commerce'>,
  who: Pick<SignedUp, 'headers'>,
  site: SiteId,
) {
  return async <Body = AnswerBody>(
    method: Method,
    path: string,
    payload?: object,
    more: Record<string, string> = {},
  ): Promise<{ status: number; body: Body }> => {
    const url = path.startsWith('/') ? `/rest/${path.slice(1)}` : `/rest/v2/${site}/users/current/${path}`;
    const { authorization } = who.headers;
    const answer = await app.inject({ method, url, payload, headers: { authorization, ...more } });
    return { status: answer.statusCode, body: answer.body ? answer.json<Body>() : ({} as Body) };
  };
}

/** Gives a member points that can be spent at once, as an earlier purchase of theirs would have, behind the shop's back. */
async function givePoints(
  { db, clock }: Pick<TestCommerce, 'db' | 'clock'>,
  site: SiteId,
  customerId: string,
  points: number,
): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(
    `with entry as (
       insert into perks_entries (site, customer_id, key, kind, points, reason, actor, at)
       values ($1, $2::uuid, $3, 'adjusted', $4, 'of a test', 'test', $5) returning id)
     insert into perks_lots (entry_id, site, customer_id, points, clears_at)
       select id, $1, $2::uuid, $4, $5 from entry`,
    [site, customerId, `test:${randomUUID()}`, points, now],
  );
}

const WELCOME = 50;

/** A member of the programme who is logged in, with the calls of a purchase. */
export async function member(shop: TestCommerce, options: MemberOptions = {}) {
  const { site = 'usb2c', points, perksOptIn = true, lang = 'en' } = options;
  const who = await signUp(shop.commerce.app, { site, perksOptIn, lang });
  if (points !== undefined && perksOptIn) await givePoints(shop, site, who.customerId, points - WELCOME);
  const call = callsOf(shop, who, site);
  const address = site === 'cab2c' ? ADDRESSES.QC : ADDRESSES.NY;
  const key = () => ({ 'idempotency-key': `member-${randomUUID()}` });
  const reward = <Body = Applied>(operation: string, body: object, query = '', more = {}) =>
    call<Body>('POST', `/v2/${site}/user/rewards/${operation}${query}`, body, more);
  return {
    ...who,
    site,
    call,
    add: (code: string, qty = 1, more: object = {}) =>
      call('POST', 'addProductToCart', { code, qty, ...more }),
    /** Gives a cart everything but the order. */
    ready: async (cartGuid: string, token = 'tok_success') => {
      for (const [path, body] of [
        ['addresses/delivery', address],
        ['payment', { provider: 'test', token }],
      ] as const) {
        const answer = await call('PUT', `carts/${cartGuid}/${path}`, body);
        if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
      }
      return cartGuid;
    },
    place: (cartGuid: string, more: object = {}, headers: Record<string, string> = key()) =>
      call('POST', 'orders', { cartGuid, termsChecked: true, ...more }, headers),
    apply: (cartGuid: string, rewardCode: string, query = '', more: Record<string, string> = {}) =>
      reward('applyReward', { cartGuid, rewardCode }, query, more),
    remove: (cartGuid: string, rewardCode: string, query = '', more: Record<string, string> = {}) =>
      reward('removeReward', { cartGuid, rewardCode }, query, more),
    swap: (cartGuid: string, rewardCode: string, newRewardCode: string, query = '', more = {}) =>
      reward('swapReward', { cartGuid, rewardCode, newRewardCode }, query, more),
    applied: (cartGuid: string) =>
      call<Applied>('GET', `/v2/${site}/user/rewards/appliedRewards?cartGuid=${cartGuid}`),
    /** What can be spent now. */
    points: async (): Promise<number> =>
      (
        await call<{ points: number }>(
          'GET',
          `/v1/lms/${site}/fetchLoyaltyDetails?customerId=${who.customerId}&field=points`,
        )
      ).body.points,
  };
}

export type Member = Awaited<ReturnType<typeof member>>;

/** What calls of rewards answer. */
export interface Applied {
  errors: AnswerBody['errors'];
  rewards: {
    rewardCode: string;
    points: number;
    products: { code: string; quantity: number; listPrice: { value: number } }[];
  }[];
  points: number;
  sessionCartCount: number;
}
