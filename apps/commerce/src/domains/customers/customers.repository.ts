import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { type Database, holdsWords, searching } from '#platform/db/index.ts';
import { customers } from './customers.tables.ts';
import type { Customer, NewCustomer } from './customers.types.ts';

/** Of a search's customers, counted at most: beyond, nobody pages. */
const MOST_COUNTED = 1000;

type CustomerRow = typeof customers.$inferSelect;

const one = (site: SiteId, id: string) => and(eq(customers.site, site), eq(customers.id, id));

/** All SQL of customers. */
export const customersRepository = (db: Database) => ({ ...readCustomers(db), ...writeCustomers(db) });

function writeCustomers(db: Database) {
  return {
    /** Undefined: the address has an account at that site. */
    insert: async (customer: NewCustomer, now: Date): Promise<Customer | undefined> => {
      const at = now.toISOString();
      const [row] = await db.q
        .insert(customers)
        .values({
          ...customer,
          id: randomUUID(),
          emailKey: customer.email.toLowerCase(),
          createdAt: at,
          updatedAt: at,
        })
        .onConflictDoNothing()
        .returning();
      return row && toCustomer(row);
    },

    update: (
      id: string,
      change: {
        firstName?: string;
        lastName?: string;
        phone?: string | null;
        language?: 'en' | 'fr';
        perksOptIn?: boolean;
        employee?: boolean;
      },
      now: Date,
    ) =>
      db.q
        .update(customers)
        .set({ ...change, updatedAt: now.toISOString() })
        .where(eq(customers.id, id)),

    /** Records that the address is proved to be the customer's; the first time stays. */
    proveEmail: (id: string, now: Date) =>
      db.q
        .update(customers)
        .set({ emailProvedAt: now.toISOString() })
        .where(and(eq(customers.id, id), isNull(customers.emailProvedAt))),

    /** Sets a proved address. False: another customer of the site has it. */
    setEmail: async (site: SiteId, id: string, email: string, now: Date): Promise<boolean> => {
      const emailKey = email.toLowerCase();
      const rows = await db.q
        .update(customers)
        .set({ email, emailKey, emailProvedAt: now.toISOString(), updatedAt: now.toISOString() })
        .where(
          and(
            eq(customers.id, id),
            sql`not exists (select 1 from customers other
                where other.site = ${site} and other.email_key = ${emailKey} and other.id <> ${id}::uuid)`,
          ),
        )
        .returning({ id: customers.id });
      return rows.length > 0;
    },

    /** In the running transaction: nobody else changes or keeps the customer until it ends; addresses and cards may be added. */
    hold: (site: SiteId, id: string) =>
      db.q.select({ id: customers.id }).from(customers).where(one(site, id)).for('no key update'),

    /** Deletes a customer, with addresses and cards. */
    delete: (site: SiteId, id: string) => db.q.delete(customers).where(one(site, id)),
  };
}

function readCustomers(db: Database) {
  return {
    byId: async (site: SiteId, id: string): Promise<Customer | undefined> => {
      const [row] = await db.q.select().from(customers).where(one(site, id));
      return row && toCustomer(row);
    },

    /** In the running transaction: the customer, who is not removed or changed until it ends. */
    keep: async (site: SiteId, id: string): Promise<Customer | undefined> => {
      const [row] = await db.q.select().from(customers).where(one(site, id)).for('share');
      return row && toCustomer(row);
    },

    byEmail: async (site: SiteId, email: string): Promise<Customer | undefined> => {
      const [row] = await db.q
        .select()
        .from(customers)
        .where(and(eq(customers.site, site), eq(customers.emailKey, email.toLowerCase())));
      return row && toCustomer(row);
    },

    /**
     * A page of the customers with a word that begins with each term in their name or address, sorted by address, and the
     * number of all, of which at most 1,000 are counted.
     */
    search: async (
      site: SiteId,
      terms: readonly string[],
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ customers: Customer[]; total: number }> => {
      const found = and(eq(customers.site, site), holdsWords(sql`${customers.words}`, terms.join(' ')));
      return searching(db, async () => {
        const some = db.q
          .select({ id: customers.id })
          .from(customers)
          .where(found)
          .limit(MOST_COUNTED)
          .as('some');
        const [all] = await db.q.select({ total: count() }).from(some);
        const rows = await db.q
          .select()
          .from(customers)
          .where(found)
          .orderBy(asc(customers.emailKey))
          .offset(offset)
          .limit(limit);
        return { customers: rows.map(toCustomer), total: all?.total ?? 0 };
      });
    },
  };
}

export type CustomersRepository = ReturnType<typeof customersRepository>;

const toCustomer = ({ emailKey: _key, updatedAt: _at, words: _words, ...row }: CustomerRow): Customer => ({
  ...row,
  site: row.site as SiteId,
  phone: row.phone ?? undefined,
  priceSegment: row.priceSegment ?? undefined,
  emailProvedAt: row.emailProvedAt === null ? undefined : new Date(row.emailProvedAt),
  createdAt: new Date(row.createdAt),
});
