/** An entry, ready to be shown. */
export interface LedgerLine {
  id: string;
  /** ISO instant. */
  at: string;
  label: string;
  amount: string;
  balance: string;
  orderCode?: string | undefined;
  reason?: string | undefined;
  by?: string | undefined;
  reversible: boolean;
}
