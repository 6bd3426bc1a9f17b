import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#platform/config/index.ts';
import { createQueue, type Turn } from './identity.queue.ts';
import type { PasswordRow } from './identity.repository.ts';

/** Parameters of argon2id (RFC 9106). */
export interface PasswordCost {
  /** KiB */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** What the shop takes: OWASP's Password Storage Cheat Sheet, first choice for argon2id. */
export const SHOP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes at work at once: two of the four threads that Node has for such, so that files and names still go on. */
const AT_WORK = 2;
/** Waiting longer than the queue is long is worse than being told to come back. */
const WAITING = 200;

/** Whether a password is the one, and whether what is kept of it should be made anew. */
export interface Verdict {
  right: boolean;
  outdated: boolean;
}

/**
 * Hashing of passwords: argon2id with a pepper derived from `SECRET_KEY`, in a queue of its own, in which `whose` says
 * who takes turns with whom. A hash names its parameters and its pepper, so that either may change.
 */
export function createPasswords(
  { secretKey, previousSecretKey }: Pick<Config, 'secretKey' | 'previousSecretKey'>,
  cost: PasswordCost = SHOP_COST,
) {
  const current = pepperOf(secretKey);
  const peppers = [current, ...(previousSecretKey ? [pepperOf(previousSecretKey)] : [])];
  const inTurn = createQueue({ atWork: AT_WORK, waiting: WAITING });
  const { memoryCost, timeCost, parallelism } = cost;
  const parameters = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  const make = (password: string) => hash(password, { ...cost, secret: current.key });
  /**
   * What stands in for the hash of somebody unknown: telling that takes as long as telling that a password is wrong.
   * Made once and out of turn, so that a full queue never leaves the shop without it.
   */
  let nobody: Promise<string> | undefined;

  return {
    /** @throws 429, 503 while too many wait. */
    hash: async (password: string, whose: Turn): Promise<PasswordRow> => ({
      hash: await inTurn(whose, () => make(password)),
      pepper: current.id,
    }),

    /** Takes as long where there is nothing to compare with. @throws 429, 503 while too many wait. */
    verify: async (password: string, kept: PasswordRow | undefined, whose: Turn): Promise<Verdict> => {
      nobody ??= make(' nobody ');
      const pepper = kept && peppers.find(({ id }) => id === kept.pepper);
      const against = kept && pepper ? kept.hash : await nobody;
      const secret = (pepper ?? current).key;
      const same = await inTurn(whose, () => verify(against, password, { secret }));
      return {
        right: same && pepper !== undefined,
        outdated: pepper !== current || !against.startsWith(parameters),
      };
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

function pepperOf(secret: string): { id: string; key: Buffer } {
  const key = createHmac('sha256', secret).update('crema password pepper').digest();
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 12), key };
}
