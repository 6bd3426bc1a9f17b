import type { SiteId } from '@crema/brands';
import { networkOf } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { createSigner } from '#platform/signing/index.ts';
import { limitsRepository } from './identity.limits.repository.ts';
import { digest, newSecret } from './identity.tokens.service.ts';

/** Tries of one address from one network or known device. */
const NEAR = { most: 10, minutes: 15 } as const;
/** Tries of one address from wherever: then only a mailed link or a known device logs in. */
const FAR = { most: 100, minutes: 24 * 60 } as const;

/** Who tries to log in, and from where. */
export interface Try {
  site: SiteId;
  email: string;
  ip: string;
  /** The device cookie, if there is one. */
  device?: string;
}

export type Verdict =
  /** `keys`: what to clear when it succeeds. */
  | { allowed: true; keys: string[] }
  | { allowed: false; why: 'tooMany'; retryAfter: number }
  | { allowed: false; why: 'linkOnly' };

/**
 * Slows down who guesses passwords. Counted by (address, network), ten in a quarter of an hour; and by address alone,
 * so that many networks do not help. A device that logged in to the account before is counted by itself and
 * never locked out by others. Addresses that nobody has are counted in the same way. This is armour and not load
 * shedding: `RATE_LIMIT=off` does not reach it.
 */
export function createLimits({ db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>) {
  const repository = limitsRepository(db);
  const signer = createSigner(config, 'known device');
  const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
  const accountOf = (site: SiteId, email: string) => digest(`${site} ${email.trim().toLowerCase()}`);

  return {
    /** Counts a try and says whether its password may be looked at. */
    enter: async ({ site, email, ip, device }: Try): Promise<Verdict> => {
      const account = accountOf(site, email);
      const known = device ? signer.verify(device, clock.now()) : undefined;
      const isKnown = known?.account === account;
      const near = digest(`${account} ${isKnown ? known.id : networkOf(ip)}`);
      const far = digest(`${account} anywhere`);
      await repository.add(isKnown ? [near] : [near, far], clock.now());
      const { tries, oldest } = await repository.count(near, ago(NEAR.minutes));
      if (tries > NEAR.most) {
        const since = oldest?.getTime() ?? clock.now().getTime();
        const retryAfter = Math.ceil((since + NEAR.minutes * 60_000 - clock.now().getTime()) / 1000);
        return { allowed: false, why: 'tooMany', retryAfter: Math.max(1, retryAfter) };
      }
      if (!isKnown && (await repository.count(far, ago(FAR.minutes))).tries > FAR.most) {
        return { allowed: false, why: 'linkOnly' };
      }
      return { allowed: true, keys: [near] };
    },

    /** The tries of who got in no longer count. */
    succeed: async (keys: readonly string[]): Promise<void> => {
      if (keys.length > 0) await repository.clear(keys);
    },

    /** What a browser shows next time, so that it is known. */
    deviceOf: (site: SiteId, email: string, seconds: number): string =>
      signer.sign(
        { id: newSecret().slice(0, 16), account: accountOf(site, email) },
        new Date(clock.now().getTime() + seconds * 1000),
      ),

    expire: () => repository.expire(ago(FAR.minutes)),
  };
}

export type Limits = ReturnType<typeof createLimits>;
