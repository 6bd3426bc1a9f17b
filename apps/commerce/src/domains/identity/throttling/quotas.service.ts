import type { SiteId } from '@crema/brands';
import { LIMITS, networkOf } from '#platform/limits/index.ts';
import { digest } from '../tokens/secrets.rules.ts';
import { accountKey } from './devices.service.ts';
import type { LimitsDeps } from './limits.deps.ts';
import type { Limit } from './throttling.types.ts';
import { mustWait } from './tries.service.ts';

/** Accounts created with orders by one network: as many as by signing up. */
const ACCOUNTS: Limit = { most: LIMITS.signUp.calls, minutes: LIMITS.signUp.minutes };

/** Emails of a kind to one address that were requested without a log-in. */
const EMAILS: Limit = { most: 5, minutes: 60 };

/** Counts an account created with an order. Answers seconds to wait if there were too many. */
export async function enterNew(deps: LimitsDeps, ip: string): Promise<number | undefined> {
  const { clock, config, tries } = deps;
  if (!config.rateLimit) return undefined;
  const key = digest(`account ${networkOf(ip)}`);
  await tries.add([key], clock.now());
  return (await mustWait(deps, key, ACCOUNTS))?.retryAfter;
}

/** Counts an email that a caller requests or causes, to a known address or not. Answers whether it may be written. */
export async function mayEmail(
  { clock, config, tries: repository }: LimitsDeps,
  site: SiteId,
  kind: string,
  email: string,
): Promise<boolean> {
  if (!config.rateLimit) return true;
  const key = digest(`${accountKey(site, email)} letter ${kind}`);
  const now = clock.now();
  const since = new Date(now.getTime() - EMAILS.minutes * 60_000);
  if ((await repository.count(key, since, EMAILS.most)).tries >= EMAILS.most) return false;
  await repository.add([key], now);
  return true;
}
