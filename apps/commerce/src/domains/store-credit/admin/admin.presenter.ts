import type { LedgerEntry } from './ledger.types.ts';

interface Read {
  balance: number;
  entries: readonly LedgerEntry[];
  total: number;
  most: number;
  /** Emails of members of staff by their ids. */
  names: ReadonlyMap<string, string>;
  next: string | undefined;
}

/** What a customer has, and how it came about, as staff see it. */
export const presentLedger = ({ balance, entries, total, most, names, next }: Read) => ({
  ...{ balance, total, most },
  entries: entries.map(({ at, orderCode, reason, staffId, ...entry }) => {
    const by = staffId === null ? undefined : names.get(staffId);
    return {
      ...entry,
      at: new Date(at).toISOString(),
      ...(orderCode ? { orderCode } : {}),
      ...(reason ? { reason } : {}),
      ...(by ? { by } : {}),
    };
  }),
  ...(next === undefined ? {} : { next }),
});
