import type { IDToken } from 'openid-client';
import type { SiteContext } from '#platform/http/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { ProviderDeps } from './provider.deps.ts';

/**
 * The customer of a subject at the provider, in the running transaction: of the account linked to it, else of the
 * account with the verified address, else of a new account.
 *
 * @throws 400 without a verified address, or if another subject is linked to the account with that address.
 */
export async function customerOfClaims(
  { platform, subjects, customers, ...deps }: ProviderDeps,
  { site, language }: SiteContext,
  claims: IDToken,
): Promise<string> {
  const external = { site: site.id, issuer: claims.iss, subject: claims.sub };
  const known = await subjects.customerOf(external);
  if (known) return known;
  const { email, email_verified: isVerified, given_name: given, family_name: family } = claims;
  if (typeof email !== 'string' || isVerified !== true) throw identityErrors.unverified(language);
  const made = await customers.create({
    ...{ site: site.id, email, firstName: nameOf(given), lastName: nameOf(family), language },
  });
  const customer = made ?? (await customers.byEmail(site.id, email));
  if (!customer) throw identityErrors.provider(language);
  if (!made) {
    // An address may pass to another person, a subject does not: another subject with this address is another person.
    if (await subjects.isLinked(site.id, claims.iss, customer.id)) throw identityErrors.linked(language);
    // The account's creator never proved the address: all earlier ways to log in end.
    await deps.passwordRows.delete(customer.id);
    await deps.tokens.end({ subject: customer.id }, 'password');
    await deps.links.endAll(customer.id);
  }
  await customers.proveEmail(customer.id);
  await subjects.add(external, customer.id, platform.clock.now());
  return customer.id;
}

const nameOf = (value: unknown): string =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, 40) : '—';
