import type { Language } from '@crema/brands';
import type { HistoryRow } from '../ledger/ledger.types.ts';
import { entryLabel } from '../perks.messages.ts';
import type { Balance, Membership } from '../perks.types.ts';

interface Read {
  balance: Balance;
  membership: Membership | undefined;
  entries: readonly HistoryRow[];
  total: number;
}

interface Told {
  language: Language;
  offered: boolean;
  most: number;
  /** Emails of members of staff, as entries name them. */
  names: ReadonlyMap<string, string>;
  takenBack: ReadonlySet<string>;
  next?: string;
}

/** What a member has, and how it came about, as staff see it. */
export function presentLedger({ balance, membership, entries, total }: Read, told: Told) {
  const { language, offered, most, names, takenBack, next } = told;
  const { points, pendingPoints, debt, expiresAt } = balance;
  return {
    ...{ offered, most, points, pendingPoints, debt, total },
    member: membership !== undefined && membership.leftAt === undefined,
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    entries: entries.map((entry) => {
      const by = names.get(entry.actor);
      return {
        ...{ id: entry.id, at: new Date(entry.at).toISOString(), label: entryLabel(entry, language) },
        ...{ points: entry.points, pending: entry.pending, balance: entry.balance },
        ...(entry.orderCode ? { orderCode: entry.orderCode } : {}),
        ...(entry.reason ? { reason: entry.reason } : {}),
        ...(by ? { by } : {}),
        reversible: offered && entry.kind === 'adjusted' && !takenBack.has(entry.id),
      };
    }),
    ...(next === undefined ? {} : { next }),
  };
}
