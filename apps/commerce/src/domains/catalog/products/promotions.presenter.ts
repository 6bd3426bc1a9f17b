import type { Language } from '@crema/brands';
import { type BuyMoreStep, type PricingRules, unitPrice } from '#domains/pricing/index.ts';
import { say } from '#platform/http/index.ts';
import { valueName } from './labels.messages.ts';
import { priceSources } from './product.rules.ts';
import type { CatalogProduct } from './product.types.ts';

interface Reader {
  language: Language;
  configuration: PricingRules;
  priceSegment?: string;
}

/**
 * OCC's potential promotions of a product: buy more save more, where the product takes part and at least one of its
 * variants costs this caller its list price, from which the offer is deducted.
 */
export function presentPotentialPromotions(
  product: CatalogProduct,
  { language, configuration, priceSegment }: Reader,
) {
  const [first, ...further] = configuration.buyMoreSaveMore;
  if (!first || !product.flags.has('isProductBMSMEligible')) return undefined;
  const takesPart = product.variants.some(
    (variant) =>
      variant.sellable &&
      unitPrice(priceSources(variant, priceSegment), 'oneTime', configuration).kind === 'list',
  );
  if (!takesPart) return undefined;
  return [{ code: 'buyMoreSaveMore', description: sentence(first, further, language) }];
}

function sentence(first: BuyMoreStep, further: readonly BuyMoreStep[], language: Language): string {
  const name = valueName('buy-more-save-more', language);
  const en = [`${first.percent}% off ${first.boxes} boxes or more`];
  const fr = [`${first.percent}\u00a0% sur ${first.boxes} boîtes ou plus`];
  for (const { boxes, percent } of further) {
    en.push(`${percent}% off\u00a0${boxes}`);
    fr.push(`${percent}\u00a0% sur\u00a0${boxes}`);
  }
  return say(
    language,
    `${name}: ${en.join(', ')}. Mix and match.`,
    `${name}\u00a0: ${fr.join(', ')}. Mélangez à votre goût.`,
  );
}
