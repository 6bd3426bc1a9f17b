import { randomUUID } from 'node:crypto';
import { daysLater } from '#platform/clock/index.ts';
import type { Member } from '../perks.types.ts';
import { settled } from './account.service.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import { reversing } from './ledger.rules.ts';

/** The key of what an order earned. */
export const orderKey = (code: string): string => `order:${code}`;

/** Of a locked member: opens a lot that can be spent at once. Once for each key. */
export async function grant(
  needs: LedgerNeeds,
  member: Member,
  entry: {
    key: string;
    kind: 'welcome' | 'registered' | 'adjusted';
    points: number;
    actor?: string;
    reason?: string;
  },
): Promise<string | undefined> {
  const { repository, clock } = needs;
  const { points, ...rest } = entry;
  if (points <= 0) return undefined;
  // Before its booking, which makes everything live longer.
  await settled(needs, member);
  const now = clock.now();
  const id = await repository.book(member, {
    ...{ ...rest, at: now },
    lot: { id: randomUUID(), points, clearsAt: now },
  });
  await settled(needs, member);
  return id;
}

/** In the running transaction: books points that can be spent once their order was sent, of a member who is one. Once. */
export async function earn(
  needs: LedgerNeeds,
  member: Member,
  { orderCode, orderedAt, points }: { orderCode: string; orderedAt: Date; points: number },
): Promise<void> {
  const { repository, clock } = needs;
  const membership = await repository.lock(member);
  if (!membership || membership.leftAt || membership.joinedAt > orderedAt || points <= 0) return;
  await settled(needs, member);
  await repository.book(member, {
    ...{ key: orderKey(orderCode), kind: 'earned', at: clock.now(), orderCode },
    lot: { id: randomUUID(), points },
  });
}

/** What an order earned, and nothing took back. */
export async function earnedBy(
  { repository }: LedgerNeeds,
  member: Member,
  orderCode: string,
): Promise<number> {
  const earned = await repository.byKey(member, orderKey(orderCode));
  return earned ? earned.points - (await repository.reversedOf(member, earned.id)) : 0;
}

/** In the running transaction: all of an order was sent, and its points can be spent some days later. */
export async function clear(needs: LedgerNeeds, member: Member, orderCode: string): Promise<void> {
  const { repository, clock, content } = needs;
  if (!(await repository.lock(member))) return;
  const earned = await repository.byKey(member, orderKey(orderCode));
  if (!earned) return;
  const { loyaltyClearingDays } = content.configuration(member.site);
  await repository.clear(earned.id, daysLater(clock.now(), loyaltyClearingDays));
}

/** In the running transaction: what an order earned cannot be spent until that is undone. */
export const hold = (needs: LedgerNeeds, member: Member, orderCode: string): Promise<void> =>
  withEarned(needs, member, orderCode, (id) => needs.repository.hold(id));

/** In the running transaction: undoes `hold`. */
export const free = (needs: LedgerNeeds, member: Member, orderCode: string): Promise<void> =>
  withEarned(needs, member, orderCode, (id) => needs.repository.free(id));

async function withEarned(
  needs: LedgerNeeds,
  member: Member,
  orderCode: string,
  work: (entryId: string) => Promise<unknown>,
): Promise<void> {
  if (!(await needs.repository.lock(member))) return;
  const earned = await needs.repository.byKey(member, orderKey(orderCode));
  if (!earned) return;
  await settled(needs, member);
  await work(earned.id);
  await settled(needs, member);
}

/**
 * In the running transaction: takes back what an order earned beyond `left`, the points of what remains of it. Points that
 * were spent become a debt; those that were lost are gone already.
 *
 * @param key of what was reversed: once for each.
 */
export async function reverse(
  needs: LedgerNeeds,
  member: Member,
  { orderCode, key, left }: { orderCode: string; key: string; left: number },
): Promise<void> {
  const { repository, clock } = needs;
  if (!(await repository.lock(member))) return;
  const earned = await repository.byKey(member, orderKey(orderCode));
  if (!earned || (await repository.byKey(member, key))) return;
  const account = await settled(needs, member);
  const gone =
    (await repository.reversedOf(member, earned.id)) + (await repository.lostOf(member, earned.id));
  const points = earned.points - gone - left;
  if (points <= 0) return;
  const now = clock.now();
  const { debits, debt } = reversing(account, points, earned.id, now);
  await repository.book(member, {
    ...{ key, kind: 'reversed', at: now, orderCode, of: earned.id, debits, debt },
  });
}
