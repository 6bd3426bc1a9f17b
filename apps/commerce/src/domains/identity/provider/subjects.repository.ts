import type { SiteId } from '@crema/brands';
import { and, eq } from 'drizzle-orm';
import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { externalIdentities } from './subjects.tables.ts';

/** A subject at an outside identity provider. */
export interface ExternalSubject {
  site: SiteId;
  issuer: string;
  subject: string;
}

/** SQL of customers' subjects at outside identity providers. */
export function subjectsRepository(db: Database) {
  return bindAll(db, { customerOf, isLinked, add: addSubject, deleteOf });
}

export type SubjectsRepository = ReturnType<typeof subjectsRepository>;

async function customerOf(
  db: Database,
  { site, issuer, subject }: ExternalSubject,
): Promise<string | undefined> {
  const [row] = await db.q
    .select({ id: externalIdentities.customerId })
    .from(externalIdentities)
    .where(
      and(
        eq(externalIdentities.site, site),
        eq(externalIdentities.issuer, issuer),
        eq(externalIdentities.subject, subject),
      ),
    );
  return row?.id;
}

/** Whether any subject of this provider can log in to the account. */
async function isLinked(db: Database, site: SiteId, issuer: string, customerId: string): Promise<boolean> {
  const rows = await db.q
    .select({ subject: externalIdentities.subject })
    .from(externalIdentities)
    .where(
      and(
        eq(externalIdentities.customerId, customerId),
        eq(externalIdentities.site, site),
        eq(externalIdentities.issuer, issuer),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

function addSubject(db: Database, external: ExternalSubject, customerId: string, now: Date) {
  return db.q.insert(externalIdentities).values({ ...external, customerId, createdAt: now.toISOString() });
}

/** Deletes every subject of a customer's account. */
function deleteOf(db: Database, customerId: string) {
  return db.q.delete(externalIdentities).where(eq(externalIdentities.customerId, customerId));
}
