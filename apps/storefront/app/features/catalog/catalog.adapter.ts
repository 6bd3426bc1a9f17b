import type { components } from '@crema/api-client';
import type { Card, CardVariant, Listing, Variant } from './catalog.types.ts';

type ApiVariant = components['schemas']['VariantOption'];
type ApiProduct = components['schemas']['Product'];
/** What a category's page and a page of search results have in common. */
type ApiListing = components['schemas']['CategoryPage'] | components['schemas']['ProductSearchPage'];

/** A variant with its price; empty for the others, as a list sends only the default variant whole. */
export function toVariant(variant: ApiVariant): Variant[] {
  const { options, priceData, originalPriceData, isDiscountPrice = false } = variant;
  if (!options || !priceData || !originalPriceData) return [];
  const { code, color, variantColor, count, unit, boxCount, purchasable, pricePerPod, image } = variant;
  return [
    {
      code,
      options,
      color,
      variantColor,
      count,
      unit,
      boxCount,
      inStock: variant.stock.stockLevelStatus === 'inStock',
      purchasable,
      price: priceData,
      listPrice: originalPriceData,
      isDiscountPrice,
      autoDeliveryPrice: variant.autoDeliveryPriceData,
      laterPrice: variant.autoDeliveryRecurringPriceData?.formattedValue,
      savings: variant.autoDeliverySavings?.map(({ value, formattedValue }) =>
        value > 0 ? formattedValue : '',
      ),
      laterTotals: variant.autoDeliveryTotals?.map((total) => total.formattedValue),
      pricePerPod,
      image,
    },
  ];
}

export function toCardVariant(variant: Variant): CardVariant {
  const { code, count, unit, inStock, purchasable, price, listPrice, isDiscountPrice, pricePerPod } = variant;
  const { autoDeliveryPrice } = variant;
  return {
    code,
    count,
    unit,
    inStock,
    purchasable,
    price: price.formattedValue,
    was: isDiscountPrice ? listPrice.formattedValue : undefined,
    perPod: pricePerPod?.formattedValue,
    autoDelivery:
      autoDeliveryPrice && autoDeliveryPrice.value < price.value
        ? autoDeliveryPrice.formattedValue
        : undefined,
  };
}

const pageOf = (code: string): string => `/p/${code}`;
const USUAL_PICTURE = '/media/{}.webp';

/** Address of a card's picture; empty where it has none. */
export const cardImage = ({ code, picture = USUAL_PICTURE }: Pick<Card, 'code' | 'picture'>): string =>
  picture.replace('{}', code);

/** Address of a card's page. */
export const cardUrl = ({ code, url }: Pick<Card, 'code' | 'url'>): string => url ?? pageOf(code);

/** Nothing until a buyer has said something. */
export const toRating = ({
  averageRating,
  numberOfReviews,
}: Pick<ApiProduct, 'averageRating' | 'numberOfReviews'>): Card['rating'] =>
  averageRating && numberOfReviews ? [averageRating, numberOfReviews] : undefined;

export function toCard(product: ApiProduct): Card {
  const variants = product.variantOptions ?? [];
  const shown = variants.find((variant) => variant.code === product.defaultVariantCode) ?? variants[0];
  const [whole] = shown ? toVariant(shown) : [];
  const { code, name, brand, url, badge, roast, caffeine, strength } = product;
  const colors = variants.filter(({ color, variantColor }) => color && variantColor).length;
  const picture = (product.images[0]?.url ?? '').replace(code, '{}');
  return {
    code,
    name,
    brand,
    kind: product.productType,
    url: url === pageOf(code) ? undefined : url,
    badge,
    picture: picture === USUAL_PICTURE ? undefined : picture,
    roast: roast?.name,
    caffeine: caffeine?.code === 'regular' ? undefined : caffeine?.name,
    strength,
    rating: toRating(product),
    // `undefined` rather than false, which would be sent with the page dozens of times.
    isBundle: product.bundleMarkerProduct || undefined,
    variants: variants.length,
    colors: colors > 1 ? colors : undefined,
    defaultVariant: whole && toCardVariant(whole),
  };
}

export function toListing(answer: ApiListing): Listing {
  return {
    cards: answer.products.map(toCard),
    pagination: answer.pagination,
    sorts: answer.sorts,
    facets: answer.facets.map(({ code, name, values }) => ({
      code,
      name,
      values: values.map((value) => ({
        code: value.code,
        name: value.name,
        count: value.count,
        // `undefined` rather than false, which would be sent with the page a hundred times.
        selected: value.selected || undefined,
        filters: value.selected ? value.query.filters : undefined,
      })),
    })),
    filters: answer.currentQuery.filters,
    chips: answer.breadcrumbs.map((chip) => ({
      facet: chip.facetName,
      name: chip.facetValueName,
      filters: chip.removeQuery.filters,
    })),
  };
}
