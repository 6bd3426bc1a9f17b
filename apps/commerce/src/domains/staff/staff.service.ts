import { randomUUID } from 'node:crypto';
import type { Language } from '@crema/brands';
import type { Passwords } from '#domains/identity/index.ts';
import { isKnownPassword, passwordProblem } from '#domains/identity/index.ts';
import type { Platform } from '#platform/index.ts';
import { checkEmail } from '#platform/mail/address.ts';
import type { Sealer } from '#platform/signing/sealer.ts';
import { digest, keepRecoveryCode, newRecoveryCodes, newSecret } from './login/secrets.service.ts';
import { codeAt, newTotpSecret, otpauthAddress, stepOf } from './login/totp.rules.ts';
import { staffErrors } from './staff.errors.ts';
import type { StaffRepository } from './staff.repository.ts';
import { LINK_HOURS } from './staff.rules.ts';
import type { Member, StaffRole } from './staff.types.ts';

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
}

/** Data for setting up a sign-in: the e-mail address, and the secret for the authenticator app. */
export interface SetUp {
  email: string;
  secret: string;
  otpauth: string;
}

/** Members of staff and their set-up. There are no default passwords: each begins with a one-time link. */
export function staffService({ platform: { clock, db }, repository, passwords, sealer }: Parts) {
  /** A new link for a member. Earlier links, credentials and sessions end. */
  const renew = async ({ id }: Member): Promise<string> => {
    const token = newSecret();
    const expiresAt = new Date(clock.now().getTime() + LINK_HOURS * 3_600_000);
    const secret = sealer.seal(await newTotpSecret());
    await db.transaction(async () => {
      await repository.endLinks(id, clock.now());
      await repository.lockOut(id, clock.now());
      await repository.setSecret(id, secret);
      await repository.addLink(digest(token), id, expiresAt);
    });
    return token;
  };

  const ownerOf = async (token: string, language: Language): Promise<Member> => {
    const id = await repository.linkOwner(digest(token), clock.now());
    const member = id && (await repository.byId(id));
    if (!member || member.disabledAt) throw staffErrors.link(language);
    return member;
  };

  const secretOf = (member: Member, language: Language): string => {
    const secret = sealer.open(member.sealedSecret);
    if (secret === undefined) throw staffErrors.link(language);
    return secret;
  };

  return {
    list: () => repository.list(),
    byEmail: (email: string) => repository.byEmail(email),

    /** Adds a member. Answers the token of the set-up link, or why not. */
    add: async (
      email: string,
      role: StaffRole,
    ): Promise<{ token: string } | { problem: 'email' | 'known' }> => {
      const address = checkEmail(email);
      if (!address) return { problem: 'email' };
      const member: Member = {
        ...{ id: randomUUID(), email: address, role, lastStep: 0, recoveryHashes: [], demo: false },
        sealedSecret: sealer.seal(await newTotpSecret()),
        createdAt: clock.now(),
      };
      return (await repository.insert(member)) ? { token: await renew(member) } : { problem: 'known' };
    },

    renew,

    /** Disables a member: log-ins and sessions end at once, the audit trail keeps the name. */
    remove: (member: Member) => repository.disable(member.id, clock.now()),

    /** The data of a set-up link. Changes nothing. @throws 400 for an invalid link. */
    setUp: async (language: Language, token: string): Promise<SetUp> => {
      const member = await ownerOf(token, language);
      const secret = secretOf(member, language);
      return { email: member.email, secret, otpauth: await otpauthAddress(secret, member.email) };
    },

    /**
     * Uses a set-up link: with a password, and a code that proves that the authenticator works. Answers the recovery
     * codes, which are shown only once.
     *
     * @throws 400 for an invalid link or password, or a wrong code.
     */
    activate: async (
      language: Language,
      { token, password, code }: { token: string; password: string; code: string },
    ): Promise<string[]> => {
      const member = await ownerOf(token, language);
      if (passwordProblem(password, isKnownPassword)) throw staffErrors.password(language);
      const step = await stepOf(secretOf(member, language), code, clock.now());
      if (step === undefined) throw staffErrors.code(language);
      const hashed = await passwords.hash(password, { key: member.id, language });
      const codes = newRecoveryCodes();
      const kept = codes.map((one) => keepRecoveryCode(one));
      await db.transaction(async () => {
        // Of two concurrent uses of a link the second is refused, as is that of a link ended by a newer one.
        if (!(await repository.useLink(digest(token), clock.now()))) throw staffErrors.link(language);
        await repository.activate(member.id, hashed, kept, step);
      });
      return codes;
    },

    /** The present code of a demo's authenticator; undefined for other members. */
    demoCode: async (member: Member): Promise<string | undefined> => {
      const secret = member.demo ? sealer.open(member.sealedSecret) : undefined;
      return secret && codeAt(secret, clock.now());
    },
  };
}

export type StaffService = ReturnType<typeof staffService>;
