import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Addable, Price } from './autoDelivery.types.ts';

/** What is looked for among all that can come with an order; nothing typed: what sells best. */
export interface UpcomingOrderParams {
  text: string;
}

interface UpcomingOrderList {
  component: Addable[];
  params: UpcomingOrderParams;
}

/** The parts of a listed product that are read. */
interface ListedProduct {
  name: string;
  brand: string;
  images?: { url: string }[];
  defaultVariantCode?: string;
  variantOptions?: {
    code: string;
    options: { value: string }[];
    purchasable: boolean;
    stock: { stockLevelStatus: string };
    autoDeliveryPriceData?: Price;
    image?: string;
  }[];
}

const SHOWN = 12;

/** Products that can be added to an upcoming order, and what was asked for. */
export const upcomingOrderList = createArea({
  name: 'upcomingOrderList',
  keepData: true,
  load: async (params: UpcomingOrderParams, { api, site, language, signal }): Promise<UpcomingOrderList> => {
    const { data } = await api.get('/rest/v2/{site}/products/searchText', {
      params: {
        path: { site },
        query: { query: params.text, filters: 'offer:auto-delivery', pageSize: SHOWN, lang: language },
      },
      call: { signal, throwStatus: true },
    });
    const { products } = data as unknown as { products: ListedProduct[] };
    return { component: products.flatMap(toAddable), params };
  },
});

/** The variant shown first of a product, if it can come today. */
function toAddable({
  name,
  brand,
  images,
  defaultVariantCode,
  variantOptions = [],
}: ListedProduct): Addable[] {
  const variant = variantOptions.find(({ code }) => code === defaultVariantCode) ?? variantOptions[0];
  if (!variant?.purchasable || variant.stock.stockLevelStatus !== 'inStock') return [];
  return [
    {
      code: variant.code,
      name,
      brand,
      image: variant.image ?? images?.[0]?.url,
      details: variant.options.map(({ value }) => value).join(' · '),
      price: variant.autoDeliveryPriceData,
    },
  ];
}
