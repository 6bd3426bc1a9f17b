import type { KINDS } from '../perks.schemas.ts';

/** What is booked. `settled` pays a debt and is not shown. */
export type EntryKind = (typeof KINDS)[number] | 'settled';

/** An entry as the history shows it. */
export type HistoryRow = {
  id: string;
  kind: Exclude<EntryKind, 'settled'>;
  points: number;
  pending: boolean;
  orderCode: string | null;
  reason: string | null;
  actor: string;
  at: string;
  /** After it, without what is pending now. */
  balance: number;
};

/** A lot of which something is left. */
export interface OpenLot {
  id: string;
  entryId: string;
  open: number;
  /** When it can be spent; absent: once its order was sent. */
  clearsAt?: Date;
  /** When it is lost, if nothing happens before. */
  endsAt: Date;
}

/** What a member has, read for a change of it. */
export interface Account {
  /** Oldest first. */
  lots: OpenLot[];
  debt: number;
}

/** What an entry takes from a lot, or gives back to it where negative. */
export interface Debit {
  lotId: string;
  points: number;
}

/** An entry with all that it moves: its `points` are its lots less its debits less its debt. */
export interface NewEntry {
  key: string;
  kind: EntryKind;
  at: Date;
  actor?: string;
  orderCode?: string;
  of?: string;
  reason?: string;
  /** What it earns. */
  lot?: { id: string; points: number; clearsAt?: Date };
  debits?: readonly Debit[];
  debt?: number;
  /** Until when lots that it gives back to are kept. */
  keptUntil?: Date;
}

/** How long points live. */
export interface Lifetime {
  expiryDays: number;
  keptDays: number;
}
