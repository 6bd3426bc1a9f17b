import type { Platform } from '#platform/index.ts';
import { registerAccountRoutes } from './account/account.routes.ts';
import { registerLinkRoutes } from './account/links.routes.ts';
import { demoCustomers } from './demo/customers.demo.ts';
import { identitySchemas } from './identity.schemas.ts';
import { type IdentityService, type IdentityServices, identityService } from './identity.service.ts';
import { logInAnswers } from './login/answers.routes.ts';
import { registerLogInRoutes } from './login/login.routes.ts';
import { registerProviderRoutes } from './provider/provider.routes.ts';
import { registerSessionRoutes } from './sessions/sessions.routes.ts';
import { registerRefreshRoutes } from './tokens/refresh.routes.ts';
import { registerTokenRoutes } from './tokens/tokens.routes.ts';

export type { CheckoutAccounts } from './account/checkout.service.ts';
export { demoShopper } from './demo/customers.demo.ts';
export type { IdentityService } from './identity.service.ts';
export { callsOnce } from './login/once.service.ts';
export type { PasswordCost, Passwords } from './passwords/hashing.service.ts';
export { isKnownPassword, readKnownPasswords } from './passwords/known.rules.ts';
export { passwordProblem } from './passwords/password.rules.ts';
export { errorResponses, HostQuery, KeyHeaders } from './shared.schemas.ts';
export { createLimits, type Limits } from './throttling/limits.service.ts';

/** Who somebody is: accounts' passwords, log-ins and their tokens. */
export function createIdentity(platform: Platform, services: IdentityServices): IdentityService {
  for (const schema of identitySchemas) platform.app.addSchema(schema);
  const identity = identityService(platform, services);
  const answers = logInAnswers(platform, identity);
  registerLogInRoutes(platform, identity, answers);
  registerRefreshRoutes(platform, identity);
  registerProviderRoutes(platform, identity, answers);
  registerLinkRoutes(platform, identity);
  registerAccountRoutes(platform, identity);
  registerSessionRoutes(platform, identity);
  registerTokenRoutes(platform, identity);
  const { accounts } = identity;
  platform.demo.add(demoCustomers({ platform, accounts, customers: services.customers }));
  return identity;
}
