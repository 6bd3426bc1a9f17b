import { createHmac } from 'node:crypto';
import type { Config } from './index.ts';

/** Somebody who may sign in to a demo. */
export interface DemoSignIn {
  email: string;
  password: string;
}

/**
 * A demo's sign-in: its password is this installation's own, made from `SECRET_KEY`, so that it can be printed at every
 * start and is the same nowhere else. None where there is no demo or a real database.
 */
export function demoSignInOf(
  { secretKey, seed, databaseUrl }: Pick<Config, 'secretKey' | 'seed' | 'databaseUrl'>,
  who: 'agent' | 'shopper',
): DemoSignIn | undefined {
  if (seed !== 'demo' || databaseUrl) return undefined;
  const letters = createHmac('sha256', secretKey).update(`crema demo ${who}`).digest('hex').slice(0, 20);
  return { email: `${who}@crema.localhost`, password: letters.match(/.{5}/g)?.join('-') ?? letters };
}
