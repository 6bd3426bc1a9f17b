/** Products as the search engine sees them. */
import { type Language, SITES } from '@crema/brands';
import { type SearchDocument, slugOf, type Translated } from '@crema/search';
import { LANDINGS } from '../categories/landings.rules.ts';
import { valueName } from '../products/labels.messages.ts';
import type { Localized } from '../products/native.types.ts';
import { soldOnAutoDelivery, textOf, unitOf } from '../products/product.rules.ts';
import type { CatalogProduct, CatalogVariant } from '../products/product.types.ts';
import { colorWords } from './colors.rules.ts';
import { ratingScore, starsAndUp } from './ratings.service.ts';
import type { CatalogSnapshot } from './snapshot.service.ts';

/** Products between two turns of the event loop. */
const SLICE = 50;
/** Half a word means a drink or a brewer that is called so rather than what goes with them. */
const ACCESSORY_WANTED = 0.4;
const POD: Record<Language, string> = { en: 'Pod', fr: 'Capsule' };

/** What everybody pays for one unit of a variant now, in minor units. */
type PriceOf = (variant: CatalogVariant) => number;

/** The products with these codes that are shown. */
export async function* searchDocuments(
  snapshot: CatalogSnapshot,
  priceOf: PriceOf,
  codes: Iterable<string> = snapshot.products.codes(),
): AsyncGenerator<SearchDocument> {
  let seen = 0;
  for (const code of [...codes]) {
    seen += 1;
    if (seen % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
    const product = snapshot.products.peek(code);
    if (product) yield searchDocument(snapshot, priceOf, product);
  }
}

function searchDocument(
  snapshot: CatalogSnapshot,
  priceOf: PriceOf,
  product: CatalogProduct,
): SearchDocument {
  const { attributes, variants } = product;
  const categories = [...snapshot.categoriesOf(product)];
  // The price on the card, so that a list sorted by price looks sorted.
  const shown = snapshot.shown(product);
  const rating = snapshot.ratings.get(product.code);
  const slugs = [
    attributes.beverageType,
    attributes.roast,
    attributes.caffeine,
    attributes.podFormat,
    ...(attributes.flavour ?? []),
    ...(attributes.certification ?? []),
    ...(attributes.dietary ?? []),
  ].filter((slug) => slug !== undefined);
  const unit = unitOf(product.packType);
  const translate = <T>(make: (language: Language) => T): Translated<T> =>
    SITES[snapshot.site].languages.includes('fr') ? { en: make('en'), fr: make('fr') } : { en: make('en') };
  const names = (localized: Localized | undefined, language: Language) =>
    localized ? textOf(localized, language) : '';
  return {
    code: product.code,
    names: product.name,
    brand: product.brand,
    text: translate((language) =>
      [
        names(product.summary, language),
        names(product.keywords, language),
        product.series ?? '',
        product.podId ?? '',
        ...variants.map(({ count }) => (count ? `${count} ${unit}` : '')),
        ...variants.flatMap(({ options, color }) => [
          ...Object.values(options),
          names(color?.name, language),
          color && isCalledByColor(product, language) ? colorWords(color.hex, language) : '',
        ]),
        ...variants.map(({ sku }) => sku ?? ''),
      ].join(' '),
    ),
    kinds: translate((language) => kindsOf(product, language)),
    labels: translate((language) => [
      ...slugs.map((slug) => valueName(slug, language)),
      ...categories.map((code) => names(snapshot.categories.find(code)?.names, language)),
    ]),
    categories,
    facets: facetsOf(product, priceOf, starsAndUp(rating)),
    price: shown ? priceOf(shown) : 0,
    rank: snapshot.rankOf(product),
    wanted: product.productType === 'Accessory' ? ACCESSORY_WANTED : 1,
    newest: product.sequence,
    rating: ratingScore(rating),
    inStock: snapshot.inStock(product),
  };
}

/** Drinks that come in colours themselves. */
const COLORED_DRINK: Record<Language, RegExp> = {
  en: /\b(?:tea|coffee|chocolate|cocoa)s?\b/i,
  fr: /(?<!\p{L})(?:thé|café|chocolat|cacao)s?(?!\p{L})/iu,
};

/** Brewers and accessories, but not those whose text names such a drink: a green mug for tea would be found as green tea. */
function isCalledByColor(
  { productType, name, summary, keywords }: CatalogProduct,
  language: Language,
): boolean {
  if (productType !== 'Accessory') return productType === 'Brewer';
  const words = [name, summary, keywords].map((one) => (one ? textOf(one, language) : ''));
  return !words.some((text) => COLORED_DRINK[language].test(text));
}

/**
 * Accessories name the pods, drinks and brewers they go with; these words make those themselves count for more: "cocoa" is a
 * drink before it is a mug.
 */
function kindsOf({ productType, packType, attributes }: CatalogProduct, language: Language): string[] {
  if (productType === 'Brewer') return [textOf(LANDINGS.Brewer.names, language)];
  if (productType !== 'Coffee' || unitOf(packType) !== 'ct') return [];
  const { beverageType, podFormat } = attributes;
  return [
    POD[language],
    ...(podFormat === 'k-cup' ? [valueName('k-cup', language)] : []),
    ...(beverageType && beverageType !== 'specialty' ? [valueName(beverageType, language)] : []),
  ];
}

function facetsOf(product: CatalogProduct, priceOf: PriceOf, rating: string[]): SearchDocument['facets'] {
  const { attributes, variants, flags } = product;
  const one = (value: string | undefined) => (value ? [value] : undefined);
  const counts = unitOf(product.packType) === 'ct' ? variants.map(({ count }) => count) : [];
  const offers = [
    variants.some((variant) => variant.sellable && priceOf(variant) < variant.listPrice) ? 'sale' : undefined,
    flags.has('isProductBMSMEligible') ? 'buy-more-save-more' : undefined,
    variants.some((variant) => variant.sellable && soldOnAutoDelivery(variant)) ? 'auto-delivery' : undefined,
  ];
  const facets = {
    beverageType: one(attributes.beverageType),
    roast: one(attributes.roast),
    flavour: attributes.flavour,
    caffeine: one(attributes.caffeine),
    brand: one(slugOf(product.brand)),
    boxCount:
      product.productType === 'Coffee' ? counts.flatMap((count) => (count ? String(count) : [])) : undefined,
    podFormat: one(attributes.podFormat),
    certification: attributes.certification,
    dietary: attributes.dietary,
    rating,
    offer: offers.filter((offer) => offer !== undefined),
  };
  return Object.fromEntries(
    Object.entries(facets).filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0),
  );
}
