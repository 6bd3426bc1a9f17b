import type { Language, SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { networkOf } from '#platform/limits/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { Passwords } from '../passwords/hashing.service.ts';
import { passwordProblem } from '../passwords/password.rules.ts';
import type { PasswordsRepository } from '../passwords/passwords.repository.ts';
import type { PasswordHash } from '../passwords/passwords.types.ts';
import type { SessionsRepository } from '../sessions/sessions.repository.ts';
import type { Limits } from '../throttling/limits.service.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  sessions: Pick<SessionsRepository, 'list'>;
  passwordRows: Pick<PasswordsRepository, 'set'>;
  passwords: Passwords;
  limits: Pick<Limits, 'enterNew'>;
  customers: Pick<CustomersService, 'create' | 'remove'>;
  /** Whether a password is in the list of breached ones. */
  isKnown(password: string): boolean;
}

/** Accounts created together with a guest's order, and removed if the order is not paid. */
export function checkoutAccounts(parts: Parts) {
  const { platform, sessions, passwordRows, passwords, customers, limits, isKnown } = parts;
  const { clock } = platform;
  return {
    /**
     * Hashes a password: slow, so outside any transaction. Limited like a sign-up, because it reveals in the same way
     * whether an address has an account, and costs as much.
     *
     * @param ip of the caller; absent: the shop itself.
     * @throws 400, 429.
     */
    hash: async (language: Language, password: string, ip?: string): Promise<PasswordHash> => {
      const wait = ip === undefined ? undefined : await limits.enterNew(ip);
      if (wait !== undefined) throw identityErrors.tooMany(language, wait);
      const problem = passwordProblem(password, isKnown);
      if (problem) throw identityErrors.fields(language, [{ subject: 'newAccount.password', problem }]);
      return passwords.hash(password, { key: ip === undefined ? '' : networkOf(ip), language });
    },

    /** Creates the account in the running transaction. Answers the customer's id. @throws 400 `DuplicateUidError`. */
    open: async (
      { site, language }: SiteContext,
      person: { email: string; firstName: string; lastName: string },
      hashed: PasswordHash,
    ): Promise<string> => {
      const customer = await customers.create({ ...person, site: site.id, language });
      if (!customer) throw identityErrors.duplicate(language);
      await passwordRows.set(customer.id, hashed, clock.now());
      return customer.id;
    },

    /** Replaces an account's password: for a demo whose `SECRET_KEY` has changed. */
    renew: (customerId: string, hashed: PasswordHash) => passwordRows.set(customerId, hashed, clock.now()),

    /** In the running transaction: removes an account that was never logged in to. */
    closeUnused: async (site: SiteId, customerId: string, language: Language): Promise<void> => {
      const used = await sessions.list(site, customerId, clock.now());
      if (used.length === 0) await customers.remove(site, customerId, language);
    },
  };
}

export type CheckoutAccounts = ReturnType<typeof checkoutAccounts>;
