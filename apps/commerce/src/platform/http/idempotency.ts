import { createHash, randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@crema/brands';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import { badRequest, conflict, OccError, say } from './errors.ts';

const KEY = /^[\x21-\x7e]{16,64}$/;
const WAIT_MS = 10_000;
const POLL_MS = 50;
/** How often a waiting repeat asks whether the work is done, or the process of the first call gone. */
const RESUME_MS = 500;
/** Longer than any work takes: a key that is claimed still was forgotten, though its process be there. */
const ABANDONED_MS = 90_000;
const KEEP_MS = 24 * 3600 * 1000;

export interface Answer {
  status: number;
  body: unknown;
}

type Stored = { bodyHash: string; status: number | null; answer: unknown; owner: number };

interface Slot {
  language: Language;
  scope: string;
  key: string;
  hash: string;
}

export interface OnceOptions {
  /** Name of the operation, e.g. `addProductToCart`. */
  operation: string;
  /** Caller or cart the key belongs to. */
  owner: string;
  /** 400 without the header. */
  required?: boolean;
  /** What of the body makes a repeat the same, where it is not all: a secret that the caller does not keep is none of it. */
  asked?: unknown;
  /**
   * What the work came to, if it came to an end although the call that began it has not answered.
   *
   * @throws the refusal it ended with.
   */
  resume?(): Promise<Answer | undefined>;
}

/**
 * Runs mutations at most once per `Idempotency-Key`.
 *
 * A repeat with the same body gets the first answer; with another body 409; while the first runs it waits up to
 * ten seconds, and goes on in its place when the process of the first is gone. 5xx answers are not kept. Without the
 * header the mutation simply runs.
 */
export async function createIdempotency(db: Database, clock: Clock) {
  const me = randomInt(2 ** 31);
  const leave = await db.appear(me);

  const insert = (slot: Slot, answer?: Answer) => {
    const now = clock.now();
    const abandoned = new Date(now.getTime() - ABANDONED_MS).toISOString();
    return db.rows(
      sql`insert into idempotency_keys (scope, key, body_hash, status, answer, owner, created_at)
          values (${slot.scope}, ${slot.key}, ${slot.hash}, ${answer?.status ?? null},
                  ${answer ? JSON.stringify(answer.body) : null}::jsonb, ${me}, ${now.toISOString()})
          on conflict (scope, key) do update set created_at = excluded.created_at, owner = excluded.owner
            where idempotency_keys.status is null and idempotency_keys.body_hash = excluded.body_hash
              and idempotency_keys.created_at < ${abandoned}
          returning 1`,
    );
  };

  /** Whether the claim of a process that is gone is this one's now: of those who try at once, one gets it. */
  const takeOver = async (slot: Slot, owner: number): Promise<boolean> => {
    if (await db.isPresent(owner)) return false;
    const taken = await db.rows(
      sql`update idempotency_keys set owner = ${me}, created_at = ${clock.now().toISOString()}
          where scope = ${slot.scope} and key = ${slot.key} and status is null and owner = ${owner} returning 1`,
    );
    return taken.length > 0;
  };

  /** The first answer that is written stays. */
  const keep = (slot: Slot, answer: Answer) =>
    db.rows(
      sql`update idempotency_keys set status = ${answer.status}, answer = ${JSON.stringify(answer.body)}::jsonb
          where scope = ${slot.scope} and key = ${slot.key} and status is null`,
    );

  const letGo = (slot: Slot) =>
    db.rows(
      sql`delete from idempotency_keys
          where scope = ${slot.scope} and key = ${slot.key} and status is null and owner = ${me}`,
    );

  /** The answer of the call that has the key; `undefined`: its process is gone, and the key is this call's now. */
  const firstAnswer = async (slot: Slot, resume?: OnceOptions['resume']): Promise<Answer | undefined> => {
    for (let waited = 0; waited <= WAIT_MS; waited += POLL_MS) {
      const [row] = await db.rows<Stored>(
        sql`select body_hash as "bodyHash", status, answer, owner from idempotency_keys
            where scope = ${slot.scope} and key = ${slot.key}`,
      );
      // The first failed with a 5xx and let go of the key: the caller may try again.
      if (!row) break;
      if (row.bodyHash !== slot.hash) {
        throw keyReused(slot.language);
      }
      if (row.status !== null) return { status: row.status, body: row.answer };
      if (waited % RESUME_MS === 0) {
        const answer = await resume?.();
        if (answer) return answer;
        if (await takeOver(slot, row.owner)) return undefined;
      }
      await delay(POLL_MS);
    }
    throw stillRunning(slot.language);
  };

  const slotOf = (
    request: FastifyRequest,
    { operation, owner, required, asked = request.body }: OnceOptions,
  ): Slot | undefined => {
    const key = request.headers['idempotency-key'];
    const { site, caller, language } = request.ctx;
    if (key === undefined && !required) return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) {
      const message = say(
        language,
        'Idempotency-Key must be 16 to 64 visible characters.',
        'Idempotency-Key doit compter de 16 à 64 caractères visibles.',
      );
      throw badRequest('ValidationError', message, {
        subject: 'Idempotency-Key',
        subjectType: 'header',
        reason: key === undefined ? 'missing' : 'invalid',
      });
    }
    const hash = createHash('sha256')
      .update(JSON.stringify(asked ?? null))
      .digest('base64url');
    // Whoever has come by somebody’s key is not told what that somebody was answered.
    const whose = ('customerId' in caller && caller.customerId) || caller.kind;
    return { language, scope: `${site.id}:${whose}:${owner}:${operation}`, key, hash };
  };

  /** For work that is one transaction: key, work and answer commit together, so a crash leaves all or nothing. */
  const inTransaction = async (
    request: FastifyRequest,
    options: OnceOptions,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const slot = slotOf(request, options);
    if (!slot) return db.transaction(work);
    try {
      const answer = await db.transaction(async () => {
        // Waits here while another transaction holds the same key.
        if ((await insert(slot)).length === 0) return undefined;
        const done = await work();
        await keep(slot, done);
        return done;
      });
      // Never `undefined`: a key that commits together with its answer is nobody's to take over.
      return answer ?? ((await firstAnswer(slot)) as Answer);
    } catch (error) {
      if (isRefusal(error)) await insert(slot, refusalOf(error));
      throw error;
    }
  };

  /**
   * For work that spans several transactions and a network call, as placing an order does. It has to bear being run
   * again where a process that is gone has left it.
   */
  const acrossTransactions = async (
    request: FastifyRequest,
    options: OnceOptions,
    work: () => Promise<Answer>,
  ): Promise<Answer> => {
    const slot = slotOf(request, options);
    if (!slot) return work();
    if ((await insert(slot)).length === 0) {
      const first = await firstAnswer(slot, options.resume);
      if (first) return first;
    }
    try {
      const answer = await work();
      await keep(slot, answer);
      return answer;
    } catch (error) {
      if (isRefusal(error)) await keep(slot, refusalOf(error));
      else await letGo(slot);
      throw error;
    }
  };

  /** Forgets answers older than a day. */
  const expire = () =>
    db.rows(
      sql`delete from idempotency_keys where created_at < ${new Date(clock.now().getTime() - KEEP_MS).toISOString()}`,
    );

  return {
    inTransaction,
    acrossTransactions,
    expire,
    /** What this process had claimed and not answered is for others to go on with. */
    close: leave,
  };
}

export type Idempotency = Awaited<ReturnType<typeof createIdempotency>>;

const keyReused = (language: Language): OccError =>
  conflict(
    'IdempotencyKeyReuseError',
    say(
      language,
      'This Idempotency-Key was used with another body.',
      'Cette Idempotency-Key a servi avec un autre corps.',
    ),
  );

const stillRunning = (language: Language): OccError =>
  conflict(
    'RequestInProgressError',
    say(
      language,
      'The first request with this key is still running.',
      'La première demande avec cette clé est encore en cours.',
    ),
  );

const isRefusal = (error: unknown): error is OccError =>
  // A key used twice is refused by us, not answered by the work.
  error instanceof OccError &&
  error.status < 500 &&
  // “Later” is no answer: the same call may be made again when later has come.
  error.status !== 429 &&
  error.errors[0]?.type !== 'IdempotencyKeyReuseError' &&
  error.errors[0]?.type !== 'RequestInProgressError';

const refusalOf = (error: OccError): Answer => ({ status: error.status, body: { errors: error.errors } });

/** Sends a kept or fresh answer. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.status(answer.status).send(answer.body);
}
