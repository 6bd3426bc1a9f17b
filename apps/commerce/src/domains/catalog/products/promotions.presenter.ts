import type { Currency, Language } from '@crema/brands';
import {
  type BuyMoreStep,
  type PricingRules,
  type QuantityOffer,
  toPrice,
  unitPrice,
} from '#domains/pricing/index.ts';
import { say } from '#platform/http/index.ts';
import { valueName } from './labels.messages.ts';
import { priceSources, textOf } from './product.rules.ts';
import type { CatalogProduct, CatalogVariant } from './product.types.ts';

interface Reader {
  site: { currency: Currency };
  language: Language;
  configuration: PricingRules;
  priceSegment?: string;
}

/**
 * OCC's potential promotions of a product: what other domains offer on the variant that is shown, then buy more save more.
 * Undefined: there is none.
 */
export function presentPotentialPromotions(
  product: CatalogProduct,
  shown: CatalogVariant | undefined,
  reader: Reader,
) {
  const told = [...(shown?.sellable ? offersOn(shown, reader) : []), ...buyMoreOf(product, reader)];
  return told.length > 0 ? told : undefined;
}

/** Offers by which a unit, or each of several, costs less than one unit does without them. */
function offersOn(variant: CatalogVariant, { site, language, configuration, priceSegment }: Reader) {
  const { others } = configuration;
  if (!others) return [];
  const one = unitPrice(priceSources(variant, priceSegment), 'oneTime', configuration);
  return others.sources.flatMap(({ kind, offers }) =>
    (offers?.(variant, 'oneTime', others.site) ?? [])
      .filter(({ label, steps }) =>
        steps.some(({ quantity, price }) =>
          quantity === 1 ? one.kind === kind && one.label?.en === label.en : price < one.price,
        ),
      )
      .map((offer) => ({ code: kind, description: offered(offer, site.currency, language) })),
  );
}

function offered({ label, steps }: QuantityOffer, currency: Currency, language: Language): string {
  const parts = steps.map(({ quantity, percent, amount = 0 }) => {
    const off = percent === undefined ? toPrice(amount, currency, language).formattedValue : undefined;
    const en = `${off ?? `${percent}%`} off each`;
    const fr = `${off ?? `${percent}\u00a0%`} de rabais sur chacun`;
    return quantity === 1
      ? say(language, en, fr)
      : say(language, `${quantity} or more, ${en}`, `${quantity} ou plus, ${fr}`);
  });
  const name = textOf(label, language);
  return say(language, `${name}: ${parts.join('; ')}.`, `${name}\u00a0: ${parts.join('; ')}.`);
}

/** Buy more save more, where the product takes part and one of its variants costs this caller its list price. */
function buyMoreOf(product: CatalogProduct, { language, configuration, priceSegment }: Reader) {
  const [first, ...further] = configuration.buyMoreSaveMore;
  if (!first || !product.flags.has('isProductBMSMEligible')) return [];
  const takesPart = product.variants.some(
    (variant) =>
      variant.sellable &&
      unitPrice(priceSources(variant, priceSegment), 'oneTime', configuration).kind === 'list',
  );
  if (!takesPart) return [];
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
