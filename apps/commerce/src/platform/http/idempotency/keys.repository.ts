import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '#platform/db/index.ts';
import { ANONYMOUS } from '../context.ts';
import type { Answer, KeyOwner, Slot } from './idempotency.types.ts';

/**
 * Milliseconds, longer than any work takes, after which a claim counts as abandoned, even if its process is still
 * present.
 */
export const ABANDONED_MS = 90_000;
const KEEP_MS = 24 * 3600 * 1000;

export interface StoredKey extends Record<string, unknown> {
  bodyHash: string;
  status: number | null;
  answer: unknown;
  owner: number;
}

const INSERT = `insert into idempotency_keys (scope, key, body_hash, status, answer, owner, created_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7)
  on conflict (scope, key) do update set created_at = excluded.created_at, owner = excluded.owner
    where idempotency_keys.status is null and idempotency_keys.body_hash = excluded.body_hash
      and idempotency_keys.created_at < $8
  returning 1`;

/** Claims the key, or writes its answer at once. Answers whether the key was free or its claim abandoned. */
export async function insertKey({ db, clock, me }: KeyOwner, slot: Slot, answer?: Answer): Promise<boolean> {
  const now = clock.now();
  const { rows } = await db.execute(
    INSERT,
    [
      ...[slot.scope, slot.key, slot.hash, answer?.status ?? null],
      ...[answer ? JSON.stringify(answer.body) : null, me, now.toISOString()],
      new Date(now.getTime() - ABANDONED_MS).toISOString(),
    ],
    { prepared: true },
  );
  return rows.length > 0;
}

/** The index that refuses a second answer to one key. */
const ONE_ANSWER = 'idempotency_keys_scope_key_pk';

/**
 * Part of a statement that writes something: keeps the answer with it. A key that has one fails the whole statement.
 *
 * @param written what the statement wrote, by its name: the answer is kept if it has a row
 * @param first number of the first of its parameters, which are `keptValues`
 */
export const keepText = (written: string, first: number): string =>
  `insert into idempotency_keys (scope, key, body_hash, status, answer, owner, created_at)
    select ${['text', 'text', 'text', 'int', 'jsonb', 'int', 'timestamptz']
      .map((type, index) => `$${first + index}::${type}`)
      .join(', ')} from ${written}`;

export const keptValues = ({ clock, me }: KeyOwner, slot: Slot, { status, body }: Answer): unknown[] => [
  ...[slot.scope, slot.key, slot.hash],
  ...[status, JSON.stringify(body), me, clock.now().toISOString()],
];

/** Whether a statement with `keepText` failed because the key has an answer. */
export const isAnswered = (error: unknown): boolean => isUniqueViolation(error, ONE_ANSWER);

export async function findKey({ db }: KeyOwner, slot: Slot): Promise<StoredKey | undefined> {
  const [row] = await db.rows<StoredKey>(
    sql`select body_hash as "bodyHash", status, answer, owner from idempotency_keys
        where scope = ${slot.scope} and key = ${slot.key}`,
  );
  return row;
}

/** Moves a claim from its owner to this process. Of several concurrent tries, one succeeds. */
export async function moveKey({ db, clock, me }: KeyOwner, slot: Slot, from: number): Promise<boolean> {
  const rows = await db.rows(
    sql`update idempotency_keys set owner = ${me}, created_at = ${clock.now().toISOString()}
        where scope = ${slot.scope} and key = ${slot.key} and status is null and owner = ${from} returning 1`,
  );
  return rows.length > 0;
}

const KEEP = `update idempotency_keys set status = $1, answer = $2::jsonb
  where scope = $3 and key = $4 and status is null`;

/** Stores the answer of a claimed key, unless it has one. */
export async function keepAnswer({ db }: KeyOwner, slot: Slot, answer: Answer): Promise<void> {
  await db.execute(KEEP, [answer.status, JSON.stringify(answer.body), slot.scope, slot.key], {
    prepared: true,
  });
}

/** Removes a claim of this process that has no answer. */
export async function deleteClaim({ db, me }: KeyOwner, slot: Slot): Promise<void> {
  await db.rows(
    sql`delete from idempotency_keys
        where scope = ${slot.scope} and key = ${slot.key} and status is null and owner = ${me}`,
  );
}

/**
 * In the running transaction: removes the answers given to a customer, and those about a guest's carts. Keys of calls
 * under way stay.
 */
export function forget({ db }: KeyOwner, site: string, customerId: string, carts: readonly string[]) {
  const scopes = [`${site}:${customerId}:`, ...carts.map((guid) => `${site}:${ANONYMOUS.kind}:${guid}:`)];
  return db.rows(
    sql`delete from idempotency_keys k using jsonb_array_elements_text(${JSON.stringify(scopes)}::jsonb) s(prefix)
        where k.status is not null and starts_with(k.scope, s.prefix)`,
  );
}

/** Removes answers older than a day. */
export function expire({ db, clock }: KeyOwner) {
  const before = new Date(clock.now().getTime() - KEEP_MS).toISOString();
  return db.rows(sql`delete from idempotency_keys where created_at < ${before}`);
}
