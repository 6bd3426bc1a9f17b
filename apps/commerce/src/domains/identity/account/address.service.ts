import type { SiteContext } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import { identityErrors } from '../identity.errors.ts';
import type { AccountDeps, OwnContext } from './account.deps.ts';
import { requirePassword } from './own-password.service.ts';

/** Mails a link to the new address, which proves that it is the customer's. @throws 400 address or password. */
export async function askForEmail(
  deps: AccountDeps,
  ctx: OwnContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = checkEmail(email);
  if (!address) throw identityErrors.fields(ctx.language, [{ subject: 'email', problem: 'email' }]);
  await requirePassword(deps, ctx, password);
  await deps.emails.write(ctx, 'email', address, { customerId: ctx.customerId });
}

/** Uses that link. @throws 400 link, or the address has an account by now. */
export function confirmEmail(
  { customers, emails, links, passwordRows, platform }: AccountDeps,
  ctx: SiteContext,
  token: string,
): Promise<void> {
  return platform.db.transaction(async () => {
    const { site, language } = ctx;
    const link = await links.take('email', site.id, token);
    const customer = link && (await customers.byId(site.id, link.customerId));
    const { email, askedAt } = link?.payload ?? {};
    if (!customer || !email || !askedAt) throw identityErrors.link(language);
    // The password given with the request was changed since: the owner has locked out the requester.
    if (!(await passwordRows.hadAt(customer.id, new Date(askedAt)))) throw identityErrors.link(language);
    if (!(await customers.setEmail(site.id, customer.id, email))) throw identityErrors.link(language);
    await links.endAll(customer.id);
    await emails.write(ctx, 'emailChanged', customer.email);
  });
}
