import { createHmac, randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { TokenCaller } from '#platform/tokens/index.ts';
import { deviceName } from '../sessions/device.rules.ts';
import type { Device, Session, Tokens } from '../sessions/sessions.types.ts';
import { digest, newSecret } from './secrets.rules.ts';
import type { IssueDeps } from './tokens.deps.ts';

/** Begins a session of a customer, in the running transaction if there is one. */
export async function begin(
  deps: IssueDeps,
  site: SiteId,
  customerId: string,
  { userAgent, remember, proof }: Device,
): Promise<Tokens> {
  const settings = deps.content.configuration(site);
  const now = deps.platform.clock.now();
  const seconds = remember ? settings['auth.refreshTokenSeconds'] : settings['auth.sessionSeconds'];
  const session: Session = {
    ...{ id: randomUUID(), site, kind: 'customer', subject: customerId, remembered: remember },
    clientId: settings['auth.clientId'],
    device: deviceName(userAgent),
    ...{ createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + seconds * 1000) },
  };
  const refreshToken = derivedToken(deps, session.id, proof);
  await deps.sessions.insert(session);
  await deps.refreshTokens.add(digest(refreshToken), session.id, now);
  return issueTokens(deps, session, refreshToken, now);
}

/**
 * The first answer of a log-in, for a repeat of the call that began it; `undefined` once the log-in has ended or its
 * first refresh token was used.
 */
export async function again(
  deps: IssueDeps,
  sessionId: string,
  { proof }: Device,
): Promise<Tokens | undefined> {
  const refreshToken = derivedToken(deps, sessionId, proof);
  const shown = await deps.platform.db.transaction(() => deps.refreshTokens.lock(digest(refreshToken)));
  if (!shown || shown.usedAt || shown.session.endedAt) return undefined;
  return issueTokens(deps, shown.session, refreshToken, shown.session.createdAt);
}

/** A new access token of a session, with the next refresh token. */
export async function issueTokens(
  { content, customers, platform: { accessTokens } }: IssueDeps,
  session: Session,
  refreshToken: string,
  issuedAt: Date,
): Promise<Tokens> {
  const settings = content.configuration(session.site);
  const left = Math.floor((session.expiresAt.getTime() - issuedAt.getTime()) / 1000);
  const lifetime = Math.min(settings['auth.rotateTokenSeconds'], left);
  const { clientId } = session;
  const audience = settings['auth.audience'];
  const scope = settings['auth.scope'];
  const priceSegment =
    session.kind === 'customer' ? await customers.priceSegment(session.site, session.subject) : undefined;
  const caller: TokenCaller =
    session.kind === 'customer'
      ? { kind: 'customer', customerId: session.subject, sessionId: session.id, priceSegment }
      : { kind: 'agent', agentId: session.subject, sessionId: session.id };
  const accessToken = await accessTokens.sign(caller, {
    ...{ site: session.site, clientId, audience, scope, issuedAt, lifetime },
  });
  return {
    ...{ session, accessToken, refreshToken, expiresIn: lifetime, refreshExpiresIn: left },
    ...{ scope, clientId, audience },
  };
}

/**
 * A refresh token. It is derived from `from` (the session at a log-in, else the token before it) and from a value that
 * only the call and its repeats can compute: a repeat gets the same token, which need not be stored. Random if the call
 * cannot be repeated.
 */
export function derivedToken(
  { chain }: Pick<IssueDeps, 'chain'>,
  from: string,
  proof: string | undefined,
): string {
  return proof === undefined
    ? newSecret()
    : createHmac('sha256', chain).update(`${from} ${proof}`).digest('base64url');
}
