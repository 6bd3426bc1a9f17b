import type { Platform } from '#platform/index.ts';
import { registerAccountRoutes } from './identity.account.routes.ts';
import { registerProviderRoutes } from './identity.provider.routes.ts';
import { registerIdentityRoutes } from './identity.routes.ts';
import { type IdentityService, type IdentityServices, identityService } from './identity.service.ts';
import { registerSessionRoutes } from './identity.session.routes.ts';

export type { CheckoutAccounts } from './identity.checkout.ts';
export { isKnownPassword, readKnownPasswords } from './identity.known-passwords.ts';
export { createLimits, type Limits } from './identity.limits.ts';
export { type PasswordCost, type Passwords, SHOP_COST } from './identity.passwords.ts';
export { passwordProblem } from './identity.rules.ts';
export { errorResponses, HostQuery } from './identity.schemas.ts';
export type { IdentityService } from './identity.service.ts';

/** Who somebody is: accounts' passwords, log-ins and their tokens. */
export function createIdentity(platform: Platform, services: IdentityServices): IdentityService {
  const identity = identityService(platform, services);
  const welcome = registerIdentityRoutes(platform, identity);
  registerProviderRoutes(platform, identity, welcome);
  registerAccountRoutes(platform, identity);
  registerSessionRoutes(platform, identity);
  return identity;
}
