import { createHash, createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '#platform/config/index.ts';
import { createQueue, type Turn } from '../throttling/queue.service.ts';
import type { PasswordHash } from './passwords.types.ts';

/** Parameters of argon2id (RFC 9106). */
export interface PasswordCost {
  /** KiB */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** The shop's parameters: OWASP's Password Storage Cheat Sheet, first choice for argon2id. */
export const SHOP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes computed at once: two of the four threads of Node's pool, so that file and DNS operations still run. */
const AT_WORK = 2;
/** Most waiting calls; later ones are refused at once, which is better than waiting that long. */
const WAITING = 200;

/** Whether a password is right, and whether its hash should be replaced. */
export interface Verdict {
  right: boolean;
  outdated: boolean;
}

/**
 * Hashing of passwords: argon2id with a pepper derived from `SECRET_KEY`, in a queue of its own by the key `whose`. A
 * hash names its parameters and its pepper, so that either may change.
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
   * Compared with if there is no account, so that the answer takes as long as for a wrong password. Made once and
   * outside the queue, so that it exists even when the queue is full.
   */
  let nobody: Promise<string> | undefined;

  return {
    /** @throws 429, 503 while too many wait. */
    hash: async (password: string, whose: Turn): Promise<PasswordHash> => ({
      hash: await inTurn(whose, () => make(password)),
      pepper: current.id,
    }),

    /** Takes as long without a hash to compare with. @throws 429, 503 while too many wait. */
    verify: async (password: string, kept: PasswordHash | undefined, whose: Turn): Promise<Verdict> => {
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
