import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { TokenCaller } from '#platform/tokens/index.ts';
import { identityErrors } from './identity.errors.ts';
import type { IdentityRepository } from './identity.repository.ts';
import { decideRefresh, deviceName } from './identity.rules.ts';
import type { Device, EndReason, Session, Tokens } from './identity.types.ts';

/** What a refresh token, a link or an Idempotency-Key is known by in the database. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A secret nobody can guess: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

interface Parts {
  platform: Platform;
  repository: IdentityRepository;
  content: Pick<ContentService, 'configuration'>;
  customers: Pick<CustomersService, 'priceSegment'>;
}

/** Sessions and the tokens that live with them. */
export function tokensService({ platform, repository, content, customers }: Parts) {
  const { accessTokens, clock, config, db } = platform;
  const chain = createHmac('sha256', config.secretKey).update('crema refresh chain').digest();
  accessTokens.setAudience((site) => content.configuration(site)['auth.audience']);
  accessTokens.guard('customer', async ({ sessionId, customerId }, site) => {
    const session = await repository.session(sessionId, clock.now());
    return session?.site === site && session.subject === customerId;
  });

  const tokensOf = async (session: Session, refreshToken: string, issuedAt: Date): Promise<Tokens> => {
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
      session,
      accessToken,
      refreshToken,
      expiresIn: lifetime,
      refreshExpiresIn: left,
      scope,
      clientId,
      audience,
    };
  };

  /** The token after this one. The same for the same call, so that a lost answer can be given again and is kept nowhere. */
  const successor = (token: string, key: string | undefined): string =>
    key === undefined
      ? newSecret()
      : createHmac('sha256', chain).update(`${token} ${key}`).digest('base64url');

  return {
    /** Begins a session of a customer. In the running transaction if there is one. */
    begin: async (site: SiteId, customerId: string, { userAgent, remember }: Device): Promise<Tokens> => {
      const settings = content.configuration(site);
      const now = clock.now();
      const seconds = remember ? settings['auth.refreshTokenSeconds'] : settings['auth.sessionSeconds'];
      const session: Session = {
        ...{ id: randomUUID(), site, kind: 'customer', subject: customerId, remembered: remember },
        clientId: settings['auth.clientId'],
        device: deviceName(userAgent),
        ...{ createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + seconds * 1000) },
      };
      const refreshToken = newSecret();
      await repository.insertSession(session);
      await repository.addRefreshToken(digest(refreshToken), session.id, now);
      return tokensOf(session, refreshToken, now);
    },

    /**
     * Uses a refresh token: single use, but the call that used it may be repeated for a minute by its Idempotency-Key.
     * Any other reuse ends the session.
     *
     * @throws 401 `InvalidTokenError`.
     */
    refresh: async (
      { site, language }: SiteContext,
      token: string,
      { key, clientId }: { key?: string; clientId?: string },
    ): Promise<Tokens> => {
      const now = clock.now();
      const hash = digest(token);
      const keyHash = key === undefined ? undefined : digest(key);
      const done = await db.transaction(async () => {
        const shown = await repository.lockRefreshToken(hash);
        const { session } = shown ?? {};
        if (!shown || session?.site !== site.id || (clientId ?? session.clientId) !== session.clientId)
          return undefined;
        const isOpen = !session.endedAt && session.expiresAt > now;
        const decision = decideRefresh({ ...shown, isOpen }, keyHash, now);
        if (decision === 'refuse') return undefined;
        if (decision === 'revoke') {
          await repository.endSessions({ subject: session.subject, id: session.id }, 'reuse', now);
          return undefined;
        }
        const next = successor(token, keyHash);
        if (decision === 'rotate') {
          await repository.useRefreshToken(hash, keyHash, now);
          await repository.addRefreshToken(digest(next), session.id, now);
          await repository.touchSession(session.id, now);
        }
        return { session, next, usedAt: shown.usedAt ?? now };
      });
      if (!done) throw identityErrors.refresh(language);
      return tokensOf(done.session, done.next, done.usedAt);
    },

    /** Ends the session of a refresh token, used or not; one that is not known changes nothing. */
    endByToken: (site: SiteId, token: string): Promise<void> =>
      db.transaction(async () => {
        const shown = await repository.lockRefreshToken(digest(token));
        if (shown?.session.site !== site) return;
        await repository.endSessions(
          { subject: shown.session.subject, id: shown.session.id },
          'logout',
          clock.now(),
        );
      }),

    /** Ends sessions of a customer: one, all, or all but one. Answers how many. */
    end: (which: { subject: string; id?: string; butNot?: string }, reason: EndReason): Promise<number> =>
      repository.endSessions(which, reason, clock.now()),

    list: (site: SiteId, subject: string): Promise<Session[]> =>
      repository.sessionsOf(site, subject, clock.now()),
  };
}

export type TokensService = ReturnType<typeof tokensService>;
