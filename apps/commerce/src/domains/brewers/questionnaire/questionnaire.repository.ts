import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { brewerCoupons, brewerRegistrations } from '../brewers.tables.ts';
import type { Answers, Owner } from '../brewers.types.ts';

/** A brewer's coupon; without an owner, its owner has left. */
interface BrewerCoupon {
  code: string;
  customerId: string | null;
}

/** All SQL of the questionnaire and its coupon. */
export function questionnaireRepository(db: Database) {
  const own = ({ site, customerId }: Owner, serialNumber: string) =>
    and(
      eq(brewerRegistrations.serialNumber, serialNumber),
      eq(brewerRegistrations.site, site),
      eq(brewerRegistrations.customerId, customerId),
    );

  return {
    /** What a customer has answered of a brewer; undefined: it is not this customer's. */
    answersOf: async (owner: Owner, serialNumber: string): Promise<Answers | undefined> => {
      const [row] = await db.q
        .select({ answers: brewerRegistrations.answers })
        .from(brewerRegistrations)
        .where(own(owner, serialNumber));
      return row?.answers;
    },

    /** The same, locked until the running transaction ends. */
    lockAnswers: async (owner: Owner, serialNumber: string): Promise<Answers | undefined> => {
      const [row] = await db.q
        .select({ answers: brewerRegistrations.answers })
        .from(brewerRegistrations)
        .where(own(owner, serialNumber))
        .for('update');
      return row?.answers;
    },

    setAnswers: (owner: Owner, serialNumber: string, answers: Answers) =>
      db.q.update(brewerRegistrations).set({ answers }).where(own(owner, serialNumber)),

    couponOf: async (serialNumber: string): Promise<BrewerCoupon | undefined> => {
      const [row] = await db.q
        .select({ code: brewerCoupons.code, customerId: brewerCoupons.customerId })
        .from(brewerCoupons)
        .where(eq(brewerCoupons.serialNumber, serialNumber));
      return row;
    },

    addCoupon: (owner: Owner, serialNumber: string, code: string, now: Date) =>
      db.q.insert(brewerCoupons).values({ ...owner, serialNumber, code, createdAt: now.toISOString() }),

    /** The coupons that a customer was given, oldest first. */
    couponsOf: ({ site, customerId }: Owner) =>
      db.q
        .select({
          serialNumber: brewerCoupons.serialNumber,
          code: brewerCoupons.code,
          createdAt: brewerCoupons.createdAt,
        })
        .from(brewerCoupons)
        .where(and(eq(brewerCoupons.site, site), eq(brewerCoupons.customerId, customerId)))
        .orderBy(brewerCoupons.createdAt, brewerCoupons.serialNumber),

    /** Takes a customer out of the coupons; that a serial number had its one stays known. */
    forgetCustomer: ({ site, customerId }: Owner) =>
      db.q
        .update(brewerCoupons)
        .set({ customerId: null })
        .where(and(eq(brewerCoupons.site, site), eq(brewerCoupons.customerId, customerId))),
  };
}

export type QuestionnaireRepository = ReturnType<typeof questionnaireRepository>;
