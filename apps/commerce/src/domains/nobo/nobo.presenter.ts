import type { NoboTokens, NoboUser } from './nobo.service.ts';

/** What a link is good for: enough to greet, no address and nothing of the account. */
export function presentNoboUser({ link, firstName }: NoboUser) {
  return {
    customerId: link.customerId,
    firstName,
    scopes: [...link.scopes],
    expiresAt: link.expiresAt.toISOString(),
    isNoboUser: true as const,
  };
}

/** The same with a token to call with. */
export function presentNoboTokens(tokens: NoboTokens) {
  return {
    ...presentNoboUser(tokens),
    access_token: tokens.accessToken,
    token_type: 'Bearer' as const,
    expires_in: tokens.expiresIn,
    scope: tokens.scope,
    client_id: tokens.clientId,
    audience: tokens.audience,
  };
}
