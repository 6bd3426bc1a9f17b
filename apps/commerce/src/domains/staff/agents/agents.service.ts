import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Limits, Passwords } from '#domains/identity/index.ts';
import type { Caller, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keptRecoveryCode, type Sealer } from '../login/secrets.service.ts';
import { newTotpSecret, stepOf } from '../login/totp.rules.ts';
import { composeReusedCode, type ReusedCode } from '../staff.emails.ts';
import { staffErrors } from '../staff.errors.ts';
import type { StaffRepository } from '../staff.repository.ts';
import { endOfSession, isGuessable, mayServe, networkOf, tidyRecoveryCode } from '../staff.rules.ts';
import type { AgentSession, Member } from '../staff.types.ts';

/** A second factor: the time step of an authenticator's code, or the stored form of a recovery code. */
interface Factor {
  step: number | undefined;
  kept: string | undefined;
}

type Agent = Extract<Caller, { kind: 'agent' }>;

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
  limits: Limits;
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

/** Credentials of an agent; `code` is an authenticator's or a recovery code. */
interface Proof {
  email: string;
  password: string;
  code: string;
}

/** The browser of an agent's log-in. */
export interface AgentDevice {
  ip: string;
  /** Its cookie from an earlier log-in. */
  known?: string;
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
      device: AgentDevice,
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

/** The second factor: recognises a member's code, and uses it once. */
function secondFactor({ platform, repository, sealer }: Parts) {
  const { clock, jobs, outbox } = platform;
  outbox.define<object>('staff.reusedCode', (_data, { id, email, site, language }) =>
    composeReusedCode({ id, to: email, site, language }),
  );
  const postReusedCode = async ({ id, to, site, language }: ReusedCode): Promise<void> =>
    void (await outbox.write({ id, kind: 'staff.reusedCode', email: to, site, language, data: {} }));
  // Jobs queued by a version before the outbox.
  jobs.define<ReusedCode>('staff.reusedCode', postReusedCode);

  let nobodys: Promise<string> | undefined;
  /**
   * Recognises a member's code. Computed for unknown addresses too and before the password is known to be right, so
   * that the time of a refusal reveals neither address nor password.
   */
  const factorOf = async (member: Member | undefined, code: string): Promise<Factor> => {
    nobodys ??= newTotpSecret();
    const own = member && sealer.open(member.sealedSecret);
    const step = await stepOf(own ?? (await nobodys), code.trim(), clock.now());
    const kept = keptRecoveryCode(member?.recoveryHashes ?? [], tidyRecoveryCode(code));
    return { step: own === undefined ? undefined : step, kept };
  };

  const takeFactor = async (
    { site, language }: SiteContext,
    member: Member,
    { step, kept }: Factor,
  ): Promise<boolean> => {
    if (step !== undefined) {
      if (await repository.takeStep(member.id, step)) return true;
      const letter = { id: `staff-code-${member.id}-${step}`, to: member.email, site: site.id, language };
      // Once for each code: a form that was sent twice sends one mail.
      await postReusedCode(letter);
      return false;
    }
    return kept !== undefined && repository.takeRecoveryCode(member.id, kept);
  };

  return { factorOf, takeFactor };
}

interface LogInNeeds {
  tokenOf: ReturnType<typeof agentTokens>;
  newSession: ReturnType<typeof sessionsOf>;
}

/** Tries to log in, when it is the call's turn. */
function agentLogIn(parts: Parts, { tokenOf, newSession }: LogInNeeds) {
  const { platform, repository, passwords, limits, content } = parts;
  const { clock, config, log } = platform;
  const { factorOf, takeFactor } = secondFactor(parts);
  return async (
    ctx: SiteContext,
    { email, password, code }: Proof,
    { ip, known }: AgentDevice,
  ): Promise<AgentToken> => {
    const { site, language, correlationId: id } = ctx;
    // Counted before anything is verified, so that all concurrent tries count. Unknown addresses too.
    const verdict = await limits.enter({ site: 'staff', email, ip: networkOf(ip), device: known });
    const note = (outcome: string, staffId?: string): void =>
      log.info({ event: 'agent-log-in', outcome, staffId, site: site.id, network: networkOf(ip), id });
    if (!verdict.allowed && (verdict.why === 'tooMany' || isGuessable(code))) {
      note(verdict.why);
      throw verdict.why === 'tooMany'
        ? staffErrors.tooMany(language, verdict.retryAfter)
        : staffErrors.knownDevice(language);
    }
    const member = await repository.byEmail(email);
    const factor = await factorOf(member, code);
    const { right } = await passwords.verify(password, member?.password, { key: verdict.whose, language });
    if (!member || !right || !mayServe(member, config) || !(await takeFactor(ctx, member, factor))) {
      note('refused', member?.id);
      throw staffErrors.credentials(language);
    }
    note('in', member.id);
    if (verdict.allowed) await limits.succeed(verdict.keys);
    const seconds = content.configuration(site.id)['agent.signInSeconds'];
    const session = newSession(site.id, member.id, new Date(clock.now().getTime() + seconds * 1000));
    await repository.insertSession(session);
    return tokenOf(session);
  };
}
