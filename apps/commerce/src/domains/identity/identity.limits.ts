import type { Language, SiteId } from '@crema/brands';
import { LIMITS, networkOf } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { limitsRepository } from './identity.limits.repository.ts';
import { createQueue } from './identity.queue.ts';
import { digest, newSecret } from './identity.tokens.service.ts';

/** Tries of one address from one network or known device. */
const NEAR = { most: 10, minutes: 15 } as const;
/** Tries of one address from wherever: then only a mailed link or a known device logs in. */
const FAR = { most: 100, minutes: 24 * 60 } as const;

/** Addresses that this process knows to be closed without counting again, and log-ins that wait for their turn. */
const MEMORY = { closed: 10_000, waiting: 1000 } as const;

/** Accounts from one network that come with an order, as many as by signing up. */
const ACCOUNTS = { most: LIMITS.signUp.calls, minutes: LIMITS.signUp.minutes } as const;

/** Letters of a kind to one address that somebody asked for without a log-in. */
const LETTERS = { most: 5, minutes: 60 } as const;

/** Whose accounts: a site's customers, or the staff, who are the same at all of them. */
type Realm = SiteId | 'staff';

/** Who tries to log in, and from where. */
export interface Try {
  site: Realm;
  email: string;
  ip: string;
  /** The device cookie, if there is one. */
  device?: string;
}

interface LimitsOptions {
  /** Tries from wherever, unless as for customers. */
  far?: { most: number; minutes: number };
}

export type Verdict =
  /** `keys`: what to clear when it succeeds; `whose`: who waits for whom where the password is looked at. */
  | { allowed: true; keys: string[]; whose: string }
  | { allowed: false; why: 'tooMany'; retryAfter: number }
  | { allowed: false; why: 'linkOnly'; whose: string };

/**
 * Slows down who guesses passwords. Counted by (address, network), ten in a quarter of an hour; and by address alone,
 * so that many networks do not help. A device that logged in to the account before is counted by itself and
 * never locked out by others. Addresses that nobody has are counted in the same way. This is armour and not load
 * shedding: `RATE_LIMIT=off` does not reach it.
 */
