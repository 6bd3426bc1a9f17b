import { randomUUID } from 'node:crypto';
import type { Passwords } from '#domains/identity/index.ts';
import { type DemoSignIn, demoSignInOf } from '#platform/config/demo.ts';
import type { Config } from '#platform/config/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Sealer } from './login/secrets.service.ts';
import { newTotpSecret } from './login/totp.rules.ts';
import type { StaffRepository } from './staff.repository.ts';
import type { Member } from './staff.types.ts';

/** The demo's sign-in as an agent. */
export const demoSignIn = (config: Pick<Config, 'secretKey' | 'demoAccounts'>) =>
  demoSignInOf(config, 'agent');

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
}

/** Where a demo's agent has to be made, or made anew: its sign-in, and the member that is there from before. */
interface Due {
  signIn: DemoSignIn;
  known: Member | undefined;
}

/** The demo's agent: makes it, or gives it the password of a changed `SECRET_KEY`. */
export function demoStaff({ platform: { clock, config }, repository, passwords, sealer }: Parts) {
  /** Absent where the agent is as it should be; a member with that address who is no demo's stays as well. */
  const due = async (): Promise<Due | undefined> => {
    const signIn = demoSignIn(config);
    if (!signIn) return undefined;
    const known = await repository.byEmail(signIn.email);
    if (known && (!known.demo || sealer.open(known.sealedSecret) !== undefined)) return undefined;
    return { signIn, known };
  };

  const make = async ({ signIn: { email, password: plain }, known }: Due): Promise<void> => {
    const password = await passwords.hash(plain, { key: email, language: 'en' });
    const sealedSecret = sealer.seal(await newTotpSecret());
    if (known) {
      await repository.setPassword(known.id, password);
      await repository.setSecret(known.id, sealedSecret);
      return;
    }
    await repository.insert({
      ...{ id: randomUUID(), email, role: 'agent', password, sealedSecret },
      ...{ lastStep: 0, recoveryHashes: [], demo: true, createdAt: clock.now() },
    });
  };

  return {
    name: 'agent',
    // What the agent's authenticator holds opens under the key that sealed it, and under no other.
    isRenewed: async (): Promise<boolean> => (await due()) !== undefined,
    signIns: async (): Promise<void> => {
      const agent = await due();
      if (agent) await make(agent);
    },
  };
}
