import type { CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import { networkOf, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { accountService } from './identity.account.service.ts';
import { checkoutAccounts } from './identity.checkout.ts';
import { createClients } from './identity.clients.ts';
import { KEEP_ENDED_DAYS, logInsByDevice } from './identity.devices.ts';
import { identityErrors } from './identity.errors.ts';
import { exportRepository } from './identity.export.repository.ts';
import { isKnownPassword as isKnown } from './identity.known-passwords.ts';
import { createLimits } from './identity.limits.ts';
import { createLinks } from './identity.links.ts';
import { createPasswords, type PasswordCost } from './identity.passwords.ts';
import { createProvider } from './identity.provider.ts';
import { identityRepository } from './identity.repository.ts';
import { checkSignUp, REPEAT_SECONDS, type SignUpInput } from './identity.rules.ts';
import { tokensService } from './identity.tokens.service.ts';
import type { Device, Tokens } from './identity.types.ts';

export interface IdentityServices {
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
  cart: Pick<CartService, 'merge' | 'ofVisit'>;
  mailer: Mailer;
  /** What hashing a password costs; the shop's own unless told. */
  passwordCost?: PasswordCost;
}

export function identityService(platform: Platform, services: IdentityServices) {
  const { cart, content, customers, mailer, passwordCost } = services;
  const { clock, config, db, jobs, log } = platform;
  const repository = identityRepository(db);
  const passwords = createPasswords(config, passwordCost);
  const tokens = tokensService({ platform, repository, content, customers });

  const links = createLinks(platform);
  const limits = createLimits(platform);
  const account = accountService({
    ...{ platform, repository, customers, passwords, tokens, links, limits },
    mailer,
    isKnown,
  });
  const begin = logInsByDevice({ platform, repository, customers, tokens, limits, account });
  jobs.define('identity.expire', () => expire(), { cron: '41 3 * * *' });
  const expire = async (): Promise<void> => {
    const before = daysLater(clock.now(), -KEEP_ENDED_DAYS);
    await repository.forget(before);
    await links.expire(before);
    await limits.expire();
  };
  customers.keep({
    name: 'logIns',
    export: exportRepository(db),
    forget: async (_site, id) => {
      await tokens.end({ subject: id }, 'removed');
      await repository.deletePassword(id);
      await repository.deleteSubjects(id);
      await links.forget(id);
    },
  });

  /** The customer of an account that was made this minute with this password: the answer of that call was lost. */
  const justMade = async (
    { site: { id: site }, language }: SiteContext,
    email: string,
    password: string,
  ): Promise<string | undefined> => {
    const customer = await customers.byEmail(site, email);
    if (!customer || clock.now().getTime() - customer.createdAt.getTime() > REPEAT_SECONDS * 1000)
      return undefined;
    const { right } = await passwords.verify(password, await repository.passwordOf(customer.id), {
      key: email,
      language,
    });
    return right ? customer.id : undefined;
  };

  /** A try to log in, whose turn it is. */
  const logIn = async (
    ctx: SiteContext,
    { email, password }: { email: string; password: string },
    device: Device,
  ): Promise<Tokens> => {
    const { site, language, correlationId: id } = ctx;
    const note = (outcome: string, customerId?: string): void =>
      log.info({ event: 'log-in', outcome, customerId, site: site.id, network: networkOf(device.ip), id });
    const verdict = await limits.enter(tryOf(ctx, { email }, device));
    if (!verdict.allowed) {
      note(verdict.why);
      if (verdict.why === 'tooMany') throw identityErrors.tooMany(language, verdict.retryAfter);
      await account.mailLogInLink(ctx, email);
      throw identityErrors.linkOnly(language);
    }
    const customer = await customers.byEmail(site.id, email.trim());
    const kept = await repository.passwordOf(customer?.id ?? NOBODY);
    const whose = { key: verdict.whose, language };
    const { right, outdated } = await passwords.verify(password, kept, whose);
    note(right ? 'in' : 'refused', customer?.id);
    if (!customer || !right) throw identityErrors.credentials(language);
    await limits.succeed(verdict.keys);
    if (outdated) {
      const hashed = await passwords.hash(password, whose);
      await repository.setPassword(customer.id, hashed, clock.now());
    }
    return begin(ctx, customer.id, device);
  };

  return {
    tokens,
    account,
    clients: createClients({ platform, content }),
    provider: createProvider({ platform, repository, customers, tokens, links, begin }),
    expire,
    /** Staff's passwords are hashed by the same, in the same queue. */
    passwords,
    /** Accounts that come with a guest's order. */
    accounts: checkoutAccounts({ platform, repository, passwords, customers, limits, isKnown }),

    /** Brings the cart of the visit that logged in to the customer's. A cart is never a reason to stay outside. */
    bringCart: async (ctx: SiteContext, { session }: Tokens, from: { guid?: string; session?: string }) => {
      const customerId = session.subject;
      try {
        const merged = await cart.merge(ctx, customerId, from);
        return {
          cart: await cart.ofVisit({ ...ctx, customerId }, undefined),
          changes: merged?.changes ?? [],
        };
      } catch (error) {
        log.error({ err: error }, 'cart not merged at log-in');
        return undefined;
      }
    },

    /** Makes an account and logs in to it. @throws 400 by field, or `DuplicateUidError`. */
    signUp: async (ctx: SiteContext, input: SignUpInput, device: Device): Promise<Tokens> => {
      const { site, language } = ctx;
      const checked = checkSignUp(input, isKnown);
      if ('problems' in checked) throw identityErrors.fields(language, checked.problems);
      const { password, ...fields } = checked.account;
      const hashed = await passwords.hash(password, { key: fields.email, language });
      const made = await db.transaction(async () => {
        const customer = await customers.create({
          ...{ ...fields, site: site.id, language },
          perksOptIn: input.perksOptIn ?? false,
        });
        if (!customer) return undefined;
        await repository.setPassword(customer.id, hashed, clock.now());
        return tokens.begin(site.id, customer.id, device);
      });
      if (made) return made;
      const before = await justMade(ctx, fields.email, password);
      if (before) return db.transaction(() => tokens.begin(site.id, before, device));
      await account.writeDuplicate(ctx, fields.email);
      throw identityErrors.duplicate(language);
    },

    /** Logs in by a mailed link. @throws 400. */
    logInByLink: (ctx: SiteContext, token: string, device: Device): Promise<Tokens> =>
      db.transaction(async () => {
        const link = await links.take('logIn', ctx.site.id, token);
        if (!link) throw identityErrors.link(ctx.language);
        return begin(ctx, link.customerId, device);
      }),

    /** What makes the browser of a log-in known to the next. */
    deviceOf: async ({ session }: Tokens, seconds: number): Promise<string | undefined> => {
      const customer = await customers.byId(session.site, session.subject);
      return customer && limits.deviceOf(session.site, customer.email, seconds);
    },

    /**
     * Logs in.
     *
     * @throws 429 after many tries or while many wait for the address, 401 `BadCredentialsError` or
     *   `LoginLinkRequiredError`, each the same for an unknown address, 503 while too many wait at all.
     */
    logIn: (ctx: SiteContext, input: { email: string; password: string }, device: Device): Promise<Tokens> =>
      limits.inTurn(
        tryOf(ctx, input, device),
        ctx.language,
        () => logIn(ctx, input, device),
        // Those before him in the line had the link mailed, as often as it may be.
        identityErrors.linkOnly,
      ),
  };
}

export type IdentityService = ReturnType<typeof identityService>;

const tryOf = ({ site }: SiteContext, { email }: { email: string }, { ip, known }: Device) => ({
  ...{ site: site.id, email, ip },
  device: known,
});

/** Nobody's id: asking for its password is the same statement as asking for somebody's. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
