import { randomUUID } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import { daysLater } from '#platform/clock/index.ts';
import type { Balance, Member, Membership } from '../perks.types.ts';
import type { LedgerNeeds } from './ledger.deps.ts';
import { redeeming, settlementOf } from './ledger.rules.ts';
import type { Account, Lifetime, NewEntry } from './ledger.types.ts';

/** How long points live at a site. */
function lifetimeOf({ content }: Pick<LedgerNeeds, 'content'>, site: SiteId): Lifetime {
  const { perksExpiryDays, perksKeptDays } = content.configuration(site);
  return { expiryDays: perksExpiryDays, keptDays: perksKeptDays };
}

/** What somebody has who never joined. */
const NOTHING: Balance = { points: 0, pendingPoints: 0, debt: 0 };

/** What a member has now, and who that is; in one statement. */
export async function read(
  needs: LedgerNeeds,
  member: Member,
): Promise<{ balance: Balance; membership?: Membership; isDue: boolean }> {
  const { repository, clock } = needs;
  const found = await repository.balance(member, lifetimeOf(needs, member.site), clock.now());
  return found ?? { balance: NOTHING, isDue: false };
}

export const balance = async (needs: LedgerNeeds, member: Member): Promise<Balance> =>
  (await read(needs, member)).balance;

/** Locks the member's row until the transaction ends. @returns false for one who never joined, or left. */
export async function lock({ repository }: LedgerNeeds, member: Member): Promise<boolean> {
  const membership = await repository.lock(member);
  return membership !== undefined && membership.leftAt === undefined;
}

/** In the running transaction, of a locked member: books what the clock alone has done. Answers the account after it. */
export async function settled(needs: LedgerNeeds, member: Member): Promise<Account> {
  const { repository, clock } = needs;
  const before = await repository.account(member, lifetimeOf(needs, member.site));
  const { entries, account } = settlementOf(before, clock.now(), randomUUID);
  for (const entry of entries) await repository.book(member, entry);
  return account;
}

/** Which of so many people of a site are members; in one statement, without a lock. */
export const membersAmong = ({ repository }: LedgerNeeds, site: SiteId, customerIds: readonly string[]) =>
  repository.membersAmong(site, customerIds);

/** What all members of a site have together. */
export const totals = (needs: LedgerNeeds, site: SiteId) =>
  needs.repository.totals(site, lifetimeOf(needs, site), needs.clock.now());

/** In the running transaction: books what happened in the past, in this order. For demos only. */
export async function restore(
  { repository }: LedgerNeeds,
  member: Member,
  entries: readonly NewEntry[],
): Promise<void> {
  for (const entry of entries) await repository.book(member, entry);
}

/** Books what has expired, of one member. */
export const settle = (needs: LedgerNeeds, member: Member): Promise<void> =>
  needs.db.transaction(async () => {
    if (await needs.repository.lock(member)) await settled(needs, member);
  });

/** See `PerksLedger`. */
export async function redeem(
  needs: LedgerNeeds,
  member: Member,
  { key, points, orderCode }: { key: string; points: number; orderCode?: string },
): Promise<string | undefined> {
  const { repository, clock } = needs;
  const membership = await repository.lock(member);
  const done = membership && (await repository.byKey(member, key));
  if (done) return done.id;
  if (!membership || membership.leftAt) return undefined;
  const now = clock.now();
  const debits = redeeming(await settled(needs, member), points, now);
  if (!debits) return undefined;
  return repository.book(member, {
    ...{ key, kind: 'redeemed', at: now, debits },
    ...(orderCode === undefined ? {} : { orderCode }),
  });
}

/** See `PerksLedger`. Also of one who has left. */
export async function giveBack(
  needs: LedgerNeeds,
  member: Member,
  { key, of }: { key: string; of: string },
): Promise<void> {
  const { repository } = needs;
  if (!(await repository.lock(member))) return;
  if (await repository.byKey(member, key)) return;
  await settled(needs, member);
  await undo(needs, member, { key, of, kind: 'givenBack', actor: 'shop' });
  await settled(needs, member);
}

/** Of a locked member: gives what an entry took back to its own lots, unless that was done. */
export async function undo(
  needs: LedgerNeeds,
  member: Member,
  entry: { key: string; of: string; kind: 'givenBack' | 'adjustmentReversed'; actor: string },
): Promise<void> {
  const { repository, clock } = needs;
  if (await repository.isUndone(member, entry.of)) return;
  const now = clock.now();
  const taken = await repository.debitsOf(member, entry.of);
  if (taken.length === 0) return;
  await repository.book(member, {
    ...{ ...entry, at: now },
    debits: taken.map(({ lotId, points }) => ({ lotId, points: -points })),
    keptUntil: daysLater(now, lifetimeOf(needs, member.site).keptDays),
  });
}
