import type { SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import { identityErrors } from '../identity.errors.ts';
import type { Session, Tokens } from '../sessions/sessions.types.ts';
import { derivedToken, issueTokens } from './issue.service.ts';
import { decideRefresh } from './refresh.rules.ts';
import { digest } from './secrets.rules.ts';
import type { IssueDeps } from './tokens.deps.ts';

/** A call with a refresh token. */
interface Use {
  key?: string | undefined;
  clientId?: string | undefined;
}

/**
 * Uses a refresh token: once, but the call that used it may be repeated for a minute by its Idempotency-Key. Any other
 * reuse ends the session.
 *
 * @throws 401 `InvalidTokenError`.
 */
export async function refresh(
  deps: IssueDeps,
  { site, language }: SiteContext,
  token: string,
  use: Use,
): Promise<Tokens> {
  const rotated = await deps.platform.db.transaction(() => rotate(deps, site.id, token, use));
  if (!rotated) throw identityErrors.refresh(language);
  return issueTokens(deps, rotated.session, rotated.next, rotated.usedAt);
}

/** Uses the token and writes the next one, in the running transaction; `undefined` if it must not be used. */
async function rotate(
  { platform: { clock }, sessions, refreshTokens, ...deps }: IssueDeps,
  site: SiteId,
  token: string,
  { key, clientId }: Use,
): Promise<{ session: Session; next: string; usedAt: Date } | undefined> {
  const now = clock.now();
  const hash = digest(token);
  const keyHash = key === undefined ? undefined : digest(key);
  const shown = await refreshTokens.lock(hash);
  const { session } = shown ?? {};
  if (!shown || session?.site !== site || (clientId ?? session.clientId) !== session.clientId)
    return undefined;
  const isOpen = !session.endedAt && session.expiresAt > now;
  const decision = decideRefresh({ ...shown, isOpen }, keyHash, now);
  if (decision === 'refuse') return undefined;
  if (decision === 'revoke') {
    await sessions.end({ subject: session.subject, id: session.id }, 'reuse', now);
    return undefined;
  }
  const next = derivedToken(deps, token, keyHash);
  if (decision === 'rotate') {
    await refreshTokens.use(hash, keyHash, now);
    await refreshTokens.add(digest(next), session.id, now);
    await sessions.touch(session.id, now);
  }
  return { session, next, usedAt: shown.usedAt ?? now };
}

/** Ends the session of a refresh token, used or not; does nothing for an unknown one. */
export function endByToken(
  { platform: { clock, db }, sessions, refreshTokens }: IssueDeps,
  site: SiteId,
  token: string,
): Promise<void> {
  return db.transaction(async () => {
    const { session } = (await refreshTokens.lock(digest(token))) ?? {};
    if (session?.site !== site) return;
    await sessions.end({ subject: session.subject, id: session.id }, 'logout', clock.now());
  });
}
