import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { Limits, Passwords } from '#domains/identity/index.ts';
import type { Caller, SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { staffErrors } from './staff.errors.ts';
import { composeReusedCode, type ReusedCode } from './staff.letters.ts';
import type { StaffRepository } from './staff.repository.ts';
import { endOfSession, isGuessable, mayServe, networkOf, tidyRecoveryCode } from './staff.rules.ts';
import { keptRecoveryCode, type Sealer } from './staff.secrets.ts';
import { newTotpSecret, stepOf } from './staff.totp.ts';
import type { AgentSession, Member } from './staff.types.ts';

/** A second factor: the time step of an authenticator's code, or the kept form of a recovery code. */
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
  mailer: Mailer;
}

/** A token of an agent, and what it is good for. */
export interface AgentToken {
  accessToken: string;
  session: AgentSession;
  /** Seconds from now. */
  expiresIn: number;
  scope: string;
}

/** What an agent logs in with; `code` is an authenticator's or a recovery code. */
interface Proof {
  email: string;
  password: string;
  code: string;
}

/** The browser that an agent logs in with. */
export interface AgentDevice {
  ip: string;
  /** Its cookie of an earlier log-in. */
  known?: string;
}

/** Log-ins of agents, and the times in which they act for a customer. */
export function agentsService(parts: Parts) {
  const { platform, repository, passwords, sealer, limits, content, customers, mailer } = parts;
  const { accessTokens, clock, config, jobs, log } = platform;
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

  jobs.define<ReusedCode>('staff.reusedCode', (letter) => mailer.send(composeReusedCode(letter)));

  let nobodys: Promise<string> | undefined;
  /**
   * What a code is to a member. Worked out for nobody as well and before the password is known to be right, so that how
   * long a refusal takes tells neither of the address nor of the password.
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
      // Once a code: a form that was sent twice is no flood.
      await jobs.enqueue('staff.reusedCode', letter, { singletonKey: letter.id, singletonSeconds: 600 });
      return false;
    }
    return kept !== undefined && repository.takeRecoveryCode(member.id, kept);
  };

  const newSession = (site: SiteId, staffId: string, expiresAt: Date): AgentSession => ({
    ...{ id: randomUUID(), staffId, site, startedAt: clock.now(), expiresAt },
  });

  /** A try to log in, whose turn it is. */
  const logIn = async (
    ctx: SiteContext,
    { email, password, code }: Proof,
    { ip, known }: AgentDevice,
  ): Promise<AgentToken> => {
    const { site, language, correlationId: id } = ctx;
    // Counted before anything is looked at: of many at once none slips through. Unknown addresses alike.
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
    if (!member || !right || !mayServe(member, isRealShop) || !(await takeFactor(ctx, member, factor))) {
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

  return {
    /**
     * Logs an agent in: password and second factor, the code of an authenticator or one of the recovery codes. After
     * many wrong tries from wherever, six digits are looked at on known devices only, and a recovery code, which nobody
     * guesses, opens as ever: so nobody is kept out by a stranger.
     *
     * @throws 401 `BadCredentialsError`, the same whatever was wrong; 401 `KnownDeviceRequiredError`; 429; 503 while too
     *   many wait.
     */
    logIn: (ctx: SiteContext, proof: Proof, device: AgentDevice): Promise<AgentToken> => {
      const { ip, known } = device;
      const one = { site: 'staff', email: proof.email, ip: networkOf(ip), device: known } as const;
      return limits.inTurn(one, ctx.language, () => logIn(ctx, proof, device));
    },

    /** What makes the browser of a log-in known to the next. */
    deviceOf: (email: string, seconds: number): string => limits.deviceOf('staff', email, seconds),

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
