import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bindAll } from '#platform/bind/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import { type Database, isDatabaseAway } from '#platform/db/index.ts';
import { isRefusal, refusalOf } from './answers.ts';
import { abandon, firstAnswer } from './claims.ts';
import type { Answer, KeyOwner, OnceOptions } from './idempotency.types.ts';
import { deleteClaim, expire, forget, insertKey, keepAnswer } from './keys.repository.ts';
import { slotOf } from './slots.ts';

/**
 * Runs mutations at most once per `Idempotency-Key`.
 *
 * A repeat with the same body gets the first answer; with another body 409; while the first runs it waits up to ten
 * seconds, and takes over if the first one's process is gone. 5xx answers are not kept. Without the header the mutation
 * simply runs.
 */
export async function createIdempotency(db: Database, clock: Clock) {
  const owner: KeyOwner = { db, clock, me: randomInt(2 ** 31), abandoned: new Set(), closed: false };
  const leave = await db.appear(owner.me);
  return {
    ...bindAll(owner, { inTransaction, acrossTransactions, expire, forget }),
    /** Lets other processes take over the claims of this one. */
    close: async (): Promise<void> => {
      owner.closed = true;
      await leave();
    },
  };
}

export type Idempotency = Awaited<ReturnType<typeof createIdempotency>>;

/** For work that is one transaction: key, work and answer commit together, so a crash leaves all or nothing. */
async function inTransaction(
  owner: KeyOwner,
  request: FastifyRequest,
  options: OnceOptions,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { db } = owner;
  const slot = slotOf(request, options);
  if (!slot) return db.transaction(work);
  try {
    const answer = await db.transaction(
      async () => {
        // Waits here while another transaction holds the same key.
        if (!(await insertKey(owner, slot))) return undefined;
        const done = await work();
        await db.atCommit(() => keepAnswer(owner, slot, done));
        return done;
      },
      { firstAtOnce: true },
    );
    // Never `undefined`: a key that commits together with its answer cannot be taken over.
    return answer ?? ((await firstAnswer(owner, slot)) as Answer);
  } catch (error) {
    if (isRefusal(error)) await insertKey(owner, slot, refusalOf(error));
    throw error;
  }
}

/**
 * For work of several transactions and a network call, such as placing an order. `work` must be safe to run again from
 * wherever a process that ended has left it.
 */
async function acrossTransactions(
  owner: KeyOwner,
  request: FastifyRequest,
  options: OnceOptions,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const slot = slotOf(request, options);
  if (!slot) return work();
  try {
    if (!(await insertKey(owner, slot))) {
      const first = await firstAnswer(owner, slot, options.resume);
      if (first) return first;
    }
  } catch (error) {
    // It is not known whether the key was claimed.
    if (isDatabaseAway(error)) void abandon(owner, slot);
    throw error;
  }
  try {
    const answer = await work();
    await keepAnswer(owner, slot, answer);
    return answer;
  } catch (error) {
    if (isRefusal(error)) await keepAnswer(owner, slot, refusalOf(error));
    else await deleteClaim(owner, slot).catch(() => void abandon(owner, slot));
    throw error;
  }
}
