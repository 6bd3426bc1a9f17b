import type { Language } from '@crema/brands';
import type { PriceCandidate } from '#domains/pricing/index.ts';
import { kindTitle, reasons } from './price-reasons.messages.ts';

interface WeighedPrice {
  kind: string;
  title: string;
  amount?: number;
  wins: boolean;
  reason: string;
}

/** What a cart with this product alone charges for a unit, by its own reckoning. */
interface Charged {
  priceKind: string;
  basePrice: number;
  listPrice: number;
}

/**
 * Every price with why it counts or does not. Which one wins is what the cart says, not what is reckoned here.
 *
 * @param inKit what it costs in a kit; no cart without the kit charges it
 */
export function weighed(
  candidates: readonly PriceCandidate[],
  { priceKind, basePrice, listPrice }: Charged,
  { inKit, buyMorePercent, language }: { inKit?: number; buyMorePercent: number; language: Language },
): WeighedPrice[] {
  const row = (kind: string, amount: number, reason: string): WeighedPrice => ({
    ...{ kind, title: kindTitle(kind, language), amount },
    ...{ wins: kind === priceKind, reason: kind === priceKind ? wonBy(kind) : reason },
  });
  const wonBy = (kind: string): string => {
    if (kind === 'buyMoreSaveMore') return reasons.buyMore(language, buyMorePercent);
    return kind === 'list' ? reasons.onlyOne(language) : reasons.wins(language);
  };
  const lost = (price: number): string =>
    price === basePrice ? reasons.equal(language) : reasons.higher(language);
  const rows = candidates.map(({ kind, price, eligible, label }) => {
    const known = row(kind, price, eligible ? lost(price) : reasons.notThisWay(language));
    return label ? { ...known, title: `${known.title}: ${label[language] ?? label.en}` } : known;
  });
  if (priceKind === 'buyMoreSaveMore') rows.push(row(priceKind, basePrice, ''));
  if (inKit !== undefined)
    rows.push({
      kind: 'kit',
      title: kindTitle('campaign', language),
      amount: inKit,
      wins: false,
      reason: reasons.kitOnly(language),
    });
  return [...rows, row('list', listPrice, lost(listPrice))];
}
