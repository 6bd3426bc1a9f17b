import { identityErrors } from '../identity.errors.ts';
import type { AccountDeps, OwnContext } from './account.deps.ts';

/**
 * Requires the password of the customer who is logged in, which the thief of a token does not have.
 *
 * @throws 400 unless it is the customer's password, 429 after many tries.
 */
export async function requirePassword(
  { limits, passwordRows, passwords }: AccountDeps,
  { caller, customerId, language }: OwnContext,
  password: string,
): Promise<void> {
  const verdict = await limits.enterAgain(caller.kind === 'customer' ? caller.sessionId : customerId);
  if (!verdict.allowed) throw identityErrors.tooMany(language, verdict.retryAfter);
  const kept = await passwordRows.of(customerId);
  const { right } = await passwords.verify(password, kept, { key: verdict.whose, language });
  if (!right) throw identityErrors.password(language);
  await limits.succeed(verdict.keys);
}
