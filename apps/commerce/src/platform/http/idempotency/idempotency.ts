import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bindAll } from '#platform/bind/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import { type Database, isDatabaseAway } from '#platform/db/index.ts';
import { isRefusal, refusalOf } from './answers.ts';
import { abandon, firstAnswer } from './claims.ts';
import type { Answer, KeptAnswer, KeyOwner, OnceOptions, Slot } from './idempotency.types.ts';
import {
  deleteClaim,
  expire,
  forget,
  insertKey,
  isAnswered,
  keepAnswer,
  keptValues,
} from './keys.repository.ts';
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
    ...bindAll(owner, { inTransaction, inStatement, acrossTransactions, expire, forget }),
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
    return answer ?? (await answerOf(owner, slot));
  } catch (error) {
    if (isRefusal(error)) await insertKey(owner, slot, refusalOf(error));
    throw error;
  }
}

/** Never `undefined`: a key that is kept together with its answer cannot be taken over. */
const answerOf = async (owner: KeyOwner, slot: Slot) => (await firstAnswer(owner, slot)) as Answer;

/**
 * For work that ends in one statement, which keeps the answer with what it writes (`keepText`): nothing is claimed before. A
 * repeat does the work as well, until its statement fails or the work refuses it; then it gets the first answer.
 *
 * @param work is given what makes of an answer the statement's values, and gives those of the statement that succeeded
 */
async function inStatement(
  owner: KeyOwner,
  request: FastifyRequest,
  options: OnceOptions,
  work: (keep: (answer: Answer) => KeptAnswer) => Promise<KeptAnswer>,
): Promise<Answer> {
  const slot = slotOf(request, options);
  try {
    const { answer } = await work((answer) =>
      slot ? { answer, kept: keptValues(owner, slot, answer) } : { answer },
    );
    return answer;
  } catch (error) {
    if (!slot) throw error;
    if (isAnswered(error)) return answerOf(owner, slot);
    if (!isRefusal(error) || (await insertKey(owner, slot, refusalOf(error)))) throw error;
    return answerOf(owner, slot);
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
