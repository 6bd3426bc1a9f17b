import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { NewSubscription } from '@crema/commerce/domains/auto-delivery/index';
import { type SignedUp, type SignUpOptions, signUp } from './customer.ts';
import { subscription } from './subscription.ts';

/** The answers of all calls about subscriptions in one type. */
export interface SubscriptionAnswer {
  errors: { type: string; message: string; reason?: string; subject?: string }[];
  id: string;
  status: string;
  frequencyWeeks: number;
  nextDate?: string;
  locksAt?: string;
  editable: boolean;
  actions: string[];
  upcoming: { date: string }[];
  entries: {
    entryNumber: number;
    quantity: number;
    isOneTimeProduct: boolean;
    product: { code: string };
    backupProducts: { code: string; name: string }[];
  }[];
  ceiling: { value: number; formattedValue: string };
  totalPriceWithTax: { value: number };
  message: string;
}

const TEN_YEARS_S = 315_360_000;

/** Somebody who is logged in, and what he does to his auto-deliveries over HTTP. */
export async function subscriber(
  { app, autoDelivery, platform, content }: Commerce,
  options: SignUpOptions = {},
) {
  const customer = await signUp(app, options);
  const site = options.site ?? 'usb2c';
  let keys = 0;
  const tokenFor = tokensOf({ platform, content }, site);
  const own = await lastingToken({ platform, content }, customer, site);

  const call = async (
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/rest/v2/${site}/${path}`,
      ...(payload ? { payload } : {}),
      headers: { authorization: `Bearer ${own}`, ...headers },
    });
    return { status: answer.statusCode, body: answer.json<SubscriptionAnswer>() };
  };

  return {
    customer,
    call,
    tokenFor,
    /** Makes a subscription as a purchase would; see the factory for what it is unless told. */
    subscribe: async (parts: Partial<NewSubscription> = {}): Promise<string> => {
      const made = subscription({
        site,
        customerId: customer.customerId,
        email: customer.email,
        ...parts,
      });
      const id = await autoDelivery.repository.insert(made);
      if (!id) throw new Error(`${made.sourceKey} has made a subscription before`);
      return id;
    },
    read: (id: string) => call('GET', `users/current/subscriptions/${id}`),
    change: (id: string, body: object) => call('PATCH', `users/current/subscriptions/${id}`, body),
    /** POST …/{id}/{action}, each with a key of its own unless told. */
    act: (id: string, action: string, body: object = {}, key?: string) => {
      keys += 1;
      const own = `action-of-a-test-${String(keys).padStart(6, '0')}`;
      return call('POST', `users/current/subscriptions/${id}/${action}`, body, {
        'idempotency-key': key ?? own,
      });
    },
  };
}

type Issuer = Pick<Commerce, 'platform' | 'content'>;

/** Makes tokens for any caller that outlive what a test's clock runs through. */
const tokensOf =
  ({ platform, content }: Issuer, site: SiteId) =>
  (caller: Parameters<typeof platform.accessTokens.sign>[0]) =>
    platform.accessTokens.sign(caller, {
      site,
      clientId: 'test',
      audience: content.configuration(site)['auth.audience'],
      scope: 'shop',
      issuedAt: platform.clock.now(),
      lifetime: TEN_YEARS_S,
    });

/** A token of a customer that outlives what a test's clock runs through. */
export async function lastingToken(
  issuer: Issuer,
  { accessToken, customerId }: Pick<SignedUp, 'accessToken' | 'customerId'>,
  site: SiteId,
): Promise<string> {
  const sessionId = sessionOf(accessToken);
  await issuer.platform.db.execute(`update sessions set expires_at = '2060-01-01' where id = $1`, [
    sessionId,
  ]);
  return tokensOf(issuer, site)({ kind: 'customer', customerId, sessionId });
}

/** The session that an access token belongs to. */
function sessionOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

export type Subscriber = Awaited<ReturnType<typeof subscriber>>;
