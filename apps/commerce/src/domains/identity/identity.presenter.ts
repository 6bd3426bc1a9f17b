import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';
import { UNKNOWN_DEVICE } from './identity.rules.ts';
import type { Session, Tokens } from './identity.types.ts';

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

/** Log-ins of a customer. @param current the one that asks */
export function presentSessions(
  sessions: readonly Session[],
  current: string | undefined,
  language: Language,
) {
  const unknown = say(language, 'Unknown device', 'Appareil inconnu');
  return {
    sessions: sessions.map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      ...{ id, device: device === UNKNOWN_DEVICE ? unknown : device, current: id === current },
      created: createdAt.toISOString(),
      lastUsed: lastUsedAt.toISOString(),
      expires: expiresAt.toISOString(),
    })),
  };
}
