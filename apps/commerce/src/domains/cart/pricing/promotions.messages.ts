import type { Language } from '@crema/brands';
import { Type } from 'typebox';
import type { BuyMoreSaved } from '#domains/pricing/index.ts';
import { say } from '#platform/http/index.ts';

const BUY_MORE = { code: 'buyMoreSaveMore' };

/** A promotion as OCC tells of it in a cart. */
const PromotionResult = Type.Object({
  promotion: Type.Object({ code: Type.String() }),
  description: Type.String({ description: 'In the language of the call' }),
});

export const promotionFields = {
  appliedProductPromotions: Type.Array(PromotionResult),
  potentialProductPromotions: Type.Array(PromotionResult, { description: 'What a little more would bring' }),
};

/** What buy more save more takes off now, and what a few boxes more would. */
export function presentPromotions(saved: BuyMoreSaved | undefined, language: Language) {
  const { boxes = 0, percent = 0, next } = saved ?? {};
  const applied = say(
    language,
    `Buy more, save more: ${percent}% off ${boxes} boxes.`,
    `Achetez plus, économisez plus\u00a0: ${percent}\u00a0% sur ${boxes} boîtes.`,
  );
  return {
    appliedProductPromotions: percent > 0 ? [{ promotion: BUY_MORE, description: applied }] : [],
    potentialProductPromotions: next ? [{ promotion: BUY_MORE, description: more(next, language) }] : [],
  };
}

function more({ boxes, percent }: { boxes: number; percent: number }, language: Language): string {
  const several = boxes > 1;
  return say(
    language,
    `Add ${boxes} more eligible ${several ? 'boxes' : 'box'} and save ${percent}%.`,
    `Ajoutez ${boxes} ${several ? 'boîtes admissibles' : 'boîte admissible'} et économisez ${percent}\u00a0%.`,
  );
}
