import type { CartService } from '#domains/cart/index.ts';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { accountService } from './account/account.service.ts';
import { checkoutAccounts } from './account/checkout.service.ts';
import { exportRepository } from './account/export.repository.ts';
import { accountEmails } from './emails/emails.service.ts';
import { createLinks } from './links/links.service.ts';
import type { LogInDeps } from './login/login.deps.ts';
import { bringCart, deviceOf, logIn, logInByLink } from './login/login.service.ts';
import { KEEP_ENDED_DAYS, logInsByDevice } from './login/new-device.service.ts';
import { signUp } from './login/signup.service.ts';
import { createPasswords, type PasswordCost } from './passwords/hashing.service.ts';
import { isKnownPassword as isKnown } from './passwords/known.rules.ts';
import { passwordsRepository } from './passwords/passwords.repository.ts';
import { createProvider } from './provider/provider.service.ts';
import { subjectsRepository } from './provider/subjects.repository.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { createLimits } from './throttling/limits.service.ts';
import { createClients } from './tokens/clients.service.ts';
import { refreshTokensRepository } from './tokens/refresh-tokens.repository.ts';
import { tokensService } from './tokens/tokens.service.ts';

export interface IdentityServices {
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
  cart: Pick<CartService, 'merge' | 'ofVisit' | 'unitsOf'>;
  /** Cost of hashing a password; absent: the shop's own. */
  passwordCost?: PasswordCost;
}

export function identityService(platform: Platform, services: IdentityServices) {
  const { cart, content, customers, passwordCost } = services;
  const { clock, config, db, jobs } = platform;
  const passwordRows = passwordsRepository(db);
  const sessions = sessionsRepository(db);
  const refreshTokens = refreshTokensRepository(db);
  const subjects = subjectsRepository(db);
  const passwords = createPasswords(config, passwordCost);
  const links = createLinks(platform);
  const limits = createLimits(platform);
  const tokens = tokensService({ platform, sessions, refreshTokens, content, customers });
  const emails = accountEmails({ platform, customers, links, limits });
  const begin = logInsByDevice({ platform, sessions, customers, tokens, limits, emails });
  const shared = { platform, passwordRows, passwords, customers, tokens, links, limits, emails, isKnown };
  const deps: LogInDeps = { ...shared, cart, begin };

  const expire = async (): Promise<void> => {
    const before = daysLater(clock.now(), -KEEP_ENDED_DAYS);
    await sessions.forget(before);
    await links.expire(before);
    await limits.expire();
  };
  jobs.define('identity.expire', expire, { cron: '41 3 * * *' });
  customers.addPersonalData({
    name: 'logIns',
    stage: 'account',
    export: exportRepository(db),
    forget: async (_site, id) => {
      await tokens.end({ subject: id }, 'removed');
      await passwordRows.delete(id);
      await subjects.deleteOf(id);
      await links.forget(id);
    },
  });

  return {
    ...bindAll(deps, { bringCart, deviceOf, logIn, logInByLink, signUp }),
    tokens,
    account: accountService(shared),
    clients: createClients({ platform, content }),
    provider: createProvider({ platform, subjects, passwordRows, customers, tokens, links, begin }),
    expire,
    /** Also used for staff's passwords, in the same queue. */
    passwords,
    /** Accounts created with a guest's order. */
    accounts: checkoutAccounts({ platform, sessions, passwordRows, passwords, customers, limits, isKnown }),
  };
}

export type IdentityService = ReturnType<typeof identityService>;
