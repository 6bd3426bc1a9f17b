import type { SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import type { NoboScope } from '@crema/commerce/platform/access/index';

/** The token of a fresh no-login link, as its address has it in the fragment. */
export async function noboLink(
  { nobo }: Commerce,
  customerId: string,
  scopes: readonly NoboScope[],
  site: SiteId = 'usb2c',
): Promise<string> {
  const address = await nobo.link({ site, language: 'en' }, { customerId, scopes });
  return new URL(address).hash.slice(1);
}

/** Headers of a call by who holds such a link. @throws when the link is refused. */
export async function noboHeaders(
  commerce: Commerce,
  customerId: string,
  scopes: readonly NoboScope[],
  site: SiteId = 'usb2c',
): Promise<{ authorization: string; 'content-type': string }> {
  const token = await noboLink(commerce, customerId, scopes, site);
  const url = `/api/auth/nobo?site=${site}`;
  const answer = await commerce.app.inject({ url, headers: { 'x-nobo-token': token } });
  if (answer.statusCode !== 200) throw new Error(`Not let in: ${answer.body}`);
  const { access_token } = answer.json<{ access_token: string }>();
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}
