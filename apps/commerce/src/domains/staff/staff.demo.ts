import { randomUUID } from 'node:crypto';
import type { Passwords } from '#domains/identity/index.ts';
import { type DemoSignIn, demoSignInOf } from '#platform/config/demo.ts';
import type { Config } from '#platform/config/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Sealer } from '#platform/signing/sealer.ts';
import { newTotpSecret } from './login/totp.rules.ts';
import type { StaffRepository } from './staff.repository.ts';
import type { Member } from './staff.types.ts';

/** The demo's members of staff. */
const DEMO_STAFF = ['agent', 'owner'] as const;
type DemoRole = (typeof DEMO_STAFF)[number];

/** The demo's sign-in as a member of staff. */
export const demoSignIn = (config: Pick<Config, 'secretKey' | 'demoAccounts'>, role: DemoRole = 'agent') =>
  demoSignInOf(config, role);

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
}

/** Where one of a demo's staff has to be made, or made anew: the sign-in, and the member that is there from before. */
interface Due {
  role: DemoRole;
  signIn: DemoSignIn;
  known: Member | undefined;
}

/** The demo's staff: makes them, or gives them the passwords of a changed `SECRET_KEY`. */
export function demoStaff({ platform: { clock, config }, repository, passwords, sealer }: Parts) {
  /** Absent where the member is as it should be; one with that address who is no demo's stays as well. */
  const due = async (role: DemoRole): Promise<Due | undefined> => {
    const signIn = demoSignIn(config, role);
    if (!signIn) return undefined;
    const known = await repository.byEmail(signIn.email);
    if (known && (!known.demo || sealer.open(known.sealedSecret) !== undefined)) return undefined;
    return { role, signIn, known };
  };

  const make = async ({ role, signIn: { email, password: plain }, known }: Due): Promise<void> => {
    const password = await passwords.hash(plain, { key: email, language: 'en' });
    const sealedSecret = sealer.seal(await newTotpSecret());
    if (known) {
      await repository.setPassword(known.id, password);
      await repository.setSecret(known.id, sealedSecret);
      return;
    }
    await repository.insert({
      ...{ id: randomUUID(), email, role, password, sealedSecret },
      ...{ lastStep: 0, recoveryHashes: [], demo: true, createdAt: clock.now() },
    });
  };

  return {
    name: 'agent',
    // What an authenticator holds opens under the key that sealed it, and under no other. The owner, who came later, may be
    // missing from a demo whose key is the same.
    isRenewed: async (): Promise<boolean> => (await due('agent')) !== undefined,
    signIns: async (): Promise<void> => {
      for (const role of DEMO_STAFF) {
        const member = await due(role);
        if (member) await make(member);
      }
    },
  };
}
