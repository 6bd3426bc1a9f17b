import type { Language } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import { identityErrors } from '../identity.errors.ts';
import { passwordProblem } from '../passwords/password.rules.ts';
import { digest } from '../tokens/secrets.rules.ts';
import type { AccountDeps, OwnContext } from './account.deps.ts';
import { requirePassword } from './own-password.service.ts';

/**
 * Mails a link to choose a new password. The answer does not reveal whether the address is known. @throws 400 not an
 * address.
 */
export async function forgotPassword(
  { emails, limits }: AccountDeps,
  ctx: SiteContext,
  email: string,
): Promise<void> {
  const address = checkEmail(email);
  if (!address) throw identityErrors.fields(ctx.language, [{ subject: 'email', problem: 'email' }]);
  // The last email's link is valid until the next may be sent, so that a flood of requests locks nobody out.
  if (await limits.mayEmail(ctx.site.id, 'reset', address)) await emails.write(ctx, 'reset', address);
}

/** Sets a new password by a mailed link, and ends every log-in. @throws 400 password or link. */
export async function resetPassword(
  deps: AccountDeps,
  ctx: SiteContext,
  token: string,
  password: string,
): Promise<void> {
  const { customers, emails, links, passwordRows, passwords, platform, tokens } = deps;
  const { site, language } = ctx;
  requireGood(deps, language, password, 'password');
  // Before the hash, which is expensive: a made-up link costs one look-up.
  if (!(await links.isGood('reset', site.id, token))) throw identityErrors.link(language);
  const hashed = await passwords.hash(password, { key: digest(token), language });
  await platform.db.transaction(async () => {
    const link = await links.take('reset', site.id, token);
    const customer = link && (await customers.byId(site.id, link.customerId));
    if (!customer) throw identityErrors.link(language);
    await passwordRows.set(customer.id, hashed, platform.clock.now());
    await customers.proveEmail(customer.id);
    await tokens.end({ subject: customer.id }, 'password');
    await links.endAll(customer.id);
    await emails.write(ctx, 'passwordChanged', customer.email);
  });
}

/** Changes the password and ends the customer's other log-ins. @throws 400 either password. */
export async function changePassword(
  deps: AccountDeps,
  ctx: OwnContext,
  { oldPassword, newPassword, sessionId }: { oldPassword: string; newPassword: string; sessionId: string },
): Promise<void> {
  const { customers, emails, links, passwordRows, passwords, platform, tokens } = deps;
  requireGood(deps, ctx.language, newPassword, 'newPassword');
  await requirePassword(deps, ctx, oldPassword);
  const hashed = await passwords.hash(newPassword, { key: ctx.customerId, language: ctx.language });
  const customer = await customers.get(ctx);
  await platform.db.transaction(async () => {
    await passwordRows.set(ctx.customerId, hashed, platform.clock.now());
    await tokens.end({ subject: ctx.customerId, butNot: sessionId }, 'password');
    await links.endAll(ctx.customerId);
    await emails.write(ctx, 'passwordChanged', customer.email);
  });
}

/** @throws 400 for a password that may not be chosen. */
function requireGood({ isKnown }: AccountDeps, language: Language, password: string, subject: string): void {
  const problem = passwordProblem(password, isKnown);
  if (problem) throw identityErrors.fields(language, [{ subject, problem }]);
}
