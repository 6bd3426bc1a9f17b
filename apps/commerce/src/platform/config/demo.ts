import { createHmac } from 'node:crypto';
import type { Config } from './index.ts';

/** Who there is in a demo: a customer, an agent of customer service, the shop's owner. */
export type DemoAccount = 'agent' | 'owner' | 'shopper';

/** An account that may sign in to a demo. */
export interface DemoSignIn {
  email: string;
  password: string;
}

/**
 * A demo's sign-in. Its password is derived from `SECRET_KEY`, so that it can be printed at every start and differs
 * between installations. Undefined if `demoAccounts` is off.
 */
export function demoSignInOf(
  { secretKey, demoAccounts }: Pick<Config, 'secretKey' | 'demoAccounts'>,
  who: DemoAccount,
): DemoSignIn | undefined {
  if (!demoAccounts) return undefined;
  const digits = createHmac('sha256', secretKey).update(`crema demo ${who}`).digest('hex').slice(0, 20);
  return { email: emailOf(who), password: digits.match(/.{5}/g)?.join('-') ?? digits };
}

/** Whether an address is the demo customer's while demo accounts are closed; the account may exist from before. */
export const isClosedDemo = ({ demoAccounts }: Pick<Config, 'demoAccounts'>, email: string): boolean =>
  !demoAccounts && email.trim().toLowerCase() === emailOf('shopper');

const emailOf = (who: DemoAccount): string => `${who}@crema.localhost`;
