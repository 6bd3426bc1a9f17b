import { createHmac, randomUUID } from 'node:crypto';
import type { Passwords } from '#domains/identity/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { Platform } from '#platform/index.ts';
import type { StaffRepository } from './staff.repository.ts';
import type { Sealer } from './staff.secrets.ts';
import { newTotpSecret } from './staff.totp.ts';

const EMAIL = 'agent@crema.localhost';

/**
 * The demo's sign-in as an agent: its password is this installation's own, made from `SECRET_KEY`, so that it can be
 * printed at every start and is the same nowhere else. None where there is no demo or a real database.
 */
export function demoSignIn(
  config: Pick<Config, 'secretKey' | 'seed' | 'databaseUrl'>,
): { email: string; password: string } | undefined {
  if (config.seed !== 'demo' || config.databaseUrl) return undefined;
  const letters = createHmac('sha256', config.secretKey)
    .update('crema demo agent')
    .digest('hex')
    .slice(0, 20);
  return { email: EMAIL, password: letters.match(/.{5}/g)?.join('-') ?? letters };
}

interface Parts {
  platform: Platform;
  repository: StaffRepository;
  passwords: Passwords;
  sealer: Sealer;
}

/** Makes the demo's agent, or gives it the password of a changed `SECRET_KEY`. */
export function demoStaff({ platform: { clock, config }, repository, passwords, sealer }: Parts) {
  return async (): Promise<void> => {
    const signIn = demoSignIn(config);
    if (!signIn) return;
    const known = await repository.byEmail(signIn.email);
    if (known && (!known.demo || sealer.open(known.sealedSecret) !== undefined)) return;
    const password = await passwords.hash(signIn.password);
    const sealedSecret = sealer.seal(await newTotpSecret());
    if (known) {
      await repository.setPassword(known.id, password);
      await repository.setSecret(known.id, sealedSecret);
      return;
    }
    await repository.insert({
      ...{ id: randomUUID(), email: signIn.email, role: 'agent', password, sealedSecret },
      ...{ lastStep: 0, recoveryHashes: [], demo: true, createdAt: clock.now() },
    });
  };
}
