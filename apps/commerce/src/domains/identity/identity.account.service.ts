import type { Language, SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { identityErrors } from './identity.errors.ts';
import { type AccountLetter, composeAccountLetter, type LogInNews } from './identity.letters.ts';
import type { Limits } from './identity.limits.ts';
import type { Links } from './identity.links.ts';
import type { Passwords } from './identity.passwords.ts';
import type { IdentityRepository } from './identity.repository.ts';
import { passwordProblem } from './identity.rules.ts';
import { digest, type TokensService } from './identity.tokens.service.ts';

/** Minutes that mailed links are good for. */
const MINUTES = { reset: 60, logIn: 10, email: 60, removal: 60 } as const;

/** A letter to be sent. It carries no token: the link is made when the letter is. */
interface LetterJob {
  id: string;
  kind: AccountLetter;
  site: SiteId;
  language: Language;
  /** Whom to write to: whoever has an account with this address, or simply this address. */
  email: string;
  /** Of an account that this address is to become the address of. */
  customerId?: string;
  /** When that was asked for. */
  askedAt?: string;
  /** The log-in that it tells of. */
  logIn?: LogInNews;
}

/** A call of a customer about their own account. */
export type OwnContext = SiteContext & { customerId: string };

interface Parts {
  platform: Platform;
  repository: IdentityRepository;
  customers: CustomersService;
  passwords: Passwords;
  tokens: TokensService;
  links: Links;
  limits: Limits;
  mailer: Mailer;
  isKnown(password: string): boolean;
}

/** What becomes of an account after it was made: passwords, its address, its end. */
export function accountService({
  platform,
  repository,
  customers,
  passwords,
  tokens,
  links,
  limits,
  mailer,
  isKnown,
}: Parts) {
  const { clock, config, db, jobs } = platform;

  /** Writes a letter, in the running transaction if there is one. */
  const write = (
    { site, language }: SiteContext,
    kind: AccountLetter,
    email: string,
    { customerId, logIn, once }: { customerId?: string; logIn?: LogInNews; once?: boolean } = {},
  ) => {
    const id = `account-${kind}-${clock.now().getTime()}-${Math.abs(hash(email))}`;
    const job: LetterJob = {
      id,
      kind,
      site: site.id,
      language,
      email,
      ...(customerId ? { customerId, askedAt: clock.now().toISOString() } : {}),
      ...(logIn ? { logIn } : {}),
    };
    const singletonKey = digest(`${site.id} ${kind} ${email.toLowerCase()}`);
    return jobs.enqueue(
      'identity.letter',
      job,
      once ? { singletonKey, singletonSeconds: MINUTES.logIn * 60 } : {},
    );
  };

  jobs.define<LetterJob>('identity.letter', async ({ id, kind, site, language, email, ...own }) => {
    const reader = await customers.byEmail(site, email);
    const send = (token?: string) =>
      mailer.send(
        composeAccountLetter({ id, kind, site, language, to: email, token, logIn: own.logIn }, config),
      );
    if (kind === 'email') {
      // The address of somebody else's account: its owner is told of nothing but a try to use it.
      const { customerId, askedAt = '' } = own;
      if (!customerId || (reader && reader.id !== customerId)) return;
      return send(await links.issue(kind, { site, customerId, payload: { email, askedAt } }, MINUTES.email));
    }
    if (kind === 'reset' || kind === 'logIn' || kind === 'removal') {
      // An address that nobody has here gets nothing, and whoever asked learns nothing.
      if (reader) await send(await links.issue(kind, { site, customerId: reader.id }, MINUTES[kind]));
      return;
    }
    return send();
  });

  /** @throws 400. */
  const requireGood = (language: Language, password: string, subject: string): void => {
    const problem = passwordProblem(password, isKnown);
    if (problem) throw identityErrors.fields(language, [{ subject, problem }]);
  };

  /** @throws 400 unless it is the customer's password, 429 after many tries: who has a stolen token has not that. */
  const requirePassword = async (ctx: OwnContext, password: string): Promise<void> => {
    const { caller, customerId, language } = ctx;
    const verdict = await limits.enterAgain(caller.kind === 'customer' ? caller.sessionId : customerId);
    if (!verdict.allowed) throw identityErrors.tooMany(language, verdict.retryAfter);
    const kept = await repository.passwordOf(customerId);
    const { right } = await passwords.verify(password, kept, { key: verdict.whose, language });
    if (!right) throw identityErrors.password(language);
    await limits.succeed(verdict.keys);
  };

  return {
    write,

    /** Mails a link to choose a new password. Nothing tells whether the address is known. @throws 400 no address. */
    forgotPassword: async (ctx: SiteContext, email: string): Promise<void> => {
      const address = checkEmail(email);
      if (!address) throw identityErrors.fields(ctx.language, [{ subject: 'email', problem: 'email' }]);
      // The last letter's link outlives the wait for the next: whoever floods somebody keeps nobody out.
      if (await limits.mayWrite(ctx.site.id, 'reset', address)) await write(ctx, 'reset', address);
    },

    /** Tells the owner of an address that somebody tried to make an account with it. */
    writeDuplicate: async (ctx: SiteContext, email: string): Promise<void> => {
      if (await limits.mayWrite(ctx.site.id, 'duplicate', email)) await write(ctx, 'duplicate', email);
    },

    /** Mails a link to log in, at most one in the time that it is good for. */
    mailLogInLink: async (ctx: SiteContext, email: string): Promise<void> => {
      const address = checkEmail(email);
      if (address) await write(ctx, 'logIn', address, { once: true });
    },

    /** Sets a new password by a mailed link, and ends every log-in. @throws 400 password or link. */
    resetPassword: async (ctx: SiteContext, token: string, password: string): Promise<void> => {
      const { site, language } = ctx;
      requireGood(language, password, 'password');
      // Before the hash, which is dear: a made-up link costs a look-up.
      if (!(await links.isGood('reset', site.id, token))) throw identityErrors.link(language);
      const hashed = await passwords.hash(password, { key: digest(token), language });
      await db.transaction(async () => {
        const link = await links.take('reset', site.id, token);
        const customer = link && (await customers.byId(site.id, link.customerId));
        if (!customer) throw identityErrors.link(language);
        await repository.setPassword(customer.id, hashed, clock.now());
        await customers.proveEmail(customer.id);
        await tokens.end({ subject: customer.id }, 'password');
        await links.endAll(customer.id);
        await write(ctx, 'passwordChanged', customer.email);
      });
    },

    /** Changes the password and ends the customer's other log-ins. @throws 400 either password. */
    changePassword: async (
      ctx: OwnContext,
      {
        oldPassword,
        newPassword,
        sessionId,
      }: { oldPassword: string; newPassword: string; sessionId: string },
    ): Promise<void> => {
      requireGood(ctx.language, newPassword, 'newPassword');
      await requirePassword(ctx, oldPassword);
      const hashed = await passwords.hash(newPassword, { key: ctx.customerId, language: ctx.language });
      const customer = await customers.get(ctx);
      await db.transaction(async () => {
        await repository.setPassword(ctx.customerId, hashed, clock.now());
        await tokens.end({ subject: ctx.customerId, butNot: sessionId }, 'password');
        await links.endAll(ctx.customerId);
        await write(ctx, 'passwordChanged', customer.email);
      });
    },

    /** Mails a link to the new address, which proves that it is the customer's. @throws 400 address or password. */
    askForEmail: async (
      ctx: OwnContext,
      { email, password }: { email: string; password: string },
    ): Promise<void> => {
      const address = checkEmail(email);
      if (!address) throw identityErrors.fields(ctx.language, [{ subject: 'email', problem: 'email' }]);
      await requirePassword(ctx, password);
      await write(ctx, 'email', address, { customerId: ctx.customerId });
    },

    /** Uses that link. @throws 400 link, or the address has an account by now. */
    confirmEmail: (ctx: SiteContext, token: string): Promise<void> =>
      db.transaction(async () => {
        const { site, language } = ctx;
        const link = await links.take('email', site.id, token);
        const customer = link && (await customers.byId(site.id, link.customerId));
        const { email, askedAt } = link?.payload ?? {};
        if (!customer || !email || !askedAt) throw identityErrors.link(language);
        // Asked for with a password that is none any more: by whom the owner has locked out since.
        if (!(await repository.hadPassword(customer.id, new Date(askedAt))))
          throw identityErrors.link(language);
        if (!(await customers.setEmail(site.id, customer.id, email))) throw identityErrors.link(language);
        await links.endAll(customer.id);
        await write(ctx, 'emailChanged', customer.email);
      }),

    /**
     * Mails a link that removes the customer, to the account's own address: for who has no password, as after a log-in at
     * the outside provider. Whoever reads that mailbox could choose a password and remove the account by that: the link
     * gives nobody more.
     */
    askForRemoval: async (ctx: OwnContext): Promise<void> => {
      const { email, language } = await customers.get(ctx);
      if (await limits.mayWrite(ctx.site.id, 'removal', email))
        await write({ ...ctx, language }, 'removal', email);
    },

    /** Uses that link. @throws 400 link; 409 something goes on, and the link stays good. */
    confirmRemoval: ({ site, language }: SiteContext, token: string): Promise<void> =>
      db.transaction(async () => {
        const link = await links.take('removal', site.id, token);
        const customer = link && (await customers.byId(site.id, link.customerId));
        if (!customer) throw identityErrors.link(language);
        await customers.remove(site.id, customer.id, language);
      }),

    /** Removes the customer for good. @throws 400 password, 409 something goes on. */
    remove: async (ctx: OwnContext, password: string): Promise<void> => {
      await requirePassword(ctx, password);
      await customers.remove(ctx.site.id, ctx.customerId, ctx.language);
    },
  };
}

export type AccountService = ReturnType<typeof accountService>;

/** Tells letters of one instant apart. */
const hash = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);
