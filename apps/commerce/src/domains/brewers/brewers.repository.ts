import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { brewerRegistrations } from './brewers.tables.ts';
import type { Answers, BrewerRegistration, Owner } from './brewers.types.ts';

/** All SQL of brewers. */
export function brewersRepository(db: Database) {
  const table = brewerRegistrations;
  const of = ({ site, customerId }: Owner) => and(eq(table.site, site), eq(table.customerId, customerId));
  const shown = {
    serialNumber: table.serialNumber,
    modelCode: table.modelCode,
    purchaseDate: table.purchaseDate,
    warrantyEndDate: table.warrantyEndDate,
    registeredAt: table.registeredAt,
  };

  return {
    isRegistered: async (serialNumber: string): Promise<boolean> =>
      (
        await db.q
          .select({ serialNumber: table.serialNumber })
          .from(table)
          .where(eq(table.serialNumber, serialNumber))
      ).length > 0,

    /** Adds a registration. Answers whether its serial number is new: true for exactly one of parallel calls. */
    add: async (owner: Owner, registration: BrewerRegistration): Promise<boolean> =>
      (
        await db.q
          .insert(table)
          .values({ ...owner, ...registration })
          .onConflictDoNothing()
          .returning({ serialNumber: table.serialNumber })
      ).length > 0,

    /** What a customer has registered, oldest first. */
    ofCustomer: (owner: Owner): Promise<(BrewerRegistration & { answers: Answers })[]> =>
      db.q
        .select({ ...shown, answers: table.answers })
        .from(table)
        .where(of(owner))
        .orderBy(asc(table.registeredAt), asc(table.serialNumber)),

    /** Removes a customer's registrations. */
    forgetCustomer: (owner: Owner) => db.q.delete(table).where(of(owner)),
  };
}
