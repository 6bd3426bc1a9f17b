import { createHmac } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { WhichSessions } from '../sessions/sessions.repository.ts';
import type { EndReason, Session } from '../sessions/sessions.types.ts';
import { again, begin } from './issue.service.ts';
import { endByToken, refresh } from './refresh.service.ts';
import type { IssueDeps, TokensDeps } from './tokens.deps.ts';

/** Sessions and their tokens. */
export function tokensService(deps: TokensDeps) {
  const { content, sessions } = deps;
  const { accessTokens, clock, config } = deps.platform;
  const chain = createHmac('sha256', config.secretKey).update('crema refresh chain').digest();
  accessTokens.setAudience((site) => content.configuration(site)['auth.audience']);
  accessTokens.guard('customer', async ({ sessionId, customerId }, site) => {
    const session = await sessions.find(sessionId, clock.now());
    return session?.site === site && session.subject === customerId;
  });
  return bindAll({ ...deps, chain }, { begin, again, refresh, endByToken, end, list });
}

export type TokensService = ReturnType<typeof tokensService>;

/** Ends sessions of a customer. Answers how many. */
function end({ platform, sessions }: IssueDeps, which: WhichSessions, reason: EndReason): Promise<number> {
  return sessions.end(which, reason, platform.clock.now());
}

/** Open sessions of a subject, last used first. */
function list({ platform, sessions }: IssueDeps, site: SiteId, subject: string): Promise<Session[]> {
  return sessions.list(site, subject, platform.clock.now());
}
