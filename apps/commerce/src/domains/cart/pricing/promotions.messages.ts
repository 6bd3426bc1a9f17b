import type { Currency, Language } from '@crema/brands';
import { Type } from 'typebox';
import { type BuyMoreSaved, type LineTotals, toPrice } from '#domains/pricing/index.ts';
import { say } from '#platform/http/index.ts';

const BUY_MORE = { code: 'buyMoreSaveMore' };

/** Lines whose prices may have a label. */
type Labelled = Pick<LineTotals, 'priceKind' | 'priceLabel' | 'listPrice' | 'basePrice' | 'quantity'>;

/** A promotion as OCC tells of it in a cart. */
const PromotionResult = Type.Object({
  promotion: Type.Object({ code: Type.String() }),
  description: Type.String({ description: 'In the language of the call' }),
});

export const promotionFields = {
  appliedProductPromotions: Type.Array(PromotionResult),
  potentialProductPromotions: Type.Array(PromotionResult, { description: 'What a little more would bring' }),
};

/** What buy more save more and prices with a label take off now, and what a few boxes more would. */
export function presentPromotions(
  saved: BuyMoreSaved | undefined,
  language: Language,
  { lines, currency }: { lines: readonly Labelled[]; currency: Currency },
) {
  const { boxes = 0, percent = 0, next } = saved ?? {};
  const applied = say(
    language,
    `Buy more, save more: ${percent}% off ${boxes} boxes.`,
    `Achetez plus, économisez plus\u00a0: ${percent}\u00a0% sur ${boxes} boîtes.`,
  );
  return {
    appliedProductPromotions: [
      ...(percent > 0 ? [{ promotion: BUY_MORE, description: applied }] : []),
      ...labelled(lines, currency, language),
    ],
    potentialProductPromotions: next ? [{ promotion: BUY_MORE, description: more(next, language) }] : [],
  };
}

/** What each label saves, all its lines together. */
function labelled(lines: readonly Labelled[], currency: Currency, language: Language) {
  const saved = new Map<string, { code: string; amount: number }>();
  for (const { priceKind: code, priceLabel, listPrice, basePrice, quantity } of lines) {
    if (!priceLabel) continue;
    const label = priceLabel[language] ?? priceLabel.en;
    const amount = (saved.get(label)?.amount ?? 0) + (listPrice - basePrice) * quantity;
    saved.set(label, { code, amount });
  }
  return [...saved].map(([label, { code, amount }]) => {
    const { formattedValue } = toPrice(amount, currency, language);
    const description = say(
      language,
      `${label}: you save ${formattedValue}.`,
      `${label}\u00a0: vous économisez ${formattedValue}.`,
    );
    return { promotion: { code }, description };
  });
}

function more({ boxes, percent }: { boxes: number; percent: number }, language: Language): string {
  const several = boxes > 1;
  return say(
    language,
    `Add ${boxes} more eligible ${several ? 'boxes' : 'box'} and save ${percent}%.`,
    `Ajoutez ${boxes} ${several ? 'boîtes admissibles' : 'boîte admissible'} et économisez ${percent}\u00a0%.`,
  );
}
