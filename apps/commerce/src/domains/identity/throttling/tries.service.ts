import { networkOf } from '#platform/limits/index.ts';
import { digest } from '../tokens/secrets.rules.ts';
import { accountKey } from './devices.service.ts';
import type { LimitsDeps } from './limits.deps.ts';
import type { Limit, Try, Verdict } from './throttling.types.ts';

/** Tries at one address from one network or known device. */
const NEAR: Limit = { most: 10, minutes: 15 };

/** Most addresses that this process remembers as closed. */
const CLOSED = 10_000;

/** Counts a try. Answers whether its password may be verified. */
export async function enter(deps: LimitsDeps, one: Try): Promise<Verdict> {
  const { near, far, known, whose } = keysOf(deps, one);
  await deps.tries.add(known ? [near] : [near, far], deps.clock.now());
  const wait = await mustWait(deps, near);
  if (wait) return wait;
  if (!known && (await isClosed(deps, far))) return { allowed: false, why: 'linkOnly', whose };
  return { allowed: true, keys: [near], whose };
}

/**
 * Counts a customer's try to give the password again. Counted by session, so that nobody else can lock out the
 * account's owner.
 */
export async function enterAgain(
  deps: LimitsDeps,
  sessionId: string,
): Promise<Exclude<Verdict, { why: 'linkOnly' }>> {
  const key = digest(`again ${sessionId}`);
  await deps.tries.add([key], deps.clock.now());
  return (await mustWait(deps, key)) ?? { allowed: true, keys: [key], whose: key };
}

/** Deletes the tries of a successful log-in. */
export async function succeed({ tries }: LimitsDeps, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await tries.clear(keys);
}

/**
 * The keys under which a try is counted. A known device is counted, and queued, separately from others at the same
 * address.
 */
export function keysOf({ devices }: LimitsDeps, { site, email, ip, device }: Try) {
  const account = accountKey(site, email);
  const known = devices.read(account, device);
  const near = digest(`${account} ${known ? known.id : networkOf(ip)}`);
  const far = digest(`${account} anywhere`);
  return { near, far, known, whose: known ? near : far };
}

/** Whether this process knows, without counting, that an address is over its limit for all networks. */
export function isKnownClosed({ clock, closed }: LimitsDeps, far: string): boolean {
  return (closed.get(far) ?? 0) > clock.now().getTime();
}

/** The refusal after too many tries; `undefined` if there were not. */
export async function mustWait(
  { clock, tries: repository }: LimitsDeps,
  key: string,
  { most, minutes }: Limit = NEAR,
): Promise<Extract<Verdict, { why: 'tooMany' }> | undefined> {
  const now = clock.now().getTime();
  const { tries, oldest } = await repository.count(key, new Date(now - minutes * 60_000), most);
  if (tries <= most) return undefined;
  const retryAfter = Math.ceil(((oldest?.getTime() ?? now) + minutes * 60_000 - now) / 1000);
  return { allowed: false, why: 'tooMany', retryAfter: Math.max(1, retryAfter) };
}

/**
 * Whether an address is over its limit for all networks. If it is, it is not counted again until it may be below it.
 */
async function isClosed(deps: LimitsDeps, far: string): Promise<boolean> {
  if (isKnownClosed(deps, far)) return true;
  const { clock, closed, farLimit, tries: repository } = deps;
  closed.delete(far);
  const { most, minutes } = farLimit;
  const now = clock.now().getTime();
  const { tries, oldest } = await repository.count(far, new Date(now - minutes * 60_000), most);
  if (tries <= most) return false;
  const [first] = closed.keys();
  if (first !== undefined && closed.size >= CLOSED) closed.delete(first);
  closed.set(far, (oldest?.getTime() ?? now) + minutes * 60_000);
  return true;
}
