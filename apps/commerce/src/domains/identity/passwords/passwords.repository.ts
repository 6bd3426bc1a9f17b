import { and, eq, lte } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { passwords } from './passwords.tables.ts';
import type { PasswordHash } from './passwords.types.ts';

/** SQL of passwords. */
export function passwordsRepository(db: Database) {
  return bindAll(db, { of: passwordOf, hadAt, set: setPassword, delete: deletePassword });
}

export type PasswordsRepository = ReturnType<typeof passwordsRepository>;

async function passwordOf(db: Database, customerId: string): Promise<PasswordHash | undefined> {
  const [row] = await db.q.select().from(passwords).where(eq(passwords.customerId, customerId));
  return row;
}

/** Whether the customer still has the password of that instant: it was neither changed nor deleted since. */
async function hadAt(db: Database, customerId: string, at: Date): Promise<boolean> {
  const rows = await db.q
    .select({ customerId: passwords.customerId })
    .from(passwords)
    .where(and(eq(passwords.customerId, customerId), lte(passwords.changedAt, at.toISOString())));
  return rows.length > 0;
}

function setPassword(db: Database, customerId: string, { hash, pepper }: PasswordHash, now: Date) {
  const changed = { hash, pepper, changedAt: now.toISOString() };
  return db.q
    .insert(passwords)
    .values({ customerId, ...changed })
    .onConflictDoUpdate({ target: passwords.customerId, set: changed });
}

function deletePassword(db: Database, customerId: string) {
  return db.q.delete(passwords).where(eq(passwords.customerId, customerId));
}
