import type { ValueEntry } from '#domains/value/index.ts';

/** An entry as staff see it. */
export interface LedgerEntry {
  id: string;
  kind: ValueEntry['kind'];
  amount: number;
  orderCode: string | null;
  reason: string | null;
  at: string;
  /** The member of staff; absent: the shop, or the operator. */
  staffId: string | null;
  balance: number;
  /** Made by staff, takes nothing back, and is not taken back. */
  reversible: boolean;
}
