import type { Language } from '@crema/brands';
import { bindAll } from '#platform/bind/index.ts';
import type { Platform } from '#platform/index.ts';
import { knownDevices } from './devices.service.ts';
import type { LimitsDeps } from './limits.deps.ts';
import { createQueue } from './queue.service.ts';
import { enterNew, mayEmail } from './quotas.service.ts';
import type { Limit, Try } from './throttling.types.ts';
import { triesRepository } from './tries.repository.ts';
import { enter, enterAgain, isKnownClosed, keysOf, succeed } from './tries.service.ts';

/** Tries at one address from all networks; beyond it only a mailed link or a known device can log in. */
const FAR: Limit = { most: 100, minutes: 24 * 60 };

/** Log-ins that may wait, for all addresses. */
const WAITING = 1000;

interface LimitsOptions {
  /** Limit of tries from all networks; absent: as for customers. */
  far?: Limit;
}

/**
 * Slows down guessing of passwords. Tries are counted by (address, network), ten in a quarter of an hour; and by
 * address alone, so that many networks do not help. A device that has logged in to the account before is counted
 * separately and never locked out by others. Addresses without an account are counted in the same way. This protects
 * accounts and does not shed load: `RATE_LIMIT=off` does not switch it off.
 */
export function createLimits(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { far: farLimit = FAR }: LimitsOptions = {},
) {
  const devices = knownDevices({ clock, config });
  const queue = createQueue({ atWork: Number.POSITIVE_INFINITY, waiting: WAITING });
  const tries = triesRepository(db);
  const deps: LimitsDeps = { clock, config, tries, devices, queue, farLimit, closed: new Map() };
  return {
    ...bindAll(deps, { enter, enterAgain, enterNew, mayEmail, succeed, expire }),
    knows: devices.knows,
    deviceOf: devices.deviceOf,
    /** See `inTurn`. */
    inTurn: <T>(
      one: Try,
      language: Language,
      work: () => Promise<T>,
      whenClosed?: (language: Language) => Error,
    ): Promise<T> => inTurn(deps, one, { language, whenClosed }, work),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/**
 * Runs tries at one address one after another, so that a flood of them uses no more of the shop than one caller.
 *
 * @param whenClosed the refusal while the queue of the address is full and only a link opens the account.
 * @throws 429 while too many wait for the address, 503 while too many wait in all.
 */
function inTurn<T>(
  deps: LimitsDeps,
  one: Try,
  { language, whenClosed }: { language: Language; whenClosed: ((language: Language) => Error) | undefined },
  work: () => Promise<T>,
): Promise<T> {
  const { far, known, whose } = keysOf(deps, one);
  const isClosed = !known && isKnownClosed(deps, far);
  return deps.queue({ key: whose, language, full: isClosed ? whenClosed : undefined }, work);
}

/** Deletes tries that no limit counts any more. */
function expire({ clock, tries }: LimitsDeps) {
  return tries.expire(new Date(clock.now().getTime() - FAR.minutes * 60_000));
}
