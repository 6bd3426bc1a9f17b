import type { Language } from '@crema/brands';
import type { HistoryRow } from './ledger/ledger.types.ts';
import { entryLabel } from './perks.messages.ts';
import type { Balance, Membership, Page, Pagination, PresentedReward } from './perks.types.ts';
import { nextReward } from './rewards/rewards.rules.ts';

/** What somebody has, and what it is good for. */
export function presentDetails(
  { points, pendingPoints, debt, expiresAt }: Balance,
  membership: Membership | undefined,
  {
    threshold,
    tiers,
    offered,
  }: {
    threshold: number;
    tiers: readonly number[];
    offered: { rewards: PresentedReward[]; pagination: Pagination } | undefined;
  },
) {
  const next = nextReward(tiers, points);
  return {
    ...{ points, pendingPoints, debt, threshold },
    ...(next ? { nextReward: next } : {}),
    optedIn: membership !== undefined && membership.leftAt === undefined,
    ...(membership ? { joinedAt: membership.joinedAt.toISOString() } : {}),
    ...(membership?.leftAt ? { leftAt: membership.leftAt.toISOString() } : {}),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    ...offered,
  };
}

/** A page of the history. */
export function presentHistory(
  { entries, total }: { entries: readonly HistoryRow[]; total: number },
  { currentPage, limit }: Page,
  language: Language,
) {
  return {
    entries: entries.map(({ id, at, kind, points, pending, orderCode, balance }) => ({
      ...{ id, date: new Date(at).toISOString(), kind, points, pending },
      ...(orderCode ? { orderCode } : {}),
      label: entryLabel({ kind, orderCode, points }, language),
      balance,
    })),
    pagination: {
      ...{ currentPage, pageSize: limit },
      ...{ totalPages: Math.ceil(total / limit), totalResults: total },
    },
  };
}