export function createLimits(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { far: farLimit = FAR }: LimitsOptions = {},
) {
  const repository = limitsRepository(db);
  const signer = createSigner(config, 'known device');
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const accountOf = (site: Realm, email: string) => digest(`${site} ${email.trim().toLowerCase()}`);

  /** Of who tried too often, or nothing. */
  const mustWait = async (
    key: string,
    { most, minutes }: { most: number; minutes: number } = NEAR,
  ): Promise<Extract<Verdict, { why: 'tooMany' }> | undefined> => {
    const { tries, oldest } = await repository.count(key, ago(minutes), most);
    if (tries <= most) return undefined;
    const since = oldest?.getTime() ?? clock.now().getTime();
    const retryAfter = Math.ceil((since + minutes * 60_000 - clock.now().getTime()) / 1000);
    return { allowed: false, why: 'tooMany', retryAfter: Math.max(1, retryAfter) };
  };

  const inTurn = createQueue({ atWork: Number.POSITIVE_INFINITY, waiting: MEMORY.waiting });
  /** Addresses that too many tried, each until when at least (milliseconds since 1970): nothing takes those tries away. */
  const closed = new Map<string, number>();

  /** Whether too many tried an address from wherever. Counted until it is so, then known until it may have passed. */
  const isClosed = async (far: string): Promise<boolean> => {
    const now = clock.now().getTime();
    if ((closed.get(far) ?? 0) > now) return true;
    closed.delete(far);
    const { most, minutes } = farLimit;
    const { tries, oldest } = await repository.count(far, ago(minutes), most);
    if (tries <= most) return false;
    const [first] = closed.keys();
    if (first !== undefined && closed.size >= MEMORY.closed) closed.delete(first);
    closed.set(far, (oldest?.getTime() ?? now) + minutes * 60_000);
    return true;
  };

  /** What a device cookie says, if it is of a browser that logged in to this account before. */
  const knownDevice = (account: string, device: string | undefined) => {
    const known = device ? signer.verify(device, clock.now()) : undefined;
    return known?.account === account ? known : undefined;
  };

  /** What a try is counted by; a known device neither counts nor waits with those who try the same address elsewhere. */
  const keysOf = ({ site, email, ip, device }: Try) => {
    const account = accountOf(site, email);
    const known = knownDevice(account, device);
    const near = digest(`${account} ${known ? known.id : networkOf(ip)}`);
    const far = digest(`${account} anywhere`);
    return { near, far, known, whose: known ? near : far };
  };

  return {
    /**
     * Tries of one address one after another, so that a flood on it takes no more of the shop than one caller does.
     *
     * @param whenClosed what who finds the line of an address full is told once only a link opens it.
     * @throws 429 while too many wait for the address, 503 while too many wait at all.
     */
    inTurn: <T>(
      one: Try,
      language: Language,
      work: () => Promise<T>,
      whenClosed?: (language: Language) => Error,
    ): Promise<T> => {
      const { far, known, whose } = keysOf(one);
      const isClosed = !known && (closed.get(far) ?? 0) > clock.now().getTime();
      return inTurn({ key: whose, language, full: isClosed ? whenClosed : undefined }, work);
    },

    /** Whether a device cookie is of a browser that logged in to this account before. */
    knows: (site: Realm, email: string, device: string | undefined): boolean =>
      knownDevice(accountOf(site, email), device) !== undefined,

    /** Counts a try and says whether its password may be looked at. */
    enter: async (one: Try): Promise<Verdict> => {
      const { near, far, known, whose } = keysOf(one);
      await repository.add(known ? [near] : [near, far], clock.now());
      const wait = await mustWait(near);
      if (wait) return wait;
      if (!known && (await isClosed(far))) return { allowed: false, why: 'linkOnly', whose };
      return { allowed: true, keys: [near], whose };
    },

    /** Counts a try of who is logged in to show the password again, by the log-in, so that no other locks out its owner. */
    enterAgain: async (sessionId: string): Promise<Exclude<Verdict, { why: 'linkOnly' }>> => {
      const key = digest(`again ${sessionId}`);
      await repository.add([key], clock.now());
      return (await mustWait(key)) ?? { allowed: true, keys: [key], whose: key };
    },

    /** Counts an account that comes with an order; seconds to wait where there were many. */
    enterNew: async (ip: string): Promise<number | undefined> => {
      if (!config.rateLimit) return undefined;
      const key = digest(`account ${networkOf(ip)}`);
      await repository.add([key], clock.now());
      return (await mustWait(key, ACCOUNTS))?.retryAfter;
    },

    /** Counts a letter that somebody asks for or brings about, known address or not, and says whether it may be written. */
    mayWrite: async (site: SiteId, kind: string, email: string): Promise<boolean> => {
      if (!config.rateLimit) return true;
      const key = digest(`${accountOf(site, email)} letter ${kind}`);
      const { most, minutes } = LETTERS;
      if ((await repository.count(key, ago(minutes), most)).tries >= most) return false;
      await repository.add([key], clock.now());
      return true;
    },

    /** The tries of who got in no longer count. */
    succeed: async (keys: readonly string[]): Promise<void> => {
      if (keys.length > 0) await repository.clear(keys);
    },

    /** What a browser shows next time, so that it is known. */
    deviceOf: (site: Realm, email: string, seconds: number): string =>
      signer.sign(
        { id: newSecret().slice(0, 16), account: accountOf(site, email) },
        new Date(clock.now().getTime() + seconds * 1000),
      ),

    expire: () => repository.expire(ago(FAR.minutes)),
  };
}

export type Limits = ReturnType<typeof createLimits>;
