import type { SiteContext } from '#platform/http/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { AccountDeps, OwnContext } from './account.deps.ts';
import { requirePassword } from './own-password.service.ts';

/**
 * Mails a link that removes the customer, to the account's own address: for customers without a password, as after a
 * log-in at the outside provider. The link allows nothing new: a reader of that mailbox could choose a password and
 * remove the account with it.
 */
export async function askForRemoval(
  { customers, emails, limits }: AccountDeps,
  ctx: OwnContext,
): Promise<void> {
  const { email, language } = await customers.get(ctx);
  if (await limits.mayEmail(ctx.site.id, 'removal', email))
    await emails.write({ ...ctx, language }, 'removal', email);
}

/** Uses that link. @throws 400 link; 409 while something prevents the removal, and the link stays valid. */
export function confirmRemoval(
  { customers, links, platform }: AccountDeps,
  { site, language }: SiteContext,
  token: string,
): Promise<void> {
  return platform.db.transaction(async () => {
    const link = await links.take('removal', site.id, token);
    const customer = link && (await customers.byId(site.id, link.customerId));
    if (!customer) throw identityErrors.link(language);
    await customers.remove(site.id, customer.id, language);
  });
}

/** Removes the customer for good. @throws 400 password, 409 while something prevents the removal. */
export async function remove(deps: AccountDeps, ctx: OwnContext, password: string): Promise<void> {
  await requirePassword(deps, ctx, password);
  await deps.customers.remove(ctx.site.id, ctx.customerId, ctx.language);
}
