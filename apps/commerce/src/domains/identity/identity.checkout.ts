import type { Language, SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { networkOf, type SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { identityErrors } from './identity.errors.ts';
import type { Limits } from './identity.limits.ts';
import type { Passwords } from './identity.passwords.ts';
import type { IdentityRepository, PasswordRow } from './identity.repository.ts';
import { passwordProblem } from './identity.rules.ts';

interface Parts {
  platform: Pick<Platform, 'clock'>;
  repository: IdentityRepository;
  passwords: Passwords;
  limits: Pick<Limits, 'enterNew'>;
  customers: Pick<CustomersService, 'create' | 'remove'>;
  /** Whether a password is in the list of breached ones. */
  isKnown(password: string): boolean;
}

/** Accounts that a guest's order brings along: made with the order, gone with an order that is not paid. */
export function checkoutAccounts(parts: Parts) {
  const { platform, repository, passwords, customers, limits, isKnown } = parts;
  const { clock } = platform;
  return {
    /**
     * A password as it is kept: slow, so outside any transaction. Limited like a sign-up, of which an order is none: it
     * tells as well whether an address is known, and takes the same work.
     *
     * @param ip who asks; absent: the shop itself.
     * @throws 400, 429.
     */
    hash: async (language: Language, password: string, ip?: string): Promise<PasswordRow> => {
      const wait = ip === undefined ? undefined : await limits.enterNew(ip);
      if (wait !== undefined) throw identityErrors.tooMany(language, wait);
      const problem = passwordProblem(password, isKnown);
      if (problem) throw identityErrors.fields(language, [{ subject: 'newAccount.password', problem }]);
      return passwords.hash(password, { key: ip === undefined ? '' : networkOf(ip), language });
    },

    /** Makes the account in the running transaction. Answers the customer's id. @throws 400 `DuplicateUidError`. */
    open: async (
      { site, language }: SiteContext,
      person: { email: string; firstName: string; lastName: string },
      hashed: PasswordRow,
    ): Promise<string> => {
      const customer = await customers.create({ ...person, site: site.id, language });
      if (!customer) throw identityErrors.duplicate(language);
      await repository.setPassword(customer.id, hashed, clock.now());
      return customer.id;
    },

    /** Gives an account another password: of a demo whose `SECRET_KEY` has changed. */
    renew: (customerId: string, hashed: PasswordRow) =>
      repository.setPassword(customerId, hashed, clock.now()),

    /** In the running transaction: removes an account into which nobody has logged in. */
    closeUnused: async (site: SiteId, customerId: string, language: Language): Promise<void> => {
      const used = await repository.sessionsOf(site, customerId, clock.now());
      if (used.length === 0) await customers.remove(site, customerId, language);
    },
  };
}

export type CheckoutAccounts = ReturnType<typeof checkoutAccounts>;
