import { memberOf } from '#app/platform/session/visitor.ts';
import { createArea, type LoadEnvironment } from '#app/platform/store/lifecycle.ts';
import type { Addable, Price } from './autoDelivery.types.ts';

/** What is looked for among all that can come with an order; nothing typed: what goes with what comes. */
export interface UpcomingOrderParams {
  text: string;
}

interface UpcomingOrderList {
  component: Addable[];
  /** Chosen for this customer, by what comes to him. */
  recommended: boolean;
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
    autoDeliveryRecurringPriceData?: Price;
    image?: string;
  }[];
}

const SHOWN = 12;

/** Products that can be added to an upcoming order, and what was asked for. */
export const upcomingOrderList = createArea({
  name: 'upcomingOrderList',
  keepData: true,
  load: async (params: UpcomingOrderParams, env): Promise<UpcomingOrderList> => {
    const recommended = params.text === '' ? await recommendedTo(env) : [];
    if (recommended.length > 0) return { component: recommended, recommended: true, params };
    const { api, site, language, signal } = env;
    const { data } = await api.get('/rest/v2/{site}/products/searchText', {
      params: {
        path: { site },
        query: {
          query: params.text,
          filters: 'offer:auto-delivery',
          pageSize: SHOWN,
          fields: 'FULL',
          lang: language,
        },
      },
      call: { signal, throwStatus: true },
    });
    const { products } = data as unknown as { products: ListedProduct[] };
    return { component: products.flatMap(toAddable), recommended: false, params };
  },
});

/** Products like those that come to the customer; without any, or an answer, what sells best will do. */
async function recommendedTo({ api, site, language, signal }: LoadEnvironment): Promise<Addable[]> {
  try {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/getRecommendedProducts', {
      params: { path: { site, user: memberOf(site) }, query: { pageSize: SHOWN, lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return (data as unknown as { products: ListedProduct[] }).products.flatMap(toAddable);
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    return [];
  }
}

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
      price: variant.autoDeliveryRecurringPriceData,
    },
  ];
}
