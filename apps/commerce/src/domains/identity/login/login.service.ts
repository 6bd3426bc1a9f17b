import { isClosedDemo } from '#platform/config/demo.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { networkOf } from '#platform/limits/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { Device, Tokens } from '../sessions/sessions.types.ts';
import type { Try } from '../throttling/throttling.types.ts';
import type { LogInDeps } from './login.deps.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Id used for an unknown customer, so that the same statement reads its password as for a known one. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Logs in.
 *
 * @param once called when it is this call's turn; answers a repeat of the call without verifying the password again.
 * @throws 429 after many tries or while many wait for the address, 401 `BadCredentialsError` or
 *   `LoginLinkRequiredError`, each the same for an unknown address, 503 while too many wait in all.
 */
export function logIn(
  deps: LogInDeps,
  ctx: SiteContext,
  input: Credentials,
  device: Device,
  once: (begin: () => Promise<Tokens>) => Promise<Tokens>,
): Promise<Tokens> {
  return deps.limits.inTurn(
    tryOf(ctx, input, device),
    ctx.language,
    () => once(() => tryToLogIn(deps, ctx, input, device)),
    // Earlier calls in the queue have had the link mailed, as often as is allowed.
    identityErrors.linkOnly,
  );
}

/** Tries to log in, when it is the call's turn. */
async function tryToLogIn(
  deps: LogInDeps,
  ctx: SiteContext,
  { email, password }: Credentials,
  device: Device,
): Promise<Tokens> {
  const { customers, emails, limits, passwordRows, passwords } = deps;
  const { clock, config, log } = deps.platform;
  const { site, language, correlationId: id } = ctx;
  const note = (outcome: string, customerId?: string): void =>
    log.info({ event: 'log-in', outcome, customerId, site: site.id, network: networkOf(device.ip), id });
  const verdict = await limits.enter(tryOf(ctx, { email }, device));
  if (!verdict.allowed) {
    note(verdict.why);
    if (verdict.why === 'tooMany') throw identityErrors.tooMany(language, verdict.retryAfter);
    await emails.writeLogInLink(ctx, email);
    throw identityErrors.linkOnly(language);
  }
  const customer = isClosedDemo(config, email) ? undefined : await customers.byEmail(site.id, email.trim());
  const kept = await passwordRows.of(customer?.id ?? NOBODY);
  const whose = { key: verdict.whose, language };
  const { right, outdated } = await passwords.verify(password, kept, whose);
  note(right ? 'in' : 'refused', customer?.id);
  if (!customer || !right) throw identityErrors.credentials(language);
  await limits.succeed(verdict.keys);
  if (outdated) {
    const hashed = await passwords.hash(password, whose);
    await passwordRows.set(customer.id, hashed, clock.now());
  }
  return deps.begin(ctx, customer.id, device);
}

/** Logs in by a mailed link. @throws 400. */
export function logInByLink(
  { begin, links, platform: { db } }: LogInDeps,
  ctx: SiteContext,
  token: string,
  device: Device,
): Promise<Tokens> {
  return db.transaction(async () => {
    const link = await links.take('logIn', ctx.site.id, token);
    if (!link) throw identityErrors.link(ctx.language);
    return begin(ctx, link.customerId, device);
  });
}

/** The value of the cookie by which the account recognises the browser of a log-in. */
export async function deviceOf(
  { customers, limits }: LogInDeps,
  { session }: Tokens,
  seconds: number,
): Promise<string | undefined> {
  const customer = await customers.byId(session.site, session.subject);
  return customer && limits.deviceOf(session.site, customer.email, seconds);
}

/** Merges the visit's cart into the customer's. A failure is logged and does not prevent the log-in. */
export async function bringCart(
  { cart, platform: { log } }: LogInDeps,
  ctx: SiteContext,
  { session }: Tokens,
  from: { guid?: string; session?: string },
) {
  const customerId = session.subject;
  try {
    const merged = await cart.merge(ctx, customerId, from);
    const own = await cart.ofVisit({ ...ctx, customerId }, undefined);
    return {
      cart: own && { guid: own.guid, units: cart.unitsOf(own) },
      changes: merged?.changes ?? [],
    };
  } catch (error) {
    log.error({ err: error }, 'cart not merged at log-in');
    return undefined;
  }
}

const tryOf = ({ site }: SiteContext, { email }: { email: string }, { ip, known }: Device): Try => ({
  ...{ site: site.id, email, ip },
  device: known,
});
