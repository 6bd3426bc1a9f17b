import type { SiteId } from '@crema/brands';
import { and, eq, type SQL } from 'drizzle-orm';
import { referrals } from './referrals.tables.ts';
import type { Referral, Sender } from './referrals.types.ts';

type Row = typeof referrals.$inferSelect;

/** The first referral of these, if there is one. */
export const first = (rows: readonly Row[]): Referral | undefined => rows[0] && toReferral(rows[0]);

/** Which referrals a customer has sent. */
export const own = ({ site, customerId }: Sender): SQL | undefined =>
  and(eq(referrals.site, site), eq(referrals.customerId, customerId));

/** A referral as the domain knows it. */
export function toReferral(row: Row): Referral {
  const { email, message, orderCode, orderedAt, deliveredAt, dueAt, creditedAt, amount, refusal } = row;
  const { decisionNote, decidedBy, decidedAt } = row;
  return {
    ...{ id: row.id, site: row.site as SiteId, customerId: row.customerId, language: row.language },
    ...{ code: row.code, status: row.status, createdAt: row.createdAt, heldFor: row.heldFor },
    ...(email === null ? {} : { email }),
    ...(message === null ? {} : { message }),
    ...(orderCode === null ? {} : { orderCode }),
    ...(orderedAt === null ? {} : { orderedAt }),
    ...(deliveredAt === null ? {} : { deliveredAt }),
    ...(dueAt === null ? {} : { dueAt }),
    ...(creditedAt === null ? {} : { creditedAt }),
    ...(amount === null ? {} : { amount }),
    ...(refusal === null ? {} : { refusal }),
    ...(decisionNote !== null && decidedBy !== null && decidedAt !== null
      ? { decision: { note: decisionNote, staffId: decidedBy, at: decidedAt } }
      : {}),
  };
}
