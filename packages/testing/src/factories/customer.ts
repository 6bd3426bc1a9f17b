import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';

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
