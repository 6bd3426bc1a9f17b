import { randomUUID } from 'node:crypto';
import type { Passwords } from '#domains/identity/index.ts';
import { demoSignInOf } from '#platform/config/demo.ts';
import type { Config } from '#platform/config/index.ts';
import type { Platform } from '#platform/index.ts';
import type { StaffRepository } from './staff.repository.ts';
import type { Sealer } from './staff.secrets.ts';
import { newTotpSecret } from './staff.totp.ts';

/** The demo's sign-in as an agent. */
export const demoSignIn = (config: Pick<Config, 'secretKey' | 'seed' | 'databaseUrl'>) =>
  demoSignInOf(config, 'agent');

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
}

/** Makes the demo's agent, or gives it the password of a changed `SECRET_KEY`. Answers whether the password is new. */
export function demoStaff({ platform: { clock, config }, repository, passwords, sealer }: Parts) {
  return async (): Promise<boolean> => {
    const signIn = demoSignIn(config);
    if (!signIn) return false;
    const known = await repository.byEmail(signIn.email);
    if (known && (!known.demo || sealer.open(known.sealedSecret) !== undefined)) return false;
    const password = await passwords.hash(signIn.password, { key: signIn.email, language: 'en' });
    const sealedSecret = sealer.seal(await newTotpSecret());
    if (known) {
      await repository.setPassword(known.id, password);
      await repository.setSecret(known.id, sealedSecret);
      return true;
    }
    await repository.insert({
      ...{ id: randomUUID(), email: signIn.email, role: 'agent', password, sealedSecret },
      ...{ lastStep: 0, recoveryHashes: [], demo: true, createdAt: clock.now() },
    });
    return true;
  };
}
