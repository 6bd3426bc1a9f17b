import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Limits } from '#domains/identity/index.ts';
import type { Caller, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Proof, ProveIdentity, StaffDevice } from '../login/proof.service.ts';
import { staffErrors } from '../staff.errors.ts';
import type { StaffRepository } from '../staff.repository.ts';
import { endOfSession, mayServe, networkOf } from '../staff.rules.ts';
import type { AgentSession } from '../staff.types.ts';

type Agent = Extract<Caller, { kind: 'agent' }>;

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  limits: Limits;
  prove: ProveIdentity;
  content: Pick<ContentService, 'configuration'>;
  customers: CustomersService;
}

/** A token of an agent, with its scope. */
export interface AgentToken {
  accessToken: string;
  session: AgentSession;
  /** Seconds from now. */
  expiresIn: number;
  scope: string;
}

/** Log-ins of agents, and their sessions for customers. */
export function agentsService(parts: Parts) {
  const { platform, repository, limits, content, customers } = parts;
  const { accessTokens, clock } = platform;

  // The token's own expiry has a tolerance for clocks; the session's has none.
  accessTokens.guard('agent', async ({ agentId, sessionId, customerId }, site) => {
    const session = await repository.liveSession(sessionId, clock.now());
    return session?.site === site && session.staffId === agentId && session.customerId === customerId;
  });

  const tokenOf = agentTokens(parts);
  const newSession = sessionsOf(parts);
  const logIn = agentLogIn(parts, { tokenOf, newSession });

  return {
    /**
     * Logs an agent in: password and second factor, the code of an authenticator or one of the recovery codes. After
     * many wrong tries from all networks, six-digit codes are accepted on known devices only; a recovery code, which
     * cannot be guessed, always works, so that a stranger can lock nobody out.
     *
     * @param once answers a repeat of the call without verifying its code again, when it is its turn.
     * @throws 401 `BadCredentialsError`, the same whatever was wrong; 401 `KnownDeviceRequiredError`; 429; 503 while
     *   too many wait.
     */
    logIn: (
      ctx: SiteContext,
      proof: Proof,
      device: StaffDevice,
      once: (begin: () => Promise<AgentToken>) => Promise<AgentToken>,
    ): Promise<AgentToken> => {
      const { ip, known } = device;
      const one = { site: 'staff', email: proof.email, ip: networkOf(ip), device: known } as const;
      return limits.inTurn(one, ctx.language, () => once(() => logIn(ctx, proof, device)));
    },

    /** The first answer of a log-in, for a repeat of the call that began it; `undefined` once it has ended. */
    again: async (sessionId: string): Promise<AgentToken | undefined> => {
      const session = await repository.liveSession(sessionId, clock.now());
      return session && tokenOf(session);
    },

    /** The cookie by which the browser is recognised at the next log-in. */
    deviceOf: (email: string, seconds: number): string => limits.deviceOf('staff', email, seconds),

    /**
     * Begins to act for a customer of the site. The token ends with the session timer, which cannot be extended; only
     * the log-in's own token gets another.
     *
     * @throws 403 for an agent who acts already, 404 for an unknown customer.
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

    /** Ends the token's session: acting for a customer, or the whole log-in. */
    end: (agent: Agent) => repository.endSession(agent.sessionId, clock.now()),
  };
}

export type AgentsService = ReturnType<typeof agentsService>;

/** Signs the token of a session. */
function agentTokens({ platform: { accessTokens }, content, customers }: Parts) {
  return async (session: AgentSession): Promise<AgentToken> => {
    const settings = content.configuration(session.site);
    const issuedAt = session.startedAt;
    const expiresIn = Math.floor((session.expiresAt.getTime() - issuedAt.getTime()) / 1000);
    const scope = session.customerId ? 'agent:act' : 'agent';
    const { customerId } = session;
    const accessToken = await accessTokens.sign(
      {
        kind: 'agent',
        agentId: session.staffId,
        sessionId: session.id,
        ...(customerId
          ? { customerId, priceSegment: await customers.priceSegment(session.site, customerId) }
          : {}),
      },
      {
        ...{ site: session.site, scope, issuedAt, lifetime: expiresIn },
        clientId: settings['auth.clientId'],
        audience: settings['auth.audience'],
      },
    );
    return { accessToken, session, expiresIn, scope };
  };
}

function sessionsOf({ platform: { clock } }: Parts) {
  return (site: SiteId, staffId: string, expiresAt: Date): AgentSession => ({
    ...{ id: randomUUID(), staffId, site, startedAt: clock.now(), expiresAt },
  });
}

interface LogInNeeds {
  tokenOf: ReturnType<typeof agentTokens>;
  newSession: ReturnType<typeof sessionsOf>;
}

/** Tries to log in, when it is the call's turn. */
function agentLogIn({ platform, repository, content, prove }: Parts, { tokenOf, newSession }: LogInNeeds) {
  const { clock, config } = platform;
  return async (ctx: SiteContext, proof: Proof, device: StaffDevice): Promise<AgentToken> => {
    const member = await prove(ctx, proof, device, (one) => mayServe(one, config));
    const seconds = content.configuration(ctx.site.id)['agent.signInSeconds'];
    const session = newSession(ctx.site.id, member.id, new Date(clock.now().getTime() + seconds * 1000));
    await repository.insertSession(session);
    return tokenOf(session);
  };
}
