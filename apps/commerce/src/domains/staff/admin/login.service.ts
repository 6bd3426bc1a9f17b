import { randomUUID } from 'node:crypto';
import type { ContentService } from '#domains/content/index.ts';
import type { Limits } from '#domains/identity/index.ts';
import type { StaffCaller } from '#platform/admin/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Proof, ProveIdentity, StaffDevice } from '../login/proof.service.ts';
import { digest, newSecret } from '../login/secrets.service.ts';
import { maySignIn, networkOf, officeRoleOf } from '../staff.rules.ts';
import type { AdminSession, AdminSessions } from './sessions.repository.ts';

interface Parts {
  platform: Platform;
  limits: Limits;
  prove: ProveIdentity;
  sessions: AdminSessions;
  content: Pick<ContentService, 'configuration'>;
}

/** A log-in that has just begun; `token` goes into the cookie. */
export interface BegunLogIn {
  token: string;
  caller: StaffCaller;
  expiresAt: Date;
}

/** Log-ins to the back office: the same proof as an agent's, and a session of its own. */
export function adminLogIn({ platform, limits, prove, sessions, content }: Parts) {
  const { clock, config } = platform;

  const live = async (token: string): Promise<AdminSession | undefined> => {
    const session = await sessions.live(digest(token), clock.now());
    return session && (config.demoAccounts || !session.demo) ? session : undefined;
  };

  return {
    /** @throws as `createProof` says */
    logIn: (ctx: SiteContext, proof: Proof, device: StaffDevice): Promise<BegunLogIn> => {
      const one = {
        site: 'staff',
        email: proof.email,
        ip: networkOf(device.ip),
        device: device.known,
      } as const;
      return limits.inTurn(one, ctx.language, async () => {
        const member = await prove(ctx, proof, device, (found) => maySignIn(found, config));
        const seconds = content.configuration(ctx.site.id)['agent.signInSeconds'];
        const token = newSecret();
        const startedAt = clock.now();
        const expiresAt = new Date(startedAt.getTime() + seconds * 1000);
        const id = randomUUID();
        await sessions.insert({ id, tokenHash: digest(token), staffId: member.id, startedAt, expiresAt });
        const caller = callerOf({ ...member, id, staffId: member.id, expiresAt });
        return { token, caller, expiresAt };
      });
    },

    /** The cookie by which the browser is recognised at the next log-in. */
    deviceOf: (email: string, seconds: number): string => limits.deviceOf('staff', email, seconds),

    /** Who the token of a cookie names. */
    callerOf: async (token: string): Promise<StaffCaller | undefined> => {
      const session = await live(token);
      return session && callerOf(session);
    },

    /** When the log-in of a token ends. */
    endOf: async (token: string): Promise<Date | undefined> => (await live(token))?.expiresAt,

    logOut: (caller: StaffCaller) => sessions.end(caller.sessionId, clock.now()),
  };
}

export type AdminLogIn = ReturnType<typeof adminLogIn>;

const callerOf = ({ id, staffId, email, role }: Omit<AdminSession, 'demo'>): StaffCaller => ({
  ...{ kind: 'staff', staffId, sessionId: id, email },
  role: officeRoleOf(role),
});
