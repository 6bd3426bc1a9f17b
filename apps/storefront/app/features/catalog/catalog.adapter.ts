import type { Card, CardVariant, Image, Listing, Named, Price, Variant } from './catalog.types.ts';

/** The parts of the API's product that the screens read. */
export interface ApiProduct {
  code: string;
  name: string;
  brand: string;
  productType: string;
  url: string;
  summary?: string;
  badge?: string;
  bundleMarkerProduct?: boolean;
  defaultVariantCode?: string;
  images?: Image[];
  roast?: Named;
  caffeine?: Named;
  strength?: number;
  variantOptions?: ApiVariant[];
}

export interface ApiVariant {
  code: string;
  defaultVariant: boolean;
  options: { name: string; value: string }[];
  color?: string;
  variantColor?: string;
  count?: number;
  unit?: string;
  boxCount?: number;
  stock: { stockLevelStatus: string };
  purchasable: boolean;
  priceData: Price;
  originalPriceData: Price;
  isDiscountPrice: boolean;
  autoDeliveryPriceData?: Price;
  pricePerPod?: Price;
  image?: string;
}

export interface ApiListing {
  products: ApiProduct[];
  pagination: Listing['pagination'];
  sorts: Listing['sorts'];
  facets: { code: string; name: string; values: ApiFacetValue[] }[];
  currentQuery: { filters: string };
  breadcrumbs: { facetName: string; facetValueName: string; removeQuery: { filters: string } }[];
}

interface ApiFacetValue {
  code: string;
  name: string;
  count: number;
  selected: boolean;
  query: { filters: string };
}

export function toVariant(variant: ApiVariant): Variant {
  const {
    code,
    options,
    color,
    variantColor,
    count,
    unit,
    boxCount,
    purchasable,
    isDiscountPrice,
    pricePerPod,
    image,
  } = variant;
  return {
    code,
    options,
    color,
    variantColor,
    count,
    unit,
    boxCount,
    inStock: variant.stock.stockLevelStatus === 'inStock',
    purchasable,
    price: variant.priceData,
    listPrice: variant.originalPriceData,
    isDiscountPrice,
    autoDeliveryPrice: variant.autoDeliveryPriceData,
    pricePerPod,
    image,
  };
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
const imageOf = (code: string): string => `/media/${code}.webp`;

/** Address of a card's picture; empty where it has none. */
export const cardImage = ({ code, image }: Pick<Card, 'code' | 'image'>): string => image ?? imageOf(code);

/** Address of a card's page. */
export const cardUrl = ({ code, url }: Pick<Card, 'code' | 'url'>): string => url ?? pageOf(code);

export function toCard(product: ApiProduct): Card {
  const variants = product.variantOptions ?? [];
  const shown = variants.find((variant) => variant.code === product.defaultVariantCode) ?? variants[0];
  const { code, name, brand, url, badge, roast, caffeine, strength } = product;
  const colors = variants.filter(({ color, variantColor }) => color && variantColor).length;
  const image = product.images?.[0]?.url ?? '';
  return {
    code,
    name,
    brand,
    kind: product.productType,
    url: url === pageOf(code) ? undefined : url,
    badge,
    image: image === imageOf(code) ? undefined : image,
    roast: roast?.name,
    caffeine: caffeine?.code === 'regular' ? undefined : caffeine?.name,
    strength,
    // What is false is not sent with the page, dozens of times.
    isBundle: product.bundleMarkerProduct || undefined,
    variants: variants.length,
    colors: colors > 1 ? colors : undefined,
    defaultVariant: shown && toCardVariant(toVariant(shown)),
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
        // What is false is not sent with the page, a hundred times.
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
