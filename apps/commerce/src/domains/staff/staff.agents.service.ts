import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Passwords } from '#domains/identity/index.ts';
import type { Caller, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { staffErrors } from './staff.errors.ts';
import type { StaffRepository } from './staff.repository.ts';
import { endOfSession, mayServe, mustWait, networkOf, tidyRecoveryCode, WRONG } from './staff.rules.ts';
import { digest, type Sealer } from './staff.secrets.ts';
import { stepOf } from './staff.totp.ts';
import type { AgentSession, Member } from './staff.types.ts';

type Agent = Extract<Caller, { kind: 'agent' }>;

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
}

/** A token of an agent, and what it is good for. */
export interface AgentToken {
  accessToken: string;
  session: AgentSession;
  /** Seconds from now. */
  expiresIn: number;
  scope: string;
}

/** Log-ins of agents, and the times in which they act for a customer. */
export function agentsService({ platform, repository, passwords, sealer, content, customers }: Parts) {
  const { accessTokens, clock, config } = platform;
  const isRealShop = config.databaseUrl !== undefined;

  // The token's own end has a tolerance for clocks; the session's has none.
  accessTokens.guard('agent', async ({ agentId, sessionId, customerId }, site) => {
    const session = await repository.liveSession(sessionId, clock.now());
    return session?.site === site && session.staffId === agentId && session.customerId === customerId;
  });

  const tokenOf = async (session: AgentSession): Promise<AgentToken> => {
    const settings = content.configuration(session.site);
    const issuedAt = clock.now();
    const expiresIn = Math.floor((session.expiresAt.getTime() - issuedAt.getTime()) / 1000);
    const scope = session.customerId ? 'agent:act' : 'agent';
    const { customerId } = session;
    const accessToken = await accessTokens.sign(
      {
        kind: 'agent',
        agentId: session.staffId,
        sessionId: session.id,
        ...(customerId ? { customerId } : {}),
      },
      {
        ...{ site: session.site, scope, issuedAt, lifetime: expiresIn },
        clientId: settings['auth.clientId'],
        audience: settings['auth.audience'],
      },
    );
    return { accessToken, session, expiresIn, scope };
  };

  const takeCode = async (member: Member, code: string): Promise<boolean> => {
    const secret = sealer.open(member.sealedSecret);
    const step = secret === undefined ? undefined : await stepOf(secret, code.trim(), clock.now());
    if (step !== undefined) return repository.takeStep(member.id, step);
    return repository.takeRecoveryCode(member.id, digest(tidyRecoveryCode(code)));
  };

  const newSession = (site: SiteId, staffId: string, expiresAt: Date): AgentSession => ({
    ...{ id: randomUUID(), staffId, site, startedAt: clock.now(), expiresAt },
  });

  return {
    /**
     * Logs an agent in: password and second factor, the code of an authenticator or one of the recovery codes.
     *
     * @param ip of the caller: wrong log-ins are counted by address and network.
     * @throws 401 `BadCredentialsError`, the same whatever was wrong; 429.
     */
    logIn: async (
      { site, language }: SiteContext,
      { email, password, code }: { email: string; password: string; code: string },
      ip: string,
    ): Promise<AgentToken> => {
      const now = clock.now();
      const key = digest(`${email.trim().toLowerCase()} ${networkOf(ip)}`);
      if (mustWait(await repository.failures(key), now)) throw staffErrors.tooMany(language);
      const member = await repository.byEmail(email);
      const { right } = await passwords.verify(password, member?.password);
      if (!member || !right || !mayServe(member, isRealShop) || !(await takeCode(member, code))) {
        await repository.addFailure(key, new Date(now.getTime() - WRONG.minutes * 60_000), now);
        throw staffErrors.credentials(language);
      }
      await repository.clearFailures(key);
      const seconds = content.configuration(site.id)['agent.signInSeconds'];
      const session = newSession(site.id, member.id, new Date(now.getTime() + seconds * 1000));
      await repository.insertSession(session);
      return tokenOf(session);
    },

    /**
     * Begins to act for a customer of the site. The token ends with the session timer; nothing prolongs it, and only the
     * log-in's own token gets another.
     *
     * @throws 403 for who acts already, 404 for a customer that is none.
     */
    start: async ({ site, language }: SiteContext, agent: Agent, customerId: string): Promise<AgentToken> => {
      if (agent.customerId !== undefined) throw staffErrors.acting(language);
      const signIn = await repository.liveSession(agent.sessionId, clock.now());
      if (!signIn) throw staffErrors.acting(language);
      const customer = await customers.byId(site.id, customerId);
      if (!customer) throw staffErrors.customer(language);
      const seconds = content.configuration(site.id)['agent.sessionSeconds'];
      const session: AgentSession = {
        ...newSession(site.id, agent.agentId, endOfSession(signIn, seconds, clock.now())),
        signInId: signIn.id,
        customerId: customer.id,
      };
      await repository.insertSession(session);
      return tokenOf(session);
    },

    /** Ends what the token stands for: acting for a customer, or the whole log-in. */
    end: (agent: Agent) => repository.endSession(agent.sessionId, clock.now()),
  };
}

export type AgentsService = ReturnType<typeof agentsService>;
