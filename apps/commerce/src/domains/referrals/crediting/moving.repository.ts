import type { SiteId } from '@crema/brands';
import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { referrals } from '../referrals.tables.ts';
import type { Decision, Likeness, Referral, ReferralRefusal } from '../referrals.types.ts';
import { first } from '../rows.repository.ts';

type Change = Partial<typeof referrals.$inferInsert>;

const NO_ORDER = {
  ...{ orderCode: null, orderedAt: null, deliveredAt: null, dueAt: null, friendNetwork: null },
  ...{ heldFor: [], refusal: null, decisionNote: null, decidedBy: null, decidedAt: null },
} satisfies Change;

/** Networks are for comparing only: they are forgotten once there is nothing to decide. */
const DECIDED = { senderNetwork: null, friendNetwork: null } satisfies Change;

/** SQL of what becomes of a referral. Each moves a referral only from where it may come from, so that a repeat changes nothing. */
export function movingRepository(db: Database) {
  const { status } = referrals;
  const set = async (change: Change, where: SQL | undefined): Promise<Referral | undefined> =>
    first(await db.q.update(referrals).set(change).where(where).returning());
  const ofOrder = (code: string) => eq(referrals.orderCode, code);

  return {
    /** In the running transaction: the referral, as nobody else changes it until it ends. */
    lock: async (id: string): Promise<Referral | undefined> =>
      first(await db.q.select().from(referrals).where(eq(referrals.id, id)).for('update')),

    setFriendNetwork: (site: SiteId, codes: readonly string[], friendNetwork: string | undefined) =>
      set(
        { friendNetwork: friendNetwork ?? null },
        and(eq(referrals.site, site), inArray(referrals.code, [...codes]), eq(status, 'sent')),
      ),

    /** An order with one of these coupons was paid. */
    setOrdered: (site: SiteId, codes: readonly string[], orderCode: string, now: Date) =>
      set(
        { status: 'ordered', orderCode, orderedAt: now },
        and(eq(referrals.site, site), inArray(referrals.code, [...codes]), eq(status, 'sent')),
      ),

    hold: (id: string, heldFor: Likeness[]) =>
      set({ status: 'held', heldFor }, and(eq(referrals.id, id), eq(status, 'ordered'))),

    /** All of the order has arrived; the first time counts. */
    setDelivered: (orderCode: string, now: Date, dueAt: Date) =>
      set(
        { deliveredAt: now, dueAt },
        and(ofOrder(orderCode), inArray(status, ['ordered', 'held']), isNull(referrals.deliveredAt)),
      ),

    /** The order was cancelled, which gave its coupon back: the friend may order again. */
    setSent: (orderCode: string) =>
      set(
        { status: 'sent', ...NO_ORDER },
        and(ofOrder(orderCode), or(inArray(status, ['ordered', 'held']), eq(referrals.refusal, 'refunded'))),
      ),

    /** The order came to nothing, or came back. */
    refuseOrder: (orderCode: string, refusal: ReferralRefusal) =>
      set(
        { status: 'refused', refusal, ...DECIDED },
        and(ofOrder(orderCode), or(inArray(status, ['ordered', 'held']), eq(referrals.refusal, 'refunded'))),
      ),

    refuse: (id: string, refusal: ReferralRefusal, decision?: Decision) =>
      set({ status: 'refused', refusal, ...DECIDED, ...decided(decision) }, eq(referrals.id, id)),

    release: (id: string, decision: Decision) =>
      set({ status: 'ordered', ...decided(decision) }, and(eq(referrals.id, id), eq(status, 'held'))),

    setCredited: (id: string, amount: number, now: Date) =>
      set({ status: 'credited', amount, creditedAt: now, ...DECIDED }, eq(referrals.id, id)),
  };
}

const decided = (decision: Decision | undefined): Change =>
  decision ? { decisionNote: decision.note, decidedBy: decision.staffId, decidedAt: decision.at } : {};
