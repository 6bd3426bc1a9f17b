export { registerLedgerAdmin } from './admin/ledger.routes.ts';
export { type ValueLedger, valueLedger } from './ledger.repository.ts';
export type { Holder, PaidOfOrder, ValueEntry } from './value.types.ts';
