import type { components } from '@crema/api-client';
import type { LogEvent } from '#app/platform/logging/logger.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { toCard, toRating, toVariant } from '../catalog.adapter.ts';
import type { Card, Image, Named, Variant } from '../catalog.types.ts';

export interface Feature {
  code: string;
  name: string;
  values: string[];
  /** What is only so or not so: which. */
  is?: boolean;
}

/** Outer measures in inches, as the catalogue has them. */
export interface Size {
  width: number;
  height: number;
  depth: number;
}

/** A product as its page shows it. */
export interface Product {
  code: string;
  name: string;
  brand: string;
  summary?: string;
  description?: string;
  badge?: string;
  /** The discount for larger quantities, in a sentence. */
  promotion?: string;
  /** Stars of buyers on average, and how many of them; absent until there is one. */
  rating?: [average: number, count: number];
  productType: string;
  images: Image[];
  categories: Named[];
  variants: Variant[];
  defaultVariantCode?: string;
  optionNames: string[];
  strength?: number;
  roast?: Named;
  flavour: Named[];
  features: Feature[];
  specs: Feature[];
  /** Absent where not all three are known. */
  size?: Size;
  /** False for what is e-mailed or held online. */
  shipped: boolean;
}

/** Logged once the repeated call has failed too; the sentence is the specification's. */
const NO_DATA: LogEvent = {
  type: 'ERROR',
  severity: 'medium',
  category: 'product',
  eventType: 'product-data',
  message: 'Failed to fetch product data',
};

export const product = createArea({
  name: 'product',
  load: async (code: string, { api, log, site, language, signal }): Promise<Product> => {
    const { data: answer } = await api
      .get('/rest/v2/{site}/products/{code}', {
        params: { path: { site, code }, query: { fields: 'FULL', lang: language } },
        call: { signal, throwStatus: true },
      })
      .catch((thrown: unknown) => {
        log({ ...NO_DATA, extraInfo: { code } });
        throw thrown;
      });
    const classified = (group: string) =>
      answer.classifications?.find(({ code: one }) => one === group)?.features ?? [];
    const { name, brand, summary, description, badge, productType, defaultVariantCode, strength, roast } =
      answer;
    return {
      code: answer.code,
      name,
      brand,
      summary,
      description,
      badge,
      rating: toRating(answer),
      promotion: answer.potentialPromotions?.map(({ description }) => description).join(' '),
      productType,
      defaultVariantCode,
      strength,
      roast,
      images: answer.images,
      categories: answer.categories ?? [],
      variants: (answer.variantOptions ?? []).flatMap(toVariant),
      optionNames: answer.optionNames ?? [],
      flavour: answer.flavour ?? [],
      features: classified('attributes').map(toFeature),
      specs: classified('specs').map(toFeature),
      size: sizeOf(classified('specs')),
      shipped: !answer.isVirtualProduct,
    };
  },
});

type Classified = NonNullable<components['schemas']['Product']['classifications']>[number]['features'];

/** Codes of values that only say whether something is so. */
const IS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

const toFeature = ({ code, name, featureValues }: Classified[number]): Feature => ({
  code,
  name,
  values: featureValues.map(({ value }) => value),
  is: IS[featureValues[0]?.code ?? ''],
});

function sizeOf(specs: Classified): Size | undefined {
  const inches = (wanted: string): number =>
    Number(specs.find(({ code }) => code === wanted)?.featureValues[0]?.code);
  const size = { width: inches('widthIn'), height: inches('heightIn'), depth: inches('depthIn') };
  return Object.values(size).every((one) => one > 0) ? size : undefined;
}

/** Products to buy instead of one that is sold out. */
export const alternatives = createArea({
  name: 'alternatives',
  load: async (code: string, { api, site, language, signal }): Promise<Card[]> => {
    const { data } = await api.get('/rest/v2/{site}/products/getProductOOSRecommendation', {
      params: { path: { site }, query: { productCode: code, lang: language } },
      call: { signal, throwStatus: true },
    });
    return data.products.map(toCard);
  },
});

/** Products most like one. */
export const relatedProducts = createArea({
  name: 'relatedProducts',
  load: async (code: string, { api, site, language, signal }): Promise<Card[]> => {
    const { data } = await api.get('/rest/v2/{site}/products/recommendedProducts', {
      params: { path: { site }, query: { productCode: code, lang: language } },
      call: { signal, throwStatus: true },
    });
    return data.products.map(toCard);
  },
});
