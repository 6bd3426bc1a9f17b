import type { Limits, Passwords } from '#domains/identity/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Sealer } from '#platform/signing/sealer.ts';
import { composeReusedCode, type ReusedCode } from '../staff.emails.ts';
import { staffErrors } from '../staff.errors.ts';
import type { StaffRepository } from '../staff.repository.ts';
import { isGuessable, networkOf, tidyRecoveryCode } from '../staff.rules.ts';
import type { Member } from '../staff.types.ts';
import { keptRecoveryCode } from './secrets.service.ts';
import { newTotpSecret, stepOf } from './totp.rules.ts';

/** A second factor: the time step of an authenticator's code, or the stored form of a recovery code. */
interface Factor {
  step: number | undefined;
  kept: string | undefined;
}

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
  limits: Limits;
}

/** Credentials of a member of staff; `code` is an authenticator's or a recovery code. */
export interface Proof {
  email: string;
  password: string;
  code: string;
}

/** The browser of a log-in. */
export interface StaffDevice {
  ip: string;
  /** Its cookie from an earlier log-in. */
  known?: string;
}

/** The second factor: recognises a member's code, and uses it once. */
function secondFactor({ platform, repository, sealer }: Parts) {
  const { clock, jobs, outbox } = platform;
  outbox.texts.describe('staff.reusedCode', (site, language) => [
    composeReusedCode({ id: 'sample', to: 'ada@example.com', site, language }),
  ]);
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

/**
 * Recognises a member of staff by password and second factor, when it is the call's turn. The caller runs it inside
 * `limits.inTurn`.
 *
 * @param may whether this member may log in there
 * @throws 401 `BadCredentialsError`, the same whatever was wrong; 401 `KnownDeviceRequiredError`; 429; 503
 */
export function createProof(parts: Parts) {
  const { platform, repository, passwords, limits } = parts;
  const { factorOf, takeFactor } = secondFactor(parts);
  return async (
    ctx: SiteContext,
    { email, password, code }: Proof,
    { ip, known }: StaffDevice,
    may: (member: Member) => boolean,
  ): Promise<Member> => {
    const { site, language, correlationId: id } = ctx;
    // Counted before anything is verified, so that all concurrent tries count. Unknown addresses too.
    const verdict = await limits.enter({ site: 'staff', email, ip: networkOf(ip), device: known });
    const note = (outcome: string, staffId?: string): void =>
      platform.log.info({
        event: 'agent-log-in',
        outcome,
        staffId,
        site: site.id,
        network: networkOf(ip),
        id,
      });
    if (!verdict.allowed && (verdict.why === 'tooMany' || isGuessable(code))) {
      note(verdict.why);
      throw verdict.why === 'tooMany'
        ? staffErrors.tooMany(language, verdict.retryAfter)
        : staffErrors.knownDevice(language);
    }
    const member = await repository.byEmail(email);
    const factor = await factorOf(member, code);
    const { right } = await passwords.verify(password, member?.password, { key: verdict.whose, language });
    if (!member || !right || !may(member) || !(await takeFactor(ctx, member, factor))) {
      note('refused', member?.id);
      throw staffErrors.credentials(language);
    }
    note('in', member.id);
    if (verdict.allowed) await limits.succeed(verdict.keys);
    return member;
  };
}

export type ProveIdentity = ReturnType<typeof createProof>;
