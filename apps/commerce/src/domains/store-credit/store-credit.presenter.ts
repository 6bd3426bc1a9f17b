import { type Language, SITES, type SiteId } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import type { ValueEntry } from '#domains/value/index.ts';

/** A page of a customer's store credit. */
export function presentStoreCredit(
  site: SiteId,
  { balance, entries, total }: { balance: number; entries: readonly ValueEntry[]; total: number },
  { currentPage, pageSize }: { currentPage: number; pageSize: number },
  language: Language,
) {
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language);
  return {
    balance: price(balance),
    entries: entries.map(({ at, kind, amount, orderCode, balance: after }) => ({
      ...{ date: at.toISOString(), kind, amount: price(amount), balance: price(after) },
      ...(orderCode ? { orderCode } : {}),
    })),
    pagination: {
      ...{ currentPage, pageSize },
      totalPages: Math.ceil(total / pageSize),
      totalResults: total,
    },
  };
}
