import type { Tokens } from '../sessions/sessions.types.ts';

/** The answer to a log-in and to a refresh. */
export function presentTokens(tokens: Tokens) {
  return {
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer' as const,
    expires_in: tokens.expiresIn,
    refresh_expires_in: tokens.refreshExpiresIn,
    scope: tokens.scope,
    client_id: tokens.clientId,
    audience: tokens.audience,
  };
}
